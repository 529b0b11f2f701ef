import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

/** Bytes that are kept together: a large handbook is some thirty of these, and a hundred thousand pieces. */
const BLOCK = 256 * 1024;

/**
 * A document that keeps what it writes. pdfkit's own way out is a stream, which takes from the front of a list that is
 * by then a hundred thousand long, and it makes bytes of each operator and each line alone: the greater part of the time
 * of a large handbook.
 */
export class CollectedDocument extends PDFDocument {
  // Declared only: the constructor above writes before a field of this class would be made.
  declare private blocks: Uint8Array[] | undefined;
  /** Bytes in `blocks`, of which the last may have room. */
  declare private kept: number | undefined;
  declare private isWhole: boolean | undefined;
  /** Operators of the present page, a letter for each byte. */
  declare private pageOperators: string | undefined;
  /** Written and not yet in `blocks`, likewise. */
  declare private unpushed: string | undefined;

  override addContent(operators: string): this {
    this.pageOperators = `${this.pageOperators ?? ''}${operators}\n`;
    return this;
  }

  override flushPages() {
    const { page, pageOperators } = this;
    this.pageOperators = '';
    if (pageOperators) {
      // By the platform: pdfkit would do it in JavaScript.
      page.content.compress = false;
      page.content.data.Filter = 'FlateDecode';
      page.content.write(deflateSync(Buffer.from(pageOperators, 'latin1')));
    }
    super.flushPages();
    // pdfkit holds every page until the end, for what refers to it.
    if (page) for (const { data } of [page.dictionary, page.resources, page.content]) empty(data);
  }

  /** The number of an object that is to be written before the end. */
  reserve(): number {
    this._offsets.push(null);
    return this._offsets.length;
  }

  writeObject(id: number, body: string) {
    this._offsets[id - 1] = this._offset;
    this._write(`${id} 0 obj\n${body}\nendobj`);
  }

  get structureRootId(): number {
    return this.getStructTreeRoot().id;
  }

  /** In place of pdfkit's own. */
  writeStructureRoot(body: string) {
    this.writeObject(this.structureRootId, body);
    this._waiting -= 1;
  }

  override endMarkings() {
    this.getMarkInfoDictionary().end();
  }

  override _write(data: string | Uint8Array) {
    if (typeof data === 'string') {
      this.unpushed = `${this.unpushed ?? ''}${data}\n`;
      this._offset += data.length + 1;
      if (this.unpushed.length > BLOCK) this.pushText();
      return;
    }
    this.push(data);
    this._offset += data.length;
  }

  override push(chunk: Uint8Array | null): boolean {
    this.pushText();
    if (chunk) this.keep(chunk);
    else this.isWhole = true;
    return true;
  }

  private pushText() {
    if (this.unpushed) this.keep(Buffer.from(this.unpushed, 'latin1'));
    this.unpushed = '';
  }

  /** Copied, because what zlib gives may be a small part of the memory that it holds. */
  private keep(bytes: Uint8Array) {
    this.blocks ??= [];
    const { blocks } = this;
    const used = (this.kept ?? 0) % BLOCK;
    const last = used === 0 ? undefined : blocks.at(-1);
    const head = bytes.subarray(0, last ? BLOCK - used : 0);
    last?.set(head, used);
    for (let at = head.length; at < bytes.length; at += BLOCK) {
      const block = new Uint8Array(BLOCK);
      block.set(bytes.subarray(at, at + BLOCK));
      blocks.push(block);
    }
    this.kept = (this.kept ?? 0) + bytes.length;
  }

  /** The file, once the document has ended. Throws where it has not. */
  bytes(): Uint8Array {
    if (!this.isWhole) throw new Error('The PDF has not ended.');
    const bytes = new Uint8Array(this.kept ?? 0);
    const blocks = this.blocks ?? [];
    blocks.forEach((block, at) => {
      bytes.set(block.subarray(0, bytes.length - at * BLOCK), at * BLOCK);
    });
    this.blocks = [];
    return bytes;
  }
}

function empty(dictionary: Record<string, unknown>) {
  for (const name of Object.keys(dictionary)) delete dictionary[name];
}
