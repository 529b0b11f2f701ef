import PDFDocument from 'pdfkit';

/**
 * A document that keeps what it writes. pdfkit's own way out is a stream, which takes from the front of a list that is
 * by then a hundred thousand long: the greater part of the time of a large handbook.
 */
export class CollectedDocument extends PDFDocument {
  // Declared only: the constructor above writes before a field of this class would be made.
  declare private chunks: Uint8Array[] | undefined;
  declare private isWhole: boolean | undefined;

  override push(chunk: Uint8Array | null): boolean {
    this.chunks ??= [];
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
