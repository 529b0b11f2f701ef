import { inflateSync } from 'node:zlib';

/** Objects of a PDF that writes each alone, as ours do: the text of its dictionary, and of its stream. */
export type PdfObject = { text: string; stream: string };

export type PdfObjects = Map<number, PdfObject>;

/** Every object of a file by its number, its stream inflated. */
export function readObjects(bytes: Uint8Array): PdfObjects {
  const file = Buffer.from(bytes).toString('latin1');
  const objects: PdfObjects = new Map();
  for (const [, id, body = ''] of file.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, text = body, stream = ''] =
      /^([\s\S]*?)\nstream\r?\n([\s\S]*)\nendstream$/.exec(body) ?? [];
    const isDeflated = text.includes('/FlateDecode');
    objects.set(Number(id), { text, stream: isDeflated ? inflate(stream) : stream });
  }
  return objects;
}

const inflate = (stream: string) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');

/** The number of the object that an entry refers to. */
export function refOf({ text }: PdfObject, key: string): number | null {
  const found = new RegExp(`/${key} (\\d+) 0 R`).exec(text);
  return found ? Number(found[1]) : null;
}

/** The numbers of the objects that a text refers to, in its order. */
export const refsIn = (text: string): number[] =>
  [...text.matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id));

/** The value of an entry that is a name. */
export const nameOf = ({ text }: PdfObject, key: string): string | undefined =>
  new RegExp(`/${key} /(\\w+)`).exec(text)?.[1];
