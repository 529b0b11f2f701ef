import { Link } from 'react-router-dom';
import { describeChange } from '../../../shared/services/changes/announcements.ts';
import type { Clash } from '../../../shared/services/changes/change-clashes.ts';
import { canHoldAgain, isOver } from '../../../shared/services/changes/change-input.ts';
import type { ChangeRecord, ListedChange } from '../../../shared/services/changes/change-record.ts';
import type { Service } from '../../../shared/services/service.ts';
import { formatDate } from '../../../shared/time/city-time.ts';
import { ApiError } from '../../api/api-error.ts';
import { ActionButton } from '../../forms/ActionButton.tsx';
import { datedChangesApi } from '../../records/dated-changes-api.ts';
import buttons from '../../ui/Button.module.css';
import { RecordActions } from '../../ui/records/RecordActions.tsx';
import styles from './ChangeList.module.css';
import { targetWords } from './target-words.ts';

type Props = {
  changes: readonly ListedChange[];
  services: readonly Service[];
  /** The city's date. */
  today: string;
  editPath: (change: string) => string;
  /** Whether each has to say whose it is. */
  namesOwners: boolean;
  /** What to do once one was ended or deleted. */
  onChanged: () => void;
};

/** Dated changes to work on: what holds now, what comes, what is over. */
export function ChangeList(props: Props) {
  const { changes, today } = props;
  const open = changes.filter((change) => !isOver(change, today));
  const groups = [
    { title: 'Now', rows: open.filter(({ from }) => from <= today) },
    { title: 'Coming', rows: open.filter(({ from }) => from > today) },
    { title: 'Over', rows: changes.filter((change) => isOver(change, today)).reverse() },
  ];
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
                    <Row {...props} change={change} isOpen={title !== 'Over'} />
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

function Row({ change, isOpen, services, today, editPath, namesOwners, onChanged }: RowProps) {
  const { _id, endedAt } = change;
  const words = describeChange(change, today);
  const owner = namesOwners && change.organisationName;
  return (
    <>
      <p className={styles.words}>{words}</p>
      <p>
        {owner && `${owner}: `}
        {targetWords(change, services)}
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

/** What was entered since for the same dates stays, once whoever brings this one back has seen it. */
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
