import type { Tag } from './boxes.ts';
import type { CollectedDocument } from './collected.ts';
import { Moved } from './plan.ts';

/** An element that is not finished: the numbers of its object and of its page, and what stands in it so far. */
type Open = { id: number; page: number; kids: string };

/**
 * The structure tree, written as its elements are finished. pdfkit keeps an object for each until the end, of which a large
 * handbook has a hundred thousand: more than a Worker has room for.
 */
export class StructureTree {
  private readonly doc: CollectedDocument;
  private readonly open = new Map<Tag, Open>();
  /** What a page's content, or a link, belongs to in the whole document, by ascending keys. */
  private readonly owners: string[] = [];
  /** The element of each piece of content of the present page. */
  private contents: string[] = [];
  private contentsId = 0;
  private pageId = 0;
  private rootKids = '';
  /** The number of the present page, from 0. */
  private at = 0;
  private readonly lastPageOf: (tag: Tag) => number;

  /** `lastPageOf`: of an element's content, from 0. */
  constructor(doc: CollectedDocument, lastPageOf: (tag: Tag) => number) {
    this.doc = doc;
    this.lastPageOf = lastPageOf;
  }

  /** After the document has a new page. */
  beginPage() {
    const { dictionary } = this.doc.page;
    this.pageId = dictionary.id;
    this.contents = [];
    this.contentsId = this.doc.reserve();
    dictionary.data.StructParents = this.owners.length;
    this.owners.push(referenceTo(this.contentsId));
  }

  /** Before the document begins another page: writes the elements that end on this one. */
  endPage() {
    this.doc.writeObject(this.contentsId, `[${this.contents.join(' ')}]`);
    const done = [...this.open].filter(([tag]) => this.lastPageOf(tag) <= this.at);
    // A tag is made after those it lies in.
    for (const [tag, element] of done.sort(([a], [b]) => b.order - a.order)) {
      this.write(tag.type, this.parentIdOf(tag), element, attributesOf(tag));
      this.open.delete(tag);
    }
    this.at += 1;
  }

  /** What `draw` draws is content of the element. */
  content(tag: Tag, draw: () => void) {
    this.contentOf(this.elementOf(tag), tag.type, draw);
  }

  /** A link in the element: what is drawn, and each place to press, made with the key under which it is to be known. */
  link(tag: Tag, draw: () => void, places: readonly ((structParent: number) => number)[]) {
    const parent = this.elementOf(tag);
    const link: Open = { id: this.doc.reserve(), page: 0, kids: '' };
    parent.kids += ` ${referenceTo(link.id)}`;
    this.contentOf(link, 'Link', draw);
    for (const makePlace of places) {
      const place = referenceTo(makePlace(this.owners.length));
      this.owners.push(referenceTo(link.id));
      link.kids += ` <</Type /OBJR /Obj ${place} /Pg ${referenceTo(this.pageId)}>>`;
    }
    this.write('Link', parent.id, link);
  }

  /** Writes what is the root of the tree, once every page has ended. */
  end() {
    if (this.open.size > 0) throw new Moved('Less came of a tag than was planned.');
    const keys = this.owners.map((owner, key) => `${key} ${owner}`).join(' ');
    const parents = `/ParentTree <</Nums [${keys}]>> /ParentTreeNextKey ${this.owners.length}`;
    this.doc.writeStructureRoot(`<</Type /StructTreeRoot /K [${this.rootKids}] ${parents}>>`);
  }

  private contentOf(element: Open, type: string, draw: () => void) {
    const at = this.contents.length;
    this.contents.push(referenceTo(element.id));
    element.page ||= this.pageId;
    element.kids +=
      element.page === this.pageId
        ? ` ${at}`
        : ` <</Type /MCR /Pg ${referenceTo(this.pageId)} /MCID ${at}>>`;
    this.doc.addContent(`/${type} <</MCID ${at}>> BDC`);
    draw();
    this.doc.addContent('EMC');
  }

  private elementOf(tag: Tag): Open {
    const known = this.open.get(tag);
    if (known) return known;
    if (this.lastPageOf(tag) < this.at) throw new Moved('More comes of a tag that was finished.');
    const above = tag.parent && this.elementOf(tag.parent);
    const element: Open = { id: this.doc.reserve(), page: 0, kids: '' };
    const reference = ` ${referenceTo(element.id)}`;
    if (above) above.kids += reference;
    else this.rootKids += reference;
    this.open.set(tag, element);
    return element;
  }

  private parentIdOf({ parent }: Tag): number {
    return (parent && this.open.get(parent)?.id) ?? this.doc.structureRootId;
  }

  private write(type: string, parentId: number, { id, page, kids }: Open, attributes = '') {
    const onPage = page ? ` /Pg ${referenceTo(page)}` : '';
    const inParent = `/P ${referenceTo(parentId)}`;
    this.doc.writeObject(id, `<</S /${type} ${inParent}${onPage}${attributes} /K [${kids}]>>`);
  }
}

const referenceTo = (id: number) => `${id} 0 R`;

/** What a cell is the head of, and how many columns it goes over. */
function attributesOf({ scope, columns }: Tag): string {
  if (!scope && !columns) return '';
  const ofRow = scope ? ` /Scope /${scope}` : '';
  return ` /A <</O /Table${ofRow}${columns ? ` /ColSpan ${columns}` : ''}>>`;
}
