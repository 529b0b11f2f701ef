import type { Formerly } from '../../../shared/directory/formerly.ts';
import { ALL_PARTS, type InPart, WHOLE_LIST } from '../../../shared/paths/parts.ts';

type Entry = InPart & Formerly & { _id: string; name: string; detail?: string };

/** A large list in parts (docs/product.md#large-lists). */
export type Parted = {
  /** Each with how many it has. */
  parts: [name: string, count: number][];
  /** The one that is asked for, 'all' for every one; '' where there is none such. Then records are named alone. */
  part: string;
  total: number;
  entries: Entry[];
};

/** The parts of a list, as its records say which is theirs; null where one address holds them all. */
export function askPart<Item extends InPart & Formerly & { _id: string }>(
  items: readonly Item[],
  { url }: Request,
  describe: (item: Item) => Pick<Entry, 'name' | 'detail'>,
): Parted | null {
  const total = items.length;
  if (total <= WHOLE_LIST) return null;
  const counts = new Map<string, number>();
  for (const { part = '' } of items) counts.set(part, (counts.get(part) ?? 0) + 1);
  const asked = new URL(url).searchParams.get('part') ?? '';
  const part = asked === ALL_PARTS || counts.has(asked) ? asked : '';
  return {
    parts: [...counts].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })),
    part,
    total,
    entries: part
      ? []
      : items.map((item) => ({
          _id: item._id,
          part: item.part ?? '',
          ...(item.formerly && { formerly: item.formerly }),
          ...describe(item),
        })),
  };
}

/** Those of a list that the address asks for. */
export const filterPart = <Item extends InPart>(items: readonly Item[], parted: Parted | null) =>
  parted && parted.part !== ALL_PARTS
    ? items.filter(({ part }) => part === parted.part)
    : [...items];
