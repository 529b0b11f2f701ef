import type {
  Hours,
  TimetableRow,
  TimetableSection,
} from '../../../shared/paper/handbook/sections.ts';
import type { Look } from '../../../shared/paper/print-choice.ts';
import type { SheetPage } from '../../../shared/paper/print-sheet.ts';
import { messages } from '../../../shared/site/messages.ts';
import type { Day } from '../../../shared/time/schedule.ts';
import { type Front, PaperHeader } from './PaperHeader.tsx';
import { PlaceFacts } from './Place.tsx';
import { paperProps } from './paper-props.ts';
import styles from './TimetableGrid.module.css';

type Props = {
  leaf: SheetPage & { body: TimetableSection };
  look: Look;
  front: Front;
  days: Day[];
};

/** A timetable with its days side by side, its head on every page. */
export function TimetableGrid({ leaf, look, front, days }: Props) {
  const { id, title, path, notes, body } = leaf;
  return (
    <article id={id} {...paperProps(look, 'landscape')}>
      <table className={styles.grid} aria-labelledby={`${id}-title`} data-days={days.length}>
        <colgroup>
          <col className={styles.place} />
          {days.map((day) => (
            <col key={day} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <td colSpan={days.length + 1} className={styles.head}>
              <PaperHeader id={id} title={title} path={path} front={front} icon={body.icon} />
            </td>
          </tr>
          <tr>
            <th scope="col">Where and who for</th>
            {days.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {notes.map((note) => (
            <tr key={note}>
              <td colSpan={days.length + 1}>{note}</td>
            </tr>
          ))}
          {body.rows.map((row) => (
            <Row key={row.id} row={row} days={days.length} />
          ))}
          {body.rows.length === 0 && (
            <tr>
              <td colSpan={days.length + 1}>{messages.noServices}</td>
            </tr>
          )}
        </tbody>
      </table>
    </article>
  );
}

function Row({ row, days }: { row: TimetableRow; days: number }) {
  return (
    <tr id={row.id}>
      <th scope="row">
        <PlaceFacts row={row} />
      </th>
      <Times hours={row.hours} days={days} />
    </tr>
  );
}

/** What holds for the whole week is said once. */
function Times({ hours, days }: { hours: Hours; days: number }) {
  if (hours.kind === 'once') return <td colSpan={days}>{hours.text}</td>;
  return hours.days.map(({ day, slots }) => (
    <td key={day}>
      {slots.map((slot) => (
        <span key={slot} className={styles.slot}>
          {slot}
        </span>
      ))}
    </td>
  ));
}
