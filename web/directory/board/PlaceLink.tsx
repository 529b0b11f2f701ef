import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths/paths.ts';
import type { BoardRow } from '../../../shared/services/board/board-row.ts';

/** A place's name as the way to all that is listed of it. */
export const PlaceLink = ({ row }: { row: BoardRow }) => (
  <Link to={paths.service(row.type, row.id, row.part)} translate="no">
    {row.place}
  </Link>
);

/** `PlaceLink` as a function, for the lines of a board. */
export const placeLink = (row: BoardRow) => <PlaceLink row={row} />;

/** Like `placeLink`, but with the place's number, where one is to call first: what may be open is rung one after the other. */
export const placeToCall = (row: BoardRow) => (
  <>
    <PlaceLink row={row} /> {row.call && <a href={row.call.href}>{row.call.display}</a>}
  </>
);
