import { Link } from 'react-router-dom';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import { dateWords, formatDate } from '../../../shared/time/city-time.ts';
import { ActionButton } from '../../forms/ActionButton.tsx';
import rows from '../../lists/Rows.module.css';
import { checksApi } from '../../records/checks-api.ts';
import { adminApi } from '../admin-api.ts';
import { AllOf } from './AllOf.tsx';
import { LISTING_PATHS } from './listing-paths.ts';
import styles from './MondayPage.module.css';
import type { TopicProps } from './topic.ts';

// The topics of the Monday page that are looked at and dealt with elsewhere, or all at once.

export const FailingMails = ({ read: { mails }, onDone }: TopicProps) => (
  <>
    <ul className={rows.list}>
      {mails.items.map(({ _id, to, since, tries, error, organisation }) => (
        <li key={_id} className={`${rows.row} ${styles.row}`}>
          <strong>{to}</strong>
          <span className={rows.said}>
            Since {formatDate(Date.parse(since))}, tried {tries === 1 ? 'once' : `${tries} times`}.{' '}
            {error}
          </span>
          {organisation && <Link to={adminPaths.people(organisation)}>Who signs in there</Link>}
        </li>
      ))}
    </ul>
    <ActionButton
      label={`Send again now: ${mails.total}`}
      busyLabel="Sending..."
      act={async () => onDone((await adminApi.retryMail()).message)}
    />
  </>
);

export const KiosksNotSeen = ({ read: { kiosks }, onDone }: TopicProps) => (
  <>
    <ul className={rows.list}>
      {kiosks.items.map(({ _id, place, seenAt }) => (
        <li key={_id} className={`${rows.row} ${styles.row}`}>
          <strong>{place}</strong>
          <span className={rows.said}>Not seen since {formatDate(Date.parse(seenAt))}</span>
          <ActionButton
            label="It is gone: remove"
            busyLabel="Removing..."
            about={place}
            question={`Remove "${place}" from the list? If it still runs, it is listed again as a new one.`}
            act={async () => {
              await adminApi.removeKiosk(_id);
              await onDone(`${place} is removed.`);
            }}
          />
        </li>
      ))}
    </ul>
    <AllOf to={adminPaths.kiosks}>All kiosks</AllOf>
  </>
);

export const Lines = () => <AllOf to={adminPaths.lines}>Check the emergency lines</AllOf>;

export const Unchecked = ({ read: { unchecked, oldest }, onDone }: TopicProps) => (
  <>
    <ul className={rows.list}>
      {oldest.map(({ kind, _id, name, lastCheckedAt }) => (
        <li key={_id} className={`${rows.row} ${styles.row}`}>
          <Link to={LISTING_PATHS[kind](_id)}>{name}</Link>
          <span className={rows.said}>
            {lastCheckedAt
              ? `Last checked on ${formatDate(Date.parse(lastCheckedAt))}`
              : 'Never checked'}
          </span>
          <ActionButton
            label="Still right"
            busyLabel="Saving..."
            about={`: ${name}`}
            act={async () => {
              const { undo } = await checksApi.say({ kind, _id });
              await onDone(`${name}: Still right.`, undo);
            }}
          />
        </li>
      ))}
    </ul>
    <ul className={rows.list}>
      {[
        { path: adminPaths.allServices, count: unchecked.services, name: 'Services' },
        { path: adminPaths.organisations, count: unchecked.organisations, name: 'Organisations' },
        { path: adminPaths.allHelplines, count: unchecked.helplines, name: 'Helplines' },
      ]
        .filter(({ count }) => count > 0)
        .map(({ path, count, name }) => (
          <li key={path} className={`${rows.row} ${styles.row}`}>
            <Link to={adminPaths.withFault(path, 'old')}>
              {name}: {count.toLocaleString('en-GB')}
            </Link>
          </li>
        ))}
    </ul>
    <AllOf to={adminPaths.several('unchecked')}>Say of several at once that they are right</AllOf>
  </>
);

export const Changes = ({ read: { changes } }: TopicProps) => (
  <AllOf to={adminPaths.historyFrom(changes.from)}>
    Read what changed since {dateWords(changes.from)}
  </AllOf>
);
