import {
  ANNOUNCED_AHEAD,
  announce,
  describeChange,
} from '../../../shared/services/changes/announcements.ts';
import {
  type ChangeRecord,
  changesOf,
  isMadeFor,
} from '../../../shared/services/changes/change-record.ts';
import { statusNow } from '../../../shared/services/changes/status-now.ts';
import type { Service } from '../../../shared/services/service.ts';
import { serviceLine } from '../../../shared/services/service-line.ts';
import { describeStatus } from '../../../shared/services/status-words.ts';
import { addDays, cityTime, dateWords } from '../../../shared/time/city-time.ts';
import styles from './ChangeForm.module.css';
import { previewRecord, type TypedChange } from './change-form.ts';

type Props = {
  typed: TypedChange;
  id: string;
  organisation: string | null;
  services: readonly Service[];
  /** How many it is for, where `services` are some of them. */
  total?: number;
  /** What stands already. */
  changes: readonly ChangeRecord[];
  /** Epoch ms. */
  now: number;
};

/** Further ones read alike. */
export const SHOWN = 3;

/** What the public would read of the services, if it were saved now: by the rules that public pages use. */
export function ChangePreview(props: Props) {
  const { typed, id, organisation, services, total, changes, now } = props;
  const today = cityTime(now).date;
  const record = previewRecord(typed, { id, organisation, now });
  const isWhole = record.from !== '' && (typed.isOpenEnded || record.to >= record.from);
  const concerned = isWhole ? services.filter((service) => isMadeFor(record, service)) : [];
  const count = concerned.length && (total ?? concerned.length);
  const others = changes.filter((it) => it._id !== id && !typed.end.includes(it._id));
  const isFar = record.from > addDays(today, ANNOUNCED_AHEAD);
  return (
    <section className={styles.preview} aria-live="polite">
      <h2>What people will read</h2>
      {concerned.length === 0 && <p>Choose dates and services to see it.</p>}
      {isFar && concerned.length > 0 && (
        <p>
          {describeChange(record, today)}. They read it from{' '}
          {dateWords(addDays(record.from, -ANNOUNCED_AHEAD))} on.
        </p>
      )}
      <ul>
        {concerned.slice(0, SHOWN).map((service) => {
          const theirs = changesOf(service, [...others, record], today);
          return (
            <li key={service._id}>
              <strong>{serviceLine(service)}</strong>
              <p>Now: {describeStatus(statusNow(service, [...others, record], now))}</p>
              {announce(theirs, today).map(({ words }) => (
                <p key={words} className={styles.announcement}>
                  {words}
                </p>
              ))}
            </li>
          );
        })}
      </ul>
      {count > SHOWN && <p>And {count - SHOWN} more services.</p>}
    </section>
  );
}
