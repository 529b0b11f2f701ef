import { LRUCache } from 'lru-cache';
import { ROOT_ID } from '../layouts/root-data.ts';

// For the server. A write changes a few pages of the directory; all others differ in nothing but the data version that
// they carry for the browser. To render one takes twenty times as long as to see that.

type LoaderData = Record<string, unknown>;

/** What a page is made of besides its address and its code. */
type Ingredients = { loaderData: LoaderData; now: number };

type Kept<Note> = Ingredients & {
  /** The page's bytes, cut where its data version stands. */
  before: Uint8Array;
  after: Uint8Array;
  note: Note;
};

/** In a page's JSON: a quotation mark inside one of its texts has a backslash before it. */
const VERSION = /"dataVersion":(\d+)/;

/**
 * Rendered pages by their address, bounded in number and bytes; of each it keeps what it was made of, and gives it as long
 * as that is the same but for the data version.
 */
export function createPageCache<Note>({ entries, bytes }: { entries: number; bytes: number }) {
  const pages = new LRUCache<string, Kept<Note>>({
    max: entries,
    maxSize: bytes,
    sizeCalculation: sizeOf,
  });
  const encoder = new TextEncoder();

  return {
    get(address: string, { loaderData, now }: Ingredients) {
      const kept = pages.get(address);
      const version = versionOf(loaderData);
      if (!kept || version === null || kept.now !== now) return undefined;
      if (!isSame(versionless(kept.loaderData), versionless(loaderData))) return undefined;
      const { before, after, note } = kept;
      const digits = encoder.encode(String(version));
      const body = new Uint8Array(sizeOf(kept) + digits.length);
      body.set(before);
      body.set(digits, before.length);
      body.set(after, before.length + digits.length);
      return { body, note };
    },

    /** `upToData` is what stands before the page's JSON. Nothing where that says no version. */
    put(address: string, made: Ingredients, upToData: string, fromData: string, note: Note) {
      pages.delete(address);
      const found = VERSION.exec(fromData);
      if (!found?.[1] || versionOf(made.loaderData) === null) return;
      const from = found.index + found[0].length - found[1].length;
      const before = encoder.encode(upToData + fromData.slice(0, from));
      const after = encoder.encode(fromData.slice(from + found[1].length));
      pages.set(address, { ...made, before, after, note });
    },
  };
}

const sizeOf = ({ before, after }: Kept<unknown>) => before.length + after.length;

function versionOf(loaderData: LoaderData): number | null {
  const root = loaderData[ROOT_ID] as { dataVersion?: number | null } | undefined;
  return root?.dataVersion ?? null;
}

const versionless = (loaderData: LoaderData) => ({
  ...loaderData,
  [ROOT_ID]: { ...(loaderData[ROOT_ID] as object), dataVersion: null },
});

/** Whether two are the same JSON; records that were not read anew are the same objects, and are not gone through. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) =>
        Object.hasOwn(other, key) &&
        isSame((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  );
}
