import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths/paths.ts';
import type { BoardRow } from '../../../shared/services/board/board-row.ts';

/** A day that a board is of, other than today; undefined or null for now. */
export type BoardDay = { date: string; isToday: boolean } | { refusal: string } | null | undefined;

type Props = { row: BoardRow; day: BoardDay };

/** A place's name as the way to all that is listed of it: on the day that the board is of, or its hours would be today's. */
const PlaceLink = ({ row: { type, id, part, place }, day }: Props) => (
  <Link
    to={paths.service(type, id, part, day && 'date' in day && !day.isToday ? day.date : undefined)}
    translate="no"
  >
    {place}
  </Link>
);

/** `PlaceLink` for the lines of a board of a day, or of now. */
export const placeLinkOn = (day?: BoardDay) => (row: BoardRow) => <PlaceLink row={row} day={day} />;

/** Likewise, but with the place's number, where one is to call first: what may be open is rung one after the other. */
export const placeToCallOn = (day: BoardDay) => (row: BoardRow) => (
  <>
    <PlaceLink row={row} day={day} /> {row.call && <a href={row.call.href}>{row.call.display}</a>}
  </>
);
