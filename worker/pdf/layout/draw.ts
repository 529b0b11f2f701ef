import type PDFDocument from 'pdfkit';
import type { Reference, StructureElement } from 'pdfkit';
import type { Target } from '../../../shared/paper/handbook/sections.ts';
import type { Qr } from '../../../shared/paper/qr.ts';
import type { CodeMark, DrawingMark, Mark, ShapeMark, Tag, TextMark } from './boxes.ts';
import type { Colour, Format } from './format.ts';
import type { Page } from './paginate.ts';
import type { Link } from './text.ts';
import type { Typesetter } from './typesetter.ts';

/** Draws the pages in their order, each with its foot, and grows the structure tree, bookmarks and destinations. */
export function drawPages(
  doc: PDFDocument,
  pages: readonly Page[],
  format: Format,
  setter: Typesetter,
  footOf: (page: Page, at: number) => Mark[],
) {
  const brush = new Brush(doc, setter, namesOf(pages));
  const finished = finishedBy(pages);
  const outline = [doc.outline];
  pages.forEach((page, at) => {
    doc.addPage({ size: [format.width, format.height], margin: 0 });
    for (const anchor of page.anchors) brush.destination(anchor);
    for (const { title, level, y } of page.bookmarks) {
      const parent = outline[level - 1] ?? doc.outline;
      outline.length = level;
      // pdfkit counts both from the far edge.
      const place = { fit: false as const, left: format.width, top: y };
      outline[level] = parent.addItem(title, place);
    }
    brush.page([...page.marks, ...footOf(page, at)]);
    page.marks = [];
    brush.end(finished[at] ?? []);
  });
}

/** For each page the tags of which nothing comes after it, the innermost first. */
function finishedBy(pages: readonly Page[]): Tag[][] {
  const last = new Map<Tag, number>();
  pages.forEach(({ marks }, at) => {
    for (const mark of marks) {
      let tag: Tag | null = mark.kind === 'area' ? null : mark.tag;
      for (; tag; tag = tag.parent) last.set(tag, at);
    }
  });
  const finished: Tag[][] = pages.map(() => []);
  for (const [tag, at] of last) finished[at]?.push(tag);
  // A tag is made after those it lies in.
  for (const tags of finished) tags.sort((a, b) => b.order - a.order);
  return finished;
}

/** A short name for each target: the tree of names has to be in the order of their bytes. */
function namesOf(pages: readonly Page[]): Map<Target, string> {
  const targets = new Set(pages.flatMap(({ anchors }) => anchors.map(({ target }) => target)));
  return new Map([...targets].map((target, at) => [target, `d${String(at).padStart(6, '0')}`]));
}

type Box = { x: number; y: number; width: number; size: number };

/** In points: less than any space between two words. */
const TOUCHING = 0.5;

/**
 * Where a link is to be pressed: one place for what touches in a line. A text that is read from right to left is drawn word
 * by word, and a place for each word would be three times as many, each naming the whole link.
 */
function boxesOf(texts: readonly TextMark[]): Box[] {
  const boxes: Box[] = [];
  for (const { x, y, size, segment } of texts) {
    const last = boxes.at(-1);
    const touches = last && Math.abs(last.x + last.width - x) < TOUCHING;
    if (touches && last.y === y && last.size === size) last.width = x + segment.width - last.x;
    else boxes.push({ x, y, width: segment.width, size });
  }
  return boxes;
}

type Drawn = TextMark | DrawingMark | CodeMark;

class Brush {
  /** A code that many pages show is in the file once. */
  private readonly forms = new Map<Qr, Reference>();
  private readonly elements = new Map<Tag, StructureElement>();
  private readonly doc: PDFDocument;
  private readonly setter: Typesetter;
  /** The face, size and colour that the page is being written with; '' where another than text has changed them. */
  private pen = '';
  private readonly names: Map<Target, string>;

  constructor(doc: PDFDocument, setter: Typesetter, names: Map<Target, string>) {
    this.doc = doc;
    this.setter = setter;
    this.names = names;
  }

  destination({ target, x, y }: Page['anchors'][number]) {
    const name = this.names.get(target);
    if (name) this.doc.addNamedDestination(name, 'XYZ', x, y, null);
  }

  page(marks: readonly Mark[]) {
    this.pen = '';
    const shapes = marks.filter((mark): mark is ShapeMark => mark.kind === 'area');
    const rest = marks.filter((mark): mark is Drawn => mark.kind !== 'area');
    this.artifact('Layout', () => {
      for (const shape of shapes) this.area(shape);
    });
    const tagged = rest.filter(({ tag }) => tag !== null);
    tagged.sort((a, b) => (a.tag?.order ?? 0) - (b.tag?.order ?? 0));
    for (const group of runs(tagged, (a, b) => a.tag === b.tag && linkOf(a) === linkOf(b)))
      this.content(group);
    const repeated = rest.filter(({ tag }) => tag === null);
    this.artifact('Pagination', () => this.draw(repeated));
  }

  /** Writes these elements, of which there is no more: thousands would wait in memory for the end otherwise. */
  end(tags: readonly Tag[]) {
    for (const tag of tags) {
      this.elements.get(tag)?.end();
      this.elements.delete(tag);
    }
  }

  private artifact(type: string, draw: () => void) {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  /** Marks of one element, or of one link in it, as one piece of marked content. */
  private content(marks: Drawn[]) {
    const [first] = marks;
    if (!first?.tag) return;
    const element = this.elementOf(first.tag);
    const link = linkOf(first);
    if (!link) {
      element.add(() => this.draw(marks));
      return;
    }
    // Ended at once: pdfkit notes the page of a link when its element ends.
    const inner = this.doc.struct('Link');
    element.add(inner);
    inner.add(() => this.draw(marks));
    const texts = marks.filter((mark): mark is TextMark => mark.kind === 'text');
    const words = texts.map(({ segment }) => segment.text).join(' ');
    for (const box of boxesOf(texts)) this.annotate(box, link, inner, words);
    inner.end();
  }

  private annotate(
    { x, y, width, size }: Box,
    link: Link,
    element: StructureElement,
    words: string,
  ) {
    const box = [x, y - size * 0.95, width, size * 1.25] as const;
    // pdfkit writes only a String object as a text; a plain one would be a name.
    const options = { structParent: element, Contents: new String(words) as string };
    if ('url' in link) this.doc.link(...box, link.url, options);
    else {
      const name = this.names.get(link.target);
      if (name) this.doc.annotate(...box, { Subtype: 'Link', Dest: name, ...options });
    }
  }

  private elementOf(tag: Tag): StructureElement {
    const known = this.elements.get(tag);
    if (known) return known;
    const { type, parent, scope, columns, alt } = tag;
    const above = parent && this.elementOf(parent);
    const element = this.doc.struct(type, { scope, alt });
    // pdfkit writes the scope of a cell, but not how many columns it goes over.
    if (columns) element.dictionary.data.A = { O: 'Table', Scope: scope, ColSpan: columns };
    this.elements.set(tag, element);
    if (above) above.add(element);
    else this.doc.addStructure(element);
    return element;
  }

  /**
   * A line ends with a space, unless the next one goes on with its last word: whoever hears the tags has no line breaks,
   * and "Friday" with "10:00" beside it would be one word.
   */
  private draw(marks: readonly Drawn[]) {
    for (const group of runs(
      marks,
      (a, b) => a.kind === 'text' && b.kind === 'text' && a.line === b.line,
    )) {
      const [first] = group;
      const line = first?.kind === 'text' ? first.line : null;
      const actual = line?.actual;
      const end = line && !line.breaksWord ? line.segments.at(-1) : null;
      if (actual) this.doc.markContent('Span', { actual: end ? `${actual} ` : actual });
      for (const mark of group)
        this.mark(mark, !actual && mark.kind === 'text' && mark.segment === end);
      if (actual) this.doc.endMarkedContent();
    }
  }

  private mark(mark: Drawn, endsLine: boolean) {
    if (mark.kind === 'text') this.text(mark, endsLine);
    else if (mark.kind === 'code') this.code(mark);
    else this.drawing(mark);
  }

  private text(mark: TextMark, endsLine: boolean) {
    const { x, y, segment, size, colour, spacing = 0 } = mark;
    const face = this.setter.faceOf(segment.face);
    const { font } = face;
    this.doc.page.fonts[font.id] ??= font.ref();
    const pen = `/${font.id} ${round(size)} Tf ${rgbOf(colour)} rg`;
    const change = pen === this.pen ? '' : `${pen} `;
    this.pen = pen;
    // pdfkit counts from the top of the page, where letters would stand on their heads.
    const place = `1 0 0 -1 ${round(x)} ${round(y)} Tm`;
    const shown = face.show(endsLine ? `${segment.text} ` : segment.text, size);
    const spaced = spacing === 0 ? shown : `${round(spacing)} Tc ${shown} 0 Tc`;
    this.doc.addContent(`BT ${change}${place} ${spaced} ET`);
  }

  private drawing({ x, y, scale, path, colour, pen }: DrawingMark) {
    this.doc.save().translate(x, y).scale(scale).path(path);
    if (pen > 0) this.doc.lineWidth(pen).lineCap('round').lineJoin('round').stroke(colour);
    else this.doc.fill(colour);
    this.doc.restore();
  }

  private code({ x, y, scale, qr }: CodeMark) {
    const form = this.forms.get(qr) ?? this.formOf(qr);
    this.forms.set(qr, form);
    const name = `Code${form.id}`;
    this.doc.page.xobjects[name] = form;
    this.doc.save().translate(x, y).scale(scale).addContent(`/${name} Do`).restore();
  }

  private formOf({ size, bars }: Qr): Reference {
    const form = this.doc.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, size, size] });
    form.end(`0 g ${bars.map(({ x, y, length }) => `${x} ${y} ${length} 1 re`).join(' ')} f`);
    return form;
  }

  private area({ x, y, width, height, colour, radius = 0 }: ShapeMark) {
    this.pen = '';
    if (radius > 0) this.doc.roundedRect(x, y, width, height, radius).fill(colour);
    else this.doc.rect(x, y, width, height).fill(colour);
  }
}

/** As many digits as a printer can tell apart. */
const round = (points: number) => Math.round(points * 1000) / 1000;

/** '#00514f' as the shares of red, green and blue that PDF takes. */
const rgbOf = (colour: Colour): string =>
  [1, 3, 5].map((at) => round(Number.parseInt(colour.slice(at, at + 2), 16) / 255)).join(' ');

const linkOf = (mark: Drawn): Link | null => (mark.kind === 'text' ? mark.segment.link : null);

/** Neighbours that belong together. */
function runs<T>(items: readonly T[], belong: (a: T, b: T) => boolean): T[][] {
  const groups: T[][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (last && before !== undefined && belong(before, item)) last.push(item);
    else groups.push([item]);
  }
  return groups;
}
