import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { ALL_PARTS, ELSEWHERE } from '../../../shared/paths/parts.ts';
import { partQuery } from '../../../shared/paths/paths.ts';
import { followMoved } from '../../page/named-part.ts';
import { LinkList } from '../../ui/LinkList.tsx';
import type { Parted } from './parted.ts';

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
          // From one part to another; from the names of all one goes into a part, and back.
          isInPlace={part !== ''}
          links={[
            ...parts.map(([name, count]) => linkTo(name, `${labelOf(name)}: ${count}`)),
            linkTo(ALL_PARTS, `All ${total}`),
          ]}
        />
      </nav>
      <ul>
        {entries.map(({ _id, part: its, name, detail, formerly = [] }) => (
          <li key={_id}>
            {formerly.map((id) => (
              <span key={id} id={id} />
            ))}
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
