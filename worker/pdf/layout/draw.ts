import type { Reference } from 'pdfkit';
import type { Target } from '../../../shared/paper/handbook/sections.ts';
import type { Qr } from '../../../shared/paper/qr.ts';
import type { Link } from '../text/text.ts';
import type { Typesetter } from '../text/typesetter.ts';
import type { CodeMark, DrawingMark, Mark, ShapeMark, Tag, TextMark } from './boxes.ts';
import type { CollectedDocument } from './collected.ts';
import type { Colour, Format } from './format.ts';
import { marksOf, type Page } from './paginate.ts';
import { StructureTree } from './structure.ts';

export type PageDrawer = {
  /** Draws the next page. */
  draw: (page: Page, footer: readonly Mark[]) => void;
  /** After the last one. */
  end: () => void;
};

/**
 * Draws pages one after the other, and grows the structure tree, bookmarks and destinations: of `targets`, in the order in
 * which they come.
 */
export function createPageDrawer(
  doc: CollectedDocument,
  format: Format,
  setter: Typesetter,
  targets: Iterable<Target>,
  lastPageOf: (tag: Tag) => number,
): PageDrawer {
  const structure = new StructureTree(doc, lastPageOf);
  const writer = new MarkWriter(doc, setter, structure, namesOf(targets));
  const outline = [doc.outline];
  return {
    draw(page, footer) {
      doc.addPage({ size: [format.width, format.height], margin: 0 });
      structure.beginPage();
      for (const anchor of page.anchors) writer.writeDestination(anchor);
      for (const { title, level, y } of page.bookmarks) {
        const parent = outline[level - 1] ?? doc.outline;
        outline.length = level;
        // pdfkit counts both from the far edge.
        const place = { fit: false as const, left: format.width, top: y };
        outline[level] = parent.addItem(title, place);
      }
      writer.writePage([...marksOf(page), ...footer]);
      structure.endPage();
    },
    end: () => structure.end(),
  };
}

/** A short name for each target: the tree of names has to be in the order of their bytes. */
const namesOf = (targets: Iterable<Target>): Map<Target, string> =>
  new Map([...targets].map((target, at) => [target, `d${String(at).padStart(6, '0')}`]));

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

/** Where contents and links of a page go in the structure; a file without tags only draws them. */
export type Structure = Pick<StructureTree, 'content' | 'link'>;

export class MarkWriter {
  /** A code that many pages show is in the file once. */
  private readonly forms = new Map<Qr, Reference>();
  private readonly doc: CollectedDocument;
  private readonly structure: Structure;
  private readonly setter: Typesetter;
  /** The face, size and colour that the page is being written with; '' where another than text has changed them. */
  private textState = '';
  private readonly names: Map<Target, string>;

  constructor(
    doc: CollectedDocument,
    setter: Typesetter,
    structure: Structure,
    names: Map<Target, string>,
  ) {
    this.doc = doc;
    this.setter = setter;
    this.structure = structure;
    this.names = names;
  }

  writeDestination({ target, x, y }: Page['anchors'][number]) {
    const name = this.names.get(target);
    if (name) this.doc.addNamedDestination(name, 'XYZ', x, y, null);
  }

  writePage(marks: readonly Mark[]) {
    this.textState = '';
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

  private artifact(type: string, draw: () => void) {
    this.doc.addContent(`/Artifact <</Type /${type}>> BDC`);
    draw();
    this.doc.addContent('EMC');
  }

  /** Marks of one element, or of one link in it, as one piece of marked content. */
  private content(marks: Drawn[]) {
    const [first] = marks;
    if (!first?.tag) return;
    const link = linkOf(first);
    if (!link) return this.structure.content(first.tag, () => this.draw(marks));
    const texts = marks.filter((mark): mark is TextMark => mark.kind === 'text');
    const words = texts.map(({ segment }) => segment.text).join(' ');
    const places = boxesOf(texts).map(
      (box) => (structParent: number) => this.annotate(box, link, structParent, words),
    );
    this.structure.link(first.tag, () => this.draw(marks), places);
  }

  /** A place to press; gives the number of its object. */
  private annotate({ x, y, width, size }: Box, link: Link, structParent: number, words: string) {
    const top = y - size * 0.95;
    const place = { x, y: top, width, height: size * 1.25, contents: words, structParent };
    if ('url' in link) return this.doc.linkTo({ ...place, url: link.url });
    return this.doc.linkTo({ ...place, destination: this.names.get(link.target) ?? '' });
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
    const textState = `/${font.id} ${round(size)} Tf ${rgbOf(colour)} rg`;
    const change = textState === this.textState ? '' : `${textState} `;
    this.textState = textState;
    // pdfkit counts from the top of the page, where letters would stand on their heads.
    const place = `1 0 0 -1 ${round(x)} ${round(y)} Tm`;
    const shown = face.show(endsLine ? `${segment.text} ` : segment.text, size);
    const spaced = spacing === 0 ? shown : `${round(spacing)} Tc ${shown} 0 Tc`;
    this.doc.addContent(`BT ${change}${place} ${spaced} ET`);
  }

  private drawing({ x, y, scale, path, colour, lineWidth }: DrawingMark) {
    this.doc.save().translate(x, y).scale(scale).path(path);
    if (lineWidth > 0)
      this.doc.lineWidth(lineWidth).lineCap('round').lineJoin('round').stroke(colour);
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
    this.textState = '';
    if (radius > 0) this.doc.roundedRect(x, y, width, height, radius).fill(colour);
    else {
      const sides = [x, y, width, height].map(round).join(' ');
      this.doc.addContent(`${rgbOf(colour)} rg ${sides} re f`);
    }
  }
}

/** Rounds to as many digits as a printer can tell apart. */
const round = (points: number) => Math.round(points * 1000) / 1000;

const shares = new Map<Colour, string>();

/** '#00514f' as the shares of red, green and blue that PDF takes. */
function rgbOf(colour: Colour): string {
  const known = shares.get(colour);
  if (known) return known;
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const rgb = parts.map(round).join(' ');
  shares.set(colour, rgb);
  return rgb;
}

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
