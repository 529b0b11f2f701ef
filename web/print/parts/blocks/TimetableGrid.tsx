import { Fragment } from 'react';
import { splitAfter } from '../../../../shared/paper/fitting/letters.ts';
import {
  type GridGroup,
  type GridRow,
  gridOf,
} from '../../../../shared/paper/handbook/grid/grid.ts';
import { isClosedSlot } from '../../../../shared/paper/handbook/hours.ts';
import type { Hours, TimetableSection } from '../../../../shared/paper/handbook/sections.ts';
import type { Look } from '../../../../shared/paper/print-choice.ts';
import type { SheetPage } from '../../../../shared/paper/sheet/sheet.ts';
import { messages } from '../../../../shared/site/messages.ts';
import type { Day } from '../../../../shared/time/schedule.ts';
import { type Front, PaperHeader } from '../sheet/PaperHeader.tsx';
import { PaperNotices } from '../sheet/PaperNotices.tsx';
import { paperProps } from '../sheet/paper-props.ts';
import blocks from './Blocks.module.css';
import styles from './TimetableGrid.module.css';

type Props = {
  page: SheetPage & { body: TimetableSection };
  look: Look;
  front: Front;
  days: Day[];
};

/** A timetable with its days side by side, its head on every page. */
export function TimetableGrid({ page, look, front, days }: Props) {
  const { id, title, path, wrong, notes, body } = page;
  const { groups, unknown, unknownTitle } = gridOf(body.rows);
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
              <PaperHeader
                id={id}
                title={title}
                path={path}
                front={front}
                icon={body.icon}
                wrong={wrong}
              />
            </td>
          </tr>
          {groups.length > 0 && (
            <tr>
              <th scope="col">Place</th>
              {days.map((day) => (
                <th key={day} scope="col">
                  {day}
                </th>
              ))}
            </tr>
          )}
        </thead>
        {front.notices.length > 0 && (
          <tbody>
            <tr>
              <td colSpan={days.length + 1}>
                <PaperNotices front={front} type={body.type} />
              </td>
            </tr>
          </tbody>
        )}
        {notes.length > 0 && (
          <tbody>
            {notes.map((note) => (
              <tr key={note}>
                <td colSpan={days.length + 1}>{note}</td>
              </tr>
            ))}
          </tbody>
        )}
        {groups.map((group) => (
          <Group
            key={group.rows[0]?.row.id}
            group={group}
            days={days.length}
            place={days.length > WIDE_TO ? PLACES[look.paper] : null}
          />
        ))}
        {unknown.length > 0 && <Unknown title={unknownTitle} rows={unknown} days={days.length} />}
        {body.rows.length === 0 && (
          <tbody>
            <tr>
              <td colSpan={days.length + 1}>{messages.noServices}</td>
            </tr>
          </tbody>
        )}
      </table>
    </article>
  );
}

/** How wide names are set beside the days, and how large, in points: TimetableGrid.module.css. */
const PLACES = {
  A4: { width: 171, size: 14 },
  A3: { width: 253, size: 18 },
} as const;
/** So many days leave names two fifths of the paper. */
const WIDE_TO = 2;

type Place = (typeof PLACES)[keyof typeof PLACES] | null;

/** Places of one provider stand below its name. */
function Group({
  group: { name, facts, rows },
  days,
  place,
}: {
  group: GridGroup;
  days: number;
  place: Place;
}) {
  return (
    <>
      {name && (
        <tbody className={styles.above}>
          <tr>
            <th scope="rowgroup" colSpan={days + 1}>
              <bdi>
                <strong>{name}</strong> {facts}
              </bdi>
            </th>
          </tr>
        </tbody>
      )}
      {rows.map((row) => (
        <Row key={row.row.id} row={row} days={days} place={place} />
      ))}
    </>
  );
}

/** As much of the name beside the days as they are high, and what is left of it with everything else across the row below. */
function Row({
  row: { row, name, facts, warnings },
  days,
  place,
}: {
  row: GridRow;
  days: number;
  place: Place;
}) {
  const { hours } = row;
  const lines =
    hours.kind === 'once' ? 1 : Math.max(...hours.days.map(({ slots }) => slots.length));
  const { beginning, rest } = place
    ? splitAfter(name, { ...place, lines })
    : { beginning: name, rest: '' };
  return (
    <tbody id={row.id} className={styles.row}>
      <tr>
        <th scope="row" aria-label={rest ? name : undefined}>
          <bdi className={blocks.name}>{beginning}</bdi>
        </th>
        <Times hours={hours} days={days} />
      </tr>
      {(rest || facts || warnings) && (
        <tr>
          <td colSpan={days + 1}>
            <bdi>
              {rest && <strong>{rest}</strong>}
              {rest && facts && '. '}
              {facts}
            </bdi>{' '}
            {warnings && <strong>{warnings}</strong>}
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** Services without a time that is known: a line each, as there are no days to stand beside. */
/** So few stay on a page with their heading, which no browser repeats. */
const KEPT_TOGETHER = 5;

type UnknownProps = { title: string; rows: readonly GridRow[]; days: number };

function Unknown({ title, rows, days }: UnknownProps) {
  return (
    <tbody className={rows.length <= KEPT_TOGETHER ? styles.together : undefined}>
      <tr className={styles.above}>
        <th scope="rowgroup" colSpan={days + 1}>
          <span className={blocks.name}>{title}</span>
        </th>
      </tr>
      {rows.map(({ row, name, facts, warnings }) => (
        <tr key={row.id} id={row.id}>
          <td colSpan={days + 1}>
            <bdi>
              <strong>{name}</strong> {facts}
            </bdi>{' '}
            {warnings && <strong>{warnings}</strong>}
          </td>
        </tr>
      ))}
    </tbody>
  );
}

/** What holds for the whole week is said once. Between two slots stands a space, for people who copy or hear them. */
function Times({ hours, days }: { hours: Hours; days: number }) {
  if (hours.kind === 'once')
    return (
      <td colSpan={days}>
        <strong>{hours.text}</strong>
      </td>
    );
  return hours.days.map(({ day, slots }) => (
    <td key={day}>
      {slots.map((slot) => (
        <Fragment key={slot}>
          <span className={isClosedSlot(slot) ? styles.closed : styles.slot}>{slot}</span>{' '}
        </Fragment>
      ))}
    </td>
  ));
}
