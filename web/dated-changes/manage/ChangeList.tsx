import { Link } from 'react-router-dom';
import { describeChange } from '../../../shared/services/changes/announcements.ts';
import type { Clash } from '../../../shared/services/changes/change-clashes.ts';
import { canHoldAgain } from '../../../shared/services/changes/change-input.ts';
import type { ChangeRecord, ListedChange } from '../../../shared/services/changes/change-record.ts';
import {
  CHANGE_TIMES,
  type ChangeTime,
  timeOf,
} from '../../../shared/services/changes/change-times.ts';
import { formatDate } from '../../../shared/time/city-time.ts';
import { ApiError } from '../../api/api-error.ts';
import { ActionButton } from '../../forms/ActionButton.tsx';
import { datedChangesApi } from '../../records/dated-changes-api.ts';
import buttons from '../../ui/Button.module.css';
import { RecordActions } from '../../ui/records/RecordActions.tsx';
import styles from './ChangeList.module.css';

type Props = {
  changes: readonly ListedChange[];
  /** The city's date. */
  today: string;
  editPath: (change: string) => string;
  /** Whether each has to say whose it is. */
  namesOwners: boolean;
  /** What to do once one was ended or deleted. */
  onChanged: () => void;
};

export const TIME_WORDS: Record<ChangeTime, string> = {
  now: 'Now',
  coming: 'Coming',
  over: 'Over',
};

/** Dated changes to work on: what holds now, what comes, what is over, the last first. */
export function ChangeList(props: Props) {
  const { changes, today } = props;
  const groups = CHANGE_TIMES.map((time) => ({
    title: TIME_WORDS[time],
    rows: changes.filter((change) => timeOf(change, today) === time),
  }));
  groups.at(-1)?.rows.sort((a, b) => b.from.localeCompare(a.from));
  return (
    <>
      {groups.map(
        ({ title, rows }) =>
          rows.length > 0 && (
            <section key={title}>
              <h2>{title}</h2>
              <ul className={styles.list}>
                {rows.map((change) => (
                  <li key={change._id} className={styles.change}>
                    <Row {...props} change={change} isOpen={title !== TIME_WORDS.over} />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </>
  );
}

type RowProps = Props & { change: ListedChange; isOpen: boolean };

function Row({ change, isOpen, today, editPath, namesOwners, onChanged }: RowProps) {
  const { _id, endedAt } = change;
  const words = describeChange(change, today);
  const owner = namesOwners && change.organisationName;
  return (
    <>
      <p className={styles.words}>{words}</p>
      <p>
        {owner && `${owner}: `}
        {change.target}
      </p>
      {endedAt && <p className={styles.ended}>Ended on {formatDate(Date.parse(endedAt))}</p>}
      <RecordActions
        apart={
          <ActionButton
            label="Delete"
            busyLabel="Deleting..."
            look="quiet"
            about={words}
            question={`Delete "${words}"?`}
            act={async () => {
              await datedChangesApi.delete(_id);
              onChanged();
            }}
          />
        }
      >
        {isOpen && (
          <ActionButton
            label="End it now"
            busyLabel="Ending..."
            look="primary"
            about={words}
            act={async () => {
              await datedChangesApi.end(_id);
              onChanged();
            }}
          />
        )}
        {canHoldAgain(change, today) && (
          <ActionButton
            label="Bring it back"
            busyLabel="Bringing it back..."
            about={words}
            act={async () => {
              await bringBack(change, today);
              onChanged();
            }}
          />
        )}
        {isOpen && (
          <Link to={editPath(_id)} className={buttons.secondary}>
            Change<span className="visually-hidden"> {words}</span>
          </Link>
        )}
      </RecordActions>
    </>
  );
}

/** What was entered since for the same dates stays, once the person who brings this one back has seen it. */
async function bringBack({ _id }: ChangeRecord, today: string) {
  const kept = await datedChangesApi.resume(_id, []).then(
    () => [],
    (error: unknown) => {
      if (!(error instanceof ApiError) || error.details.reason !== 'otherChanges') throw error;
      return (error.details.others as Clash[]).map(({ change }) => change);
    },
  );
  if (kept.length === 0) return;
  const words = kept.map((change) => describeChange(change, today)).join('\n');
  if (
    !confirm(`On some of these dates there is now:\n${words}\nKeep that, and bring this back too?`)
  )
    return;
  await datedChangesApi.resume(
    _id,
    kept.map((change) => change._id),
  );
}
