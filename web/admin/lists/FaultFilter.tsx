import { Link } from 'react-router-dom';
import { FAULT_NAMES, FAULTS } from '../../../shared/directory/listing-faults.ts';
import { ANY_FAULT, type Shown } from '../../../shared/lists/shown.ts';
import choices from '../../ui/Choices.module.css';
import styles from './FaultFilter.module.css';
import type { ListLink } from './use-list-query.ts';

type Props = {
  counts: Shown<unknown>['counts'];
  /** A fault's name, ANY_FAULT, or '' for all. */
  chosen: string;
  linkTo: (wrong: string) => ListLink;
};

/** What is wrong, with how much there is of it: links, so that each can be kept and sent. Nothing where all is well. */
export function FaultFilter({ counts, chosen, linkTo }: Props) {
  const shown = [
    { wrong: '', label: 'All', count: counts.all },
    { wrong: ANY_FAULT, label: 'Anything wrong', count: counts.any },
    ...FAULT_NAMES.map((wrong) => ({ wrong, label: FAULTS[wrong], count: counts[wrong] })),
  ].filter(({ wrong, count }) => count > 0 || wrong === '' || wrong === chosen);
  if (shown.length === 1) return null;
  return (
    <nav aria-label="What is wrong">
      <ul className={choices.choices}>
        {shown.map(({ wrong, label, count }) => (
          <li key={wrong}>
            <Link
              {...linkTo(wrong)}
              className={choices.choice}
              aria-current={wrong === chosen ? 'true' : undefined}
            >
              {label} <span className={styles.count}>{count.toLocaleString('en-GB')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
