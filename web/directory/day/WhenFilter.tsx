import { Link, useNavigate } from 'react-router-dom';
import type { ConditionKey } from '../../../shared/conditions/conditions.ts';
import { FITS } from '../../../shared/conditions/fits-parameter.ts';
import { fitsQuery } from '../../../shared/conditions/fitting.ts';
import { appendQuery, partQuery } from '../../../shared/paths/paths.ts';
import { addDays, cityTime, dayOf } from '../../../shared/time/city-time.ts';
import { shortDate } from '../../../shared/time/words/short-date.ts';
import { useNow } from '../../clock/clock.tsx';
import button from '../../ui/Button.module.css';
import styles from '../../ui/Choices.module.css';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';

/** The days that "Another day" offers by name; the others are a date. */
const NEAR = [2, 3, 4, 5, 6];

type Props = {
  /** The page that is filtered. */
  path: string;
  chosen: 'now' | { date: string } | { refusal: string } | null;
  /** Where on the page the result stands, if not at its top. */
  hash?: string;
  /** The part of a large list that stays chosen. */
  part?: string | undefined;
  /** What the page's address asks for of who is let in. Script keeps it, and what is chosen since, without an address. */
  fits?: readonly ConditionKey[];
  /** The label of the link without a choice; without it one of the others is always chosen. */
  all?: string;
  /** Whether the week's other days stand unfolded: one tap less to each. */
  isWeek?: boolean;
};

/**
 * Open now, today, or another day: plain links and a form, so that they work without script and can be sent to somebody. With
 * script a choice takes the place of the one before, so that Back leads to the page from which somebody came.
 */
export function WhenFilter({
  path,
  part,
  fits = [],
  chosen,
  hash = '',
  all,
  isWeek = false,
}: Props) {
  const hydrated = useHydrated();
  const kept = hydrated ? [] : fits;
  const navigate = useNavigate();
  const now = useNow();
  const today = now === null ? null : cityTime(now).date;
  const date = chosen && chosen !== 'now' && 'date' in chosen ? chosen.date : '';
  const tomorrow = today && addDays(today, 1);
  const dated = (when: string) => ({
    when,
    text: `${dayOf(when).slice(0, 3)} ${shortDate(when)}`,
    isChosen: when === date,
  });
  const near = today === null ? [] : NEAR.map((days) => addDays(today, days));
  const week = isWeek ? near : [];
  const choices = [
    ...(all ? [{ when: '', text: all, isChosen: chosen === null }] : []),
    { when: 'now', text: 'Open now', isChosen: chosen === 'now' },
    { when: 'today', text: 'Today', isChosen: date !== '' && date === today },
    ...(tomorrow ? [{ ...dated(tomorrow), text: 'Tomorrow' }] : []),
    ...week.map((when) => ({ ...dated(when), text: dayOf(when).slice(0, 3) })),
    // Which other day it is shows while those that there are stay folded.
    ...(date && ![today, tomorrow, ...week].includes(date) ? [dated(date)] : []),
  ];
  const to = (when: string) =>
    appendQuery(path, partQuery(part).slice(1), when && `when=${when}`, fitsQuery(kept)) + hash;
  const links = (those: typeof choices) =>
    those.map(({ when, text, isChosen }) => (
      <li key={text}>
        <Link
          to={to(when)}
          className={styles.choice}
          aria-current={isChosen ? 'true' : undefined}
          replace
          data-in-place=""
          preventScrollReset
        >
          {text}
        </Link>
      </li>
    ));
  const dateField = (
    <label>
      By date <input type="date" id="when" name="when" required defaultValue={date} />
    </label>
  );
  return (
    <nav aria-label="When" className={styles.filter}>
      <ul className={styles.choices}>
        {links(choices)}
        <li>
          <Disclosure id="another-day" label="Another day" look="plain">
            {!isWeek && <ul className={styles.choices}>{links(near.map(dated))}</ul>}
            <form
              action={path + hash}
              className={styles.other}
              onSubmit={(event) => {
                event.preventDefault();
                const when = new FormData(event.currentTarget).get('when');
                navigate(to(String(when)), { replace: true, preventScrollReset: true });
              }}
            >
              {part && <input type="hidden" name="part" value={part} />}
              {kept.map((key) => (
                <input key={key} type="hidden" name={FITS} value={key} />
              ))}
              {/* A browser builds a field for dates before its first frame: docs/decisions/096-first-frame.md. */}
              {hydrated ? dateField : <noscript>{dateField}</noscript>}
              <button type="submit" className={button.secondary}>
                Show
              </button>
            </form>
          </Disclosure>
        </li>
      </ul>
    </nav>
  );
}
