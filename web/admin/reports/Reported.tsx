import { Link } from 'react-router-dom';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import {
  faultWords,
  REPORT_OUTCOME_WORDS,
  REPORT_OUTCOMES,
  type Report,
  type ReportedListing,
  type ReportOutcome,
  SAID_OPEN,
} from '../../../shared/reports/report.ts';
import { formatDate, formatTime } from '../../../shared/time/city-time.ts';
import { reportsApi } from '../../records/reports-api.ts';
import { OutcomeNote } from '../OutcomeNote.tsx';
import styles from './Reported.module.css';

type Props = { listing: ReportedListing; onClosed: (said: string) => void };

/** One listing with what people say of it, and what can be done about all of it at once. */
export function Reported({ listing, onClosed }: Props) {
  const { _id, kind, organisationId, foundClosedUntil, reports } = listing;
  const name = listing.name || 'A listing that is not public any more';
  const isOpen = reports.some(({ answered }) => !answered);
  return (
    <li className={styles.listing}>
      <h2 className={styles.name}>{name}</h2>
      {foundClosedUntil && (
        <p className={styles.marked}>
          Everybody reads until {at(foundClosedUntil)} that people found it closed.
        </p>
      )}
      <ul className={styles.reports}>
        {reports.map((report) => (
          <li key={report._id}>
            <Said report={report} kind={kind} />
          </li>
        ))}
      </ul>
      {organisationId && (
        <Link to={adminPaths.viewOrganisation(organisationId)} className={styles.way}>
          See and edit, or ring<span className="visually-hidden"> {name}</span>
        </Link>
      )}
      {isOpen && (
        <OutcomeNote
          label="What was done, for whoever reads the next report"
          name={name}
          outcomes={REPORT_OUTCOMES}
          words={REPORT_OUTCOME_WORDS}
          onOutcome={(outcome, note) => reportsApi.answer({ listing: _id, outcome, note })}
          onDone={(outcome) => onClosed(`${name}: ${REPORT_OUTCOME_WORDS[outcome]}. Closed.`)}
        />
      )}
    </li>
  );
}

function Said({ report, kind }: { report: Report } & Pick<ReportedListing, 'kind'>) {
  const { what, words, organisation, answered } = report;
  return (
    <>
      <strong>{faultWords(what, kind)}</strong>
      <span className={styles.when}>
        {at(report.at)}, by {organisation ? organisation.name : strangerWords(report)}
      </span>
      {words && <blockquote className={styles.words}>{words}</blockquote>}
      {answered && (
        <p className={styles.when}>
          {outcomeWords(answered.outcome)}, {at(answered.at)}
          {answered.note && `: “${answered.note}”`} ({answered.by})
        </p>
      )}
    </>
  );
}

const strangerWords = ({ isFromKiosk }: Report) =>
  isFromKiosk ? 'somebody at a kiosk' : 'somebody without a name';

const outcomeWords = (outcome: string) =>
  outcome === SAID_OPEN
    ? 'They say that they are open'
    : REPORT_OUTCOME_WORDS[outcome as ReportOutcome];

const at = (instant: string) =>
  `${formatDate(Date.parse(instant))}, ${formatTime(Date.parse(instant))}`;
