import { deflateSync } from 'node:zlib';
import PDFDocument, { type Reference } from 'pdfkit';
import { ByteBlocks } from './byte-blocks.ts';

/** Letters that become bytes at once. */
const LETTERS = 256 * 1024;

/**
 * A document that keeps what it writes. pdfkit's own way out is a stream, which takes from the front of a list that is
 * by then a hundred thousand long, and it makes bytes of each operator and each line alone: the greater part of the time
 * of a large handbook.
 */
export class CollectedDocument extends PDFDocument {
  // Declared only: the constructor above writes before a field of this class would be made.
  declare private written: ByteBlocks | undefined;
  declare private isWhole: boolean | undefined;
  /** Operators of the present page, a letter for each byte. */
  declare private pageOperators: string | undefined;
  /** What is not yet in `written`, likewise. */
  declare private unpushed: string | undefined;

  override addContent(operators: string): this {
    this.pageOperators = `${this.pageOperators ?? ''}${operators}\n`;
    return this;
  }

  override flushPages() {
    const { page, pageOperators } = this;
    this.pageOperators = '';
    if (pageOperators) {
      // The platform compresses: pdfkit would do it in JavaScript.
      page.content.compress = false;
      page.content.data.Filter = 'FlateDecode';
      page.content.write(deflateSync(Buffer.from(pageOperators, 'latin1')));
    }
    super.flushPages();
    // pdfkit holds every page until the end, for what refers to it.
    if (page) for (const { data } of [page.dictionary, page.resources, page.content]) empty(data);
  }

  /** What `draw` draws, kept to be shown on a page: that page's size in points, counted from its top like a page. */
  drawForm(width: number, height: number, draw: () => void): Reference {
    const { page, pageOperators } = this;
    const surface = { fonts: {}, xobjects: {}, annotations: [], markings: [] };
    this.page = surface as unknown as typeof page;
    this.pageOperators = `1 0 0 -1 0 ${height} cm\n`;
    draw();
    const form = this.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, width, height],
      Resources: { Font: surface.fonts, XObject: surface.xobjects },
      Filter: 'FlateDecode',
    });
    form.compress = false;
    form.end(deflateSync(Buffer.from(this.pageOperators ?? '', 'latin1')));
    this.page = page;
    this.pageOperators = pageOperators;
    return form;
  }

  /** A place to press on the present page; gives the number of its object. pdfkit takes four times as long for one. */
  linkTo({ x, y, width, height, contents, structParent, ...to }: PlaceToPress): number {
    const { page } = this;
    const reference = this.ref({});
    page.annotations.push(reference);
    const bottom = page.height - y - height;
    const sides = [x, bottom, x + width, bottom + height].map((side) => side.toFixed(2)).join(' ');
    const action =
      'url' in to ? `/A <</S /URI /URI ${textObject(to.url)}>>` : `/Dest (${to.destination})`;
    const about = `/Contents ${textObject(contents)} /StructParent ${structParent}`;
    this.writeObject(
      reference.id,
      `<</Type /Annot /Subtype /Link /Rect [${sides}] /Border [0 0 0] /F 4 ${about} ${action}>>`,
    );
    this._waiting -= 1;
    return reference.id;
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

  override end() {
    // For PDF/UA pdfkit lists the glyphs of each font, but not the parts that some are composed of. A list that is not whole
    // is against the standard, which asks for none: fonts are written as of a file that follows no standard.
    const { subset } = this;
    this.subset = undefined;
    for (const font of Object.values(this._fontFamilies)) font.finalize();
    this.subset = subset;
    super.end();
  }

  override endMarkings() {
    // A file for folding has no tags.
    if (this._root.data.MarkInfo) this.getMarkInfoDictionary().end();
  }

  override _write(data: string | Uint8Array) {
    if (typeof data === 'string') {
      this.unpushed = `${this.unpushed ?? ''}${data}\n`;
      this._offset += data.length + 1;
      if (this.unpushed.length > LETTERS) this.pushText();
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

  private keep(bytes: Uint8Array) {
    this.written ??= new ByteBlocks();
    this.written.add(bytes);
  }

  /** The file, once the document has ended. Throws where it has not. */
  file(): ByteBlocks {
    if (!this.isWhole || !this.written) throw new Error('The PDF has not ended.');
    return this.written;
  }
}

type PlaceToPress = {
  /** The place, from the top left corner, and the size, in points. */
  x: number;
  y: number;
  width: number;
  height: number;
  contents: string;
  structParent: number;
} & ({ url: string } | { destination: string });

/** Writes a text as letters where all are ASCII, else as UTF-16. */
function textObject(text: string): string {
  const isAscii = /^[\x20-\x7e]*$/.test(text);
  const bytes = isAscii
    ? text
    : Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('latin1');
  const escaped = bytes
    .replaceAll(/[\\()]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r');
  return `(${escaped})`;
}

function empty(dictionary: Record<string, unknown>) {
  for (const name of Object.keys(dictionary)) delete dictionary[name];
}
