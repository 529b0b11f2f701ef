import { HELD_OFF_DAYS } from '../../shared/reports/found-closed.ts';
import type { FoundClosed } from '../../shared/reports/report.ts';
import { formatDate, formatTime } from '../../shared/time/city-time.ts';
import { ActionButton } from '../forms/ActionButton.tsx';
import { reportsApi } from '../records/reports-api.ts';
import styles from './FullToday.module.css';

type Props = { found: readonly FoundClosed[]; onSaid: () => void };

/** What people found closed, each with the one tap that says that it is open. */
export function FoundClosedToday({ found, onSaid }: Props) {
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="found-closed">
      <h2 id="found-closed">People found you closed</h2>
      <p>
        Your times stay as they are. Are you open? One tap ends it, and for {HELD_OFF_DAYS} days
        nobody’s report brings it back. Closed? Say so in your dates.
      </p>
      <ul className={styles.list}>
        {found.map((it) => (
          <li key={it._id} className={styles.service}>
            <div>
              <strong>{it.name}</strong>
              <p>{foundWords(it)}</p>
            </div>
            <ActionButton
              label="We are open"
              busyLabel="Saving..."
              look="primary"
              about={`: ${it.name}`}
              act={async () => {
                await reportsApi.sayOpen(it._id);
                onSaid();
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function foundWords({ kind, count, lastAt, until }: FoundClosed): string {
  const what = kind === 'helpline' ? 'nobody answered' : 'it was closed';
  const who = count === 1 ? 'One said' : `${count} said`;
  const last = lastAt ? `${who} this week that ${what}, the last on ${at(lastAt)}. ` : '';
  return `${last}${until ? `Everybody reads “Some people found it closed. Ring first.” until ${at(until)}.` : ''}`;
}

const at = (instant: string) =>
  `${formatDate(Date.parse(instant))} at ${formatTime(Date.parse(instant))}`;
