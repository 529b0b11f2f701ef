import { Link } from 'react-router-dom';
import choicesOf from '../ui/Choices.module.css';
import styles from './CountedChoices.module.css';
import type { ListLink } from './use-list-query.ts';

type Props = {
  /** What the choices are about. */
  label: string;
  choices: { name: string; label: string; count: number }[];
  /** One of their names, '' being that of all. */
  chosen: string;
  linkTo: (name: string) => ListLink;
};

/**
 * Parts of a list, each with how much is in it: links, so that each can be kept and sent. Those with nothing in them are left
 * out, and all of them where there is but one.
 */
export function CountedChoices({ label, choices, chosen, linkTo }: Props) {
  const shown = choices.filter(({ name, count }) => count > 0 || name === '' || name === chosen);
  if (shown.length === 1) return null;
  return (
    <nav aria-label={label}>
      <ul className={choicesOf.choices}>
        {shown.map(({ name, label: words, count }) => (
          <li key={name}>
            <Link
              {...linkTo(name)}
              className={choicesOf.choice}
              aria-current={name === chosen ? 'true' : undefined}
            >
              {words} <span className={styles.count}>{count.toLocaleString('en-GB')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
