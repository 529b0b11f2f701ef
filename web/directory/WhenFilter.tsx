import { Link } from 'react-router-dom';
import { WHENS, type When } from '../../shared/services/when.ts';
import styles from '../ui/Choices.module.css';
import { ShortDay } from './ShortDay.tsx';

function words(when: When) {
  if (when === 'now') return 'Open now';
  if (when === 'today') return 'Today';
  return <ShortDay day={when} />;
}

type Props = {
  /** The page that is filtered. */
  path: string;
  chosen: When | null;
  /** Where on the page the result stands, if not at its top. */
  hash?: string;
  /** Of the link without a choice; without it one of the others is always chosen. */
  all?: string;
};

/** Open now, today, or a day: plain links, so that they work without script and can be sent to somebody. */
export function WhenFilter({ path, chosen, hash, all }: Props) {
  const choices = [...(all ? [null] : []), ...WHENS].map((when) => ({
    when,
    to: `${path}${when ? `?when=${when}` : ''}${hash ? `#${hash}` : ''}`,
    text: when ? words(when) : all,
  }));
  return (
    <nav aria-label="When" className={styles.filter}>
      <ul className={styles.choices}>
        {choices.map(({ when, to, text }) => (
          <li key={to}>
            <Link
              to={to}
              className={styles.choice}
              aria-current={when === chosen ? 'true' : undefined}
              preventScrollReset
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
