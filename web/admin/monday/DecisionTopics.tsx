import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import { LEADS_TO } from '../../../shared/search/editing/own-words-input.ts';
import { adminMessages } from '../../../shared/site/admin-messages.ts';
import { dateWords } from '../../../shared/time/city-time.ts';
import { ActionButton } from '../../forms/ActionButton.tsx';
import forms from '../../forms/Forms.module.css';
import rows from '../../lists/Rows.module.css';
import { PublicationButton } from '../../publication/PublicationButton.tsx';
import { holidaysApi } from '../../records/holidays-api.ts';
import { adminApi } from '../admin-api.ts';
import { Call } from '../calls/Call.tsx';
import { Pair } from '../merging/Pair.tsx';
import { PendingOrganisation } from '../pending/PendingOrganisation.tsx';
import pending from '../pending/PendingOrganisations.module.css';
import { Reported } from '../reports/Reported.tsx';
import { AllOf } from './AllOf.tsx';
import { LISTING_PATHS } from './listing-paths.ts';
import styles from './MondayPage.module.css';
import type { TopicProps } from './topic.ts';

// The topics of the Monday page in which the charity decides something of each that is named.

export const Pending = ({ registrations, onDone }: TopicProps) => (
  <>
    <ul className={pending.list}>
      {registrations.map((registration) => {
        const { _id, name } = registration.organisation;
        return (
          <PendingOrganisation
            key={_id}
            registration={registration}
            onApproved={() => void onDone(`${name}: ${adminMessages.organisations.approved}`)}
            onDeleted={() => void onDone(`${name}: ${adminMessages.organisations.deleted}`)}
          />
        );
      })}
    </ul>
    <AllOf to={adminPaths.pending}>All that wait</AllOf>
  </>
);

export const ReportedListings = ({ reports, onDone }: TopicProps) => (
  <>
    <ul className={rows.list}>
      {reports.map((listing) => (
        <Reported key={listing._id} listing={listing} onClosed={(said) => void onDone(said)} />
      ))}
    </ul>
    <AllOf to={adminPaths.reports()}>All that was reported</AllOf>
  </>
);

export const ToRing = ({ calls, onDone }: TopicProps) => (
  <>
    <ul className={rows.list}>
      {calls.map((organisation) => (
        <Call
          key={organisation._id}
          organisation={organisation}
          heading="h3"
          onNoted={({ message, undo }) => void onDone(message, undo)}
        />
      ))}
    </ul>
    <AllOf to={adminPaths.calls}>All that are to be rung</AllOf>
    <AllOf to={adminPaths.several('no sign-in')}>Invite those for whom nobody signs in</AllOf>
  </>
);

export const LikelyTwins = ({ read: { twins }, onDone }: TopicProps) => (
  <>
    <ul className={rows.list}>
      {twins.items.map((it) => (
        <Pair
          key={`${it.one._id} ${it.other._id}`}
          twins={it}
          onRefused={() => onDone(`${it.one.name} and ${it.other.name} are not offered again.`)}
        />
      ))}
    </ul>
    <AllOf to={adminPaths.merges}>All that look like twins</AllOf>
  </>
);

export const TakenDown = ({ read: { takenDown }, onDone }: TopicProps) => (
  <ul className={rows.list}>
    {takenDown.items.map(({ kind, _id, name }) => (
      <li key={_id} className={`${rows.row} ${styles.row}`}>
        <Link to={LISTING_PATHS[kind](_id)}>{name}</Link>
        <PublicationButton
          kind={kind}
          record={{ _id, published: false }}
          name={name}
          onChange={() => void onDone(`${name} is shown again.`)}
        />
      </li>
    ))}
    <More total={takenDown.total} shown={takenDown.items.length} />
  </ul>
);

/** Says of a list without a page of its own that it goes on: the next ones come as these are done. */
const More = ({ total, shown }: { total: number; shown: number }) =>
  total > shown && (
    <li className={`${rows.row} ${styles.row}`}>and {total - shown} more, as these are done</li>
  );

export const Holidays = ({ read: { holidays }, onDone }: TopicProps) => (
  <ul className={rows.list}>
    {holidays.map(({ title, from, to, notYet, reachable }) => (
      <li key={from} className={`${rows.row} ${styles.row}`}>
        <Link to={`${adminPaths.holidays}?from=${from}`}>
          {title}, {dateWords(from)}: {notYet} not yet
        </Link>
        {reachable > 0 && (
          <ActionButton
            label={`Remind by email: ${reachable}`}
            busyLabel="Sending..."
            about={`about ${title}`}
            act={async () => {
              const { reminded } = await holidaysApi.remind({ from, to });
              await onDone(`${title}: ${reminded} reminded by email.`);
            }}
          />
        )}
      </li>
    ))}
  </ul>
);

export const Searches = ({ read: { searches }, onDone }: TopicProps) => (
  <>
    <ul className={rows.list}>
      {searches.items.map((search) => (
        <Search key={search.words} {...search} onDone={onDone} />
      ))}
    </ul>
    <AllOf to={adminPaths.searches}>All that people looked for</AllOf>
  </>
);

type SearchProps = { words: string; times: number } & Pick<TopicProps, 'onDone'>;

function Search({ words, times, onDone }: SearchProps) {
  const field = useId();
  const [leadsTo, setLeadsTo] = useState('');
  const chosen = LEADS_TO.find(({ value }) => value === leadsTo);
  return (
    <li className={`${rows.row} ${styles.row}`}>
      <label htmlFor={field}>
        “{words}”, {times} times. Lead it to
      </label>
      <select
        id={field}
        className={forms.input}
        value={leadsTo}
        onChange={({ target }) => setLeadsTo(target.value)}
      >
        <option value="">Choose…</option>
        {LEADS_TO.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {chosen && (
        <ActionButton
          label="Lead there"
          busyLabel="Saving..."
          about={`: ${words}`}
          act={async () => {
            await adminApi.teachWords({ words, leadsTo });
            await onDone(`“${words}” leads to ${chosen.label}.`);
          }}
        />
      )}
    </li>
  );
}
