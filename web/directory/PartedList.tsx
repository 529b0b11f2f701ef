import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { ALL_PARTS, ELSEWHERE, type InPart, WHOLE_LIST } from '../../shared/directory/parts.ts';
import { partQuery } from '../../shared/paths/paths.ts';
import { LinkList } from '../ui/LinkList.tsx';
import { followMoved } from '../ui/named-part.ts';

type Entry = InPart & { _id: string; name: string; detail?: string };

/** A large list in parts (docs/product.md#large-lists). */
export type Parted = {
  /** Each with how many it has. */
  parts: [name: string, count: number][];
  /** The one that is asked for, 'all' for every one; '' where there is none such. Then records are named alone. */
  part: string;
  total: number;
  entries: Entry[];
};

/** The parts of a list of which the records say theirs; null where one address holds them all. */
export function askPart<Item extends InPart & { _id: string }>(
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
      : items.map((item) => ({ _id: item._id, part: item.part ?? '', ...describe(item) })),
  };
}

/** Those of a list that the address asks for. */
export const inPart = <Item extends InPart>(items: readonly Item[], parted: Parted | null) =>
  parted && parted.part !== ALL_PARTS
    ? items.filter(({ part }) => part === parted.part)
    : [...items];

type Props = Parted & {
  by: 'area' | 'letter';
  /** What else the address asks for: a word or a date. */
  when?: string;
};

/**
 * The parts of a large list, and the whole of it: plain links, so that they work without script. Without a part every
 * record stands there by its name, which leads to its card; an address that names one goes on to it.
 */
export function PartedList({ parts, part, total, entries, by, when }: Props) {
  useEffect(followMoved);
  const linkTo = (name: string, label: string) => ({
    to: partQuery(name) + (when ? `&when=${when}` : ''),
    label,
  });
  return (
    <>
      <nav aria-label={`By ${by}`}>
        <p>
          {part && part !== ALL_PARTS && <strong>{labelOf(part)}. </strong>}
          {by === 'area' ? 'Choose an area, by its postcode:' : 'Choose a letter:'}
        </p>
        <LinkList
          links={[
            ...parts.map(([name, count]) => linkTo(name, `${labelOf(name)}: ${count}`)),
            linkTo(ALL_PARTS, `All ${total}`),
          ]}
        />
      </nav>
      <ul>
        {entries.map(({ _id, part: its, name, detail }) => (
          <li key={_id}>
            <Link id={_id} to={`${partQuery(its)}#${_id}`} data-moved="" translate="no">
              {name}
            </Link>{' '}
            {detail}
          </li>
        ))}
      </ul>
    </>
  );
}

const labelOf = (part: string) =>
  part === ELSEWHERE ? 'Elsewhere' : part.replace(/^(\D.*)-(\d+)$/, '$1 ($2)');
