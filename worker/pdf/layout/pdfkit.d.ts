/** The part of pdfkit 0.20 that the handbook uses. The published types are those of older versions. */
declare module 'pdfkit' {
  /** An object of the file, which others refer to. */
  export class Reference {
    readonly id: number;
    readonly data: Record<string, unknown>;
    /** Whether what is written is still to be compressed. */
    compress: boolean;
    write(content: string | Uint8Array): void;
    end(content?: string | Uint8Array): void;
  }

  /** A font of the document, whose used glyphs stand in the file. */
  export type EmbeddedFont = {
    readonly id: string;
    /** Thousandths of the size to a unit of the font. */
    readonly scale: number;
    /** As fontkit has opened it. */
    readonly font: {
      readonly GPOS: import('../text/kerning.ts').PairPositions;
      hasGlyphForCodePoint(point: number): boolean;
      glyphForCodePoint(point: number): { id: number; advanceWidth: number };
    };
    readonly subset: { includeGlyph(id: number): number };
    /** The width of each glyph, by its number in the file. */
    readonly widths: number[];
    readonly unicode: number[][];
    /** Glyphs in the order in which they are drawn; all lengths in thousandths of the size. */
    layoutCached(word: string): {
      glyphs: { id: number; codePoints: number[] }[];
      positions: { xAdvance: number; advanceWidth: number; xOffset: number; yOffset: number }[];
      advanceWidth: number;
    };
    ref(): Reference;
  };

  export class Outline {
    /** A bookmark to the present page. */
    addItem(title: string, options: { fit: false; left: number; top: number }): Outline;
  }

  type Options = {
    autoFirstPage: boolean;
    pdfVersion: string;
    /** Left out of a file that has no tags. */
    subset?: 'PDF/UA';
    tagged: boolean;
    lang: string;
    displayTitle: boolean;
    /** null: none of the fonts that every reader is said to have. */
    font: null;
    info: { Title: string; Author: string; Subject: string; CreationDate: Date };
  };

  export default class PDFDocument {
    constructor(options: Options);
    readonly outline: Outline;
    addPage(options: { size: [width: number, height: number]; margin: number }): this;
    end(): void;
    /** Takes what is written, in order, and null at the end. */
    push(chunk: Uint8Array | null): boolean;
    page: {
      xobjects: Record<string, Reference>;
      fonts: Record<string, Reference>;
      readonly height: number;
      readonly annotations: Reference[];
      readonly dictionary: Reference;
      readonly resources: Reference;
      readonly content: Reference;
    };
    /** Ends the present page. */
    flushPages(): void;
    /** Part of the standard that the file says it follows, as `Options.subset` asks; `_fontFamilies` are its fonts. */
    subset?: number | undefined;
    readonly _fontFamilies: Record<string, { finalize(): void }>;
    /** Bytes written so far. */
    _offset: number;
    /** Where each object begins, null for what is not yet written. */
    readonly _offsets: (number | null)[];
    /** Objects of `ref` that are not yet written. */
    _waiting: number;
    getStructTreeRoot(): Reference;
    getMarkInfoDictionary(): Reference;
    readonly _root: Reference;
    /** Writes both. */
    endMarkings(): void;
    _write(data: string | Uint8Array): void;
    ref(dictionary: Record<string, unknown>): Reference;
    addContent(operators: string): this;
    /** A file, or a font that another document has opened. */
    registerFont(name: string, source: Uint8Array | EmbeddedFont['font']): this;
    font(name: string): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    path(path: string): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    lineWidth(points: number): this;
    lineCap(cap: 'round'): this;
    lineJoin(join: 'round'): this;
    fill(colour: string): this;
    stroke(colour: string): this;
    markContent(tag: 'Artifact', options: { type: string }): this;
    markContent(tag: 'Span', options: { actual: string }): this;
    endMarkedContent(): this;
    addNamedDestination(name: string, kind: 'XYZ', x: number, y: number, zoom: null): void;
  }
}
