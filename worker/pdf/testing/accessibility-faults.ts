import { faultsOfFonts } from './font-faults.ts';
import {
  nameOf,
  type PdfObject,
  type PdfObjects,
  readObjects,
  refOf,
  refsIn,
} from './pdf-objects.ts';

/**
 * What a validator of PDF/UA-1 (ISO 14289-1) would find in a file of ours, in words. It asks what the Matterhorn Protocol
 * has a machine ask of the things that our papers have: text, tables, lists, headings, links, drawings. Whether the words
 * make sense in that order only a person can tell.
 */
export function accessibilityFaults(bytes: Uint8Array): string[] {
  const objects = readObjects(bytes);
  const catalog = [...objects.values()].find((it) => nameOf(it, 'Type') === 'Catalog');
  if (!catalog) return ['There is no catalog.'];
  const pages = [...objects].filter(([, it]) => nameOf(it, 'Type') === 'Page');
  return [
    ...faultsOfDocument(objects, catalog),
    ...faultsOfFeatures(objects, bytes),
    ...faultsOfFonts(objects),
    ...faultsOfTree(objects),
    ...pages.flatMap(([, page], at) =>
      faultsOfPage(objects, page).map((fault) => `Page ${at + 1}: ${fault}`),
    ),
  ];
}

function faultsOfDocument(objects: PdfObjects, catalog: PdfObject): string[] {
  const textOf = (key: string) => objects.get(refOf(catalog, key) ?? 0)?.text ?? '';
  const metadata = objects.get(refOf(catalog, 'Metadata') ?? 0)?.stream ?? '';
  return faultsWhere({
    'No language.': !/\/Lang \(en-GB\)/.test(catalog.text),
    'Not marked as tagged.': !/\/Marked true/.test(textOf('MarkInfo')),
    'The title is not shown.': !/\/DisplayDocTitle true/.test(textOf('ViewerPreferences')),
    'It does not say that it follows PDF/UA.': !metadata.includes('<pdfuaid:part>1<'),
    'Its metadata have no title.': !/<dc:title>[\s\S]*<rdf:li[^>]*>[^<]/.test(metadata),
    'No bookmarks.': !/\/First \d+ 0 R/.test(textOf('Outlines')),
  });
}

/** What our papers have none of, because each asks for more than is asked for here. */
const FEATURES: Record<string, RegExp> = {
  'Element types are renamed.': /\/RoleMap\b/,
  'It has forms.': /\/(?:AcroForm|XFA)\b/,
  'It has layers.': /\/OCProperties\b/,
  'It has files.': /\/EmbeddedFiles\b/,
  'It has scripts.': /\/(?:JavaScript|JS)\b/,
  'It has sound or film.': /\/(?:Movie|Sound|Rendition|RichMedia)\b/,
  'It has pages of other files.': /\/Ref <</,
};

function faultsOfFeatures(objects: PdfObjects, bytes: Uint8Array): string[] {
  const texts = [...objects.values()].map(({ text }) => text);
  const has = Object.entries(FEATURES).filter(([, sign]) => texts.some((text) => sign.test(text)));
  const trailer = Buffer.from(bytes).toString('latin1').split('\ntrailer').at(-1) ?? '';
  return [
    ...has.map(([fault]) => fault),
    ...faultsWhere({ 'It is encrypted.': /\/Encrypt\b/.test(trailer) }),
  ];
}

/** What an element may hold, where that is not everything. */
const CHILDREN: Record<string, string[]> = {
  Table: ['TR'],
  TR: ['TH', 'TD'],
  L: ['LI'],
  LI: ['Lbl', 'LBody'],
  TOC: ['TOCI', 'TOC'],
};

/** In which element an element may lie. */
const PARENTS: Record<string, string[]> = {
  TR: ['Table'],
  TH: ['TR'],
  TD: ['TR'],
  LI: ['L'],
  Lbl: ['LI'],
  LBody: ['LI'],
  TOCI: ['TOC'],
};

const KNOWN = /^(?:Document|Sect|H[1-6]|P|Span|Link|Table|TR|TH|TD|L|LI|Lbl|LBody|TOC|TOCI)$/;

function faultsOfTree(objects: PdfObjects): string[] {
  const root = [...objects.values()].find((it) => it.text.includes('/Type /StructTreeRoot'));
  if (!root) return ['There is no structure tree.'];
  const faults: string[] = [];
  let level = 0;
  const walk = (id: number, parent: string) => {
    const element = objects.get(id);
    if (!element) return void faults.push(`Element ${id} is missing.`);
    const role = nameOf(element, 'S') ?? '';
    if (!KNOWN.test(role)) faults.push(`An element is of the unknown type ${role}.`);
    if (PARENTS[role] && !PARENTS[role].includes(parent))
      faults.push(`A ${role} lies in a ${parent}.`);
    if (role === 'TH' && !/\/Scope \/(?:Row|Column)/.test(element.text))
      faults.push('A TH does not say what it is the head of.');
    const heading = /^H(\d)$/.exec(role);
    if (heading) {
      const next = Number(heading[1]);
      if (next > level + 1) faults.push(`H${next} follows H${level}.`);
      level = next;
    }
    const kids = kidsOf(element);
    if (kids.elements.length === 0 && !kids.hasContent) faults.push(`A ${role} is empty.`);
    if (role === 'Table') faults.push(...faultsOfTable(objects, kids.elements));
    for (const kid of kids.elements) {
      const own = nameOf(objects.get(kid) ?? { text: '', stream: '' }, 'S') ?? '';
      if (CHILDREN[role] && !CHILDREN[role].includes(own)) faults.push(`A ${role} holds a ${own}.`);
      walk(kid, role);
    }
  };
  for (const id of kidsOf(root).elements) walk(id, '');
  return faults;
}

/** Elements in an element, and whether there is content of its own. */
function kidsOf({ text }: PdfObject) {
  const list = /\/K \[([\s\S]*?)\](?: \/ParentTree|>>$)/.exec(text)?.[1] ?? '';
  const plain = list.replaceAll(/<<[^>]*>>/g, ' MCR ');
  const elements = refsIn(plain);
  const hasContent = /\bMCR\b|\b\d+\b/.test(plain.replaceAll(/\d+ 0 R/g, ''));
  return { elements, hasContent };
}

/** Every row of a table goes over as many columns as its first. */
function faultsOfTable(objects: PdfObjects, rows: number[]): string[] {
  const widths = rows.map((row) => {
    const cells = kidsOf(objects.get(row) ?? { text: '', stream: '' }).elements;
    const spans = cells.map((cell) => /\/ColSpan (\d+)/.exec(objects.get(cell)?.text ?? '')?.[1]);
    return spans.reduce((sum, span) => sum + Number(span ?? 1), 0);
  });
  const odd = widths.filter((width) => width !== widths[0]);
  return odd.map((width) => `A row has ${width} columns, the first ${widths[0]}.`);
}

/** Operators that leave something on the page. */
const PAINTS = /^(?:TJ|Tj|f|f\*|S|s|B|Do|sh)$/;

function faultsOfPage(objects: PdfObjects, page: PdfObject): string[] {
  const content = objects.get(refOf(page, 'Contents') ?? 0)?.stream ?? '';
  const faults = faultsWhere({ 'Its tabs do not follow the tags.': !/\/Tabs \/S/.test(page.text) });
  const { ids, bare } = marksIn(content);
  if (bare > 0) faults.push(`${bare} operators paint what is neither tagged nor an artifact.`);
  if (new Set(ids).size < ids.length) faults.push('Two contents have one number.');
  const key = /\/StructParents (\d+)/.exec(page.text)?.[1];
  const owners = ownersOf(objects, Number(key));
  if (owners.length !== ids.length)
    faults.push(`${ids.length} contents, of which ${owners.length} have an element.`);
  const shown = [...content.matchAll(/<([0-9a-f]+)>/g)].flatMap(
    ([, text = '']) => text.match(/.{4}/g) ?? [],
  );
  if (shown.includes('0000')) faults.push('It shows a letter that its font does not have.');
  for (const id of annotationsOf(objects, page)) {
    const annotation = objects.get(id);
    if (annotation && nameOf(annotation, 'Subtype') !== 'Link') faults.push('It has a note.');
    const owner = refsIn(
      ownerOf(objects, Number(/\/StructParent (\d+)/.exec(annotation?.text ?? '')?.[1])),
    )[0];
    const element = objects.get(owner ?? 0);
    faults.push(
      ...faultsWhere({
        'A link has no words.': !/\/Contents \((?!\))/.test(annotation?.text ?? ''),
        'A link is in no element of its own.': !element || nameOf(element, 'S') !== 'Link',
        'The element of a link does not hold it.': !element?.text.includes(`/Obj ${id} 0 R`),
      }),
    );
  }
  return faults;
}

/** The numbers of tagged contents, and how often something is painted outside of any. */
function marksIn(content: string) {
  const ids: number[] = [];
  let depth = 0;
  let bare = 0;
  const tokens = /<<[^>]*>>|<[0-9a-f]*>|\((?:\\.|[^\\)])*\)|[A-Za-z*]+/g;
  for (const [token] of content.matchAll(tokens)) {
    const id = /^<<.*\/MCID (\d+)/.exec(token)?.[1];
    if (id !== undefined) ids.push(Number(id));
    if (token === 'BDC' || token === 'BMC') depth += 1;
    else if (token === 'EMC') depth -= 1;
    else if (depth === 0 && PAINTS.test(token)) bare += 1;
  }
  return { ids, bare };
}

/** What the tree of parents has under a key, as it is written there. */
function ownerOf(objects: PdfObjects, key: number): string {
  const root = [...objects.values()].find((it) => it.text.includes('/Type /StructTreeRoot'));
  const numbers = /\/Nums \[([\s\S]*?)\]>>/.exec(root?.text ?? '')?.[1] ?? '';
  const [, owner = ''] = new RegExp(`(?:^| )${key} (\\d+ 0 R)`).exec(numbers) ?? [];
  return owner;
}

function ownersOf(objects: PdfObjects, key: number): number[] {
  const [list] = refsIn(ownerOf(objects, key));
  return refsIn(objects.get(list ?? 0)?.text ?? '').filter((id) => objects.has(id));
}

function annotationsOf(objects: PdfObjects, page: PdfObject): number[] {
  const own = /\/Annots \[([^\]]*)\]/.exec(page.text)?.[1];
  if (own !== undefined) return refsIn(own);
  return refsIn(objects.get(refOf(page, 'Annots') ?? 0)?.text ?? '');
}

/** The words whose condition holds. */
const faultsWhere = (faults: Record<string, boolean>): string[] =>
  Object.keys(faults).filter((words) => faults[words]);
