import PDFDocument from 'pdfkit';

/**
 * A document that keeps what it writes. pdfkit's own way out is a stream, which takes from the front of a list that is
 * by then a hundred thousand long, and it makes bytes of each operator and each line alone: the greater part of the time
 * of a large handbook.
 */
export class CollectedDocument extends PDFDocument {
  // Declared only: the constructor above writes before a field of this class would be made.
  declare private chunks: Uint8Array[] | undefined;
  declare private isWhole: boolean | undefined;
  /** Operators of the present page, a letter for each byte. */
  declare private pageOperators: string | undefined;
  /** Written and not yet in `chunks`, likewise. */
  declare private unpushed: string | undefined;

  override addContent(operators: string): this {
    this.pageOperators = `${this.pageOperators ?? ''}${operators}\n`;
    return this;
  }

  override flushPages() {
    if (this.pageOperators) this.page.write(Buffer.from(this.pageOperators, 'latin1'));
    this.pageOperators = '';
    super.flushPages();
  }

  override _write(data: string | Uint8Array) {
    if (typeof data === 'string') {
      this.unpushed = `${this.unpushed ?? ''}${data}\n`;
      this._offset += data.length + 1;
      return;
    }
    this.push(data);
    this._offset += data.length;
  }

  override push(chunk: Uint8Array | null): boolean {
    this.chunks ??= [];
    if (this.unpushed) this.chunks.push(Buffer.from(this.unpushed, 'latin1'));
    this.unpushed = '';
    if (chunk) this.chunks.push(chunk);
    else this.isWhole = true;
    return true;
  }

  /** The file, once the document has ended. Throws where it has not. */
  bytes(): Uint8Array {
    if (!this.isWhole) throw new Error('The PDF has not ended.');
    const chunks = this.chunks ?? [];
    const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const chunk of chunks) {
      bytes.set(chunk, at);
      at += chunk.length;
    }
    return bytes;
  }
}
