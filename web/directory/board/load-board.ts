import {
  type BoardNow,
  boardAt,
  boardOn,
  type NeedOn,
} from '../../../shared/services/board/board.ts';
import type { Need } from '../../../shared/services/board/needs.ts';
import { listAsked } from '../../../shared/services/lists/asked-list.ts';
import { parseWhen } from '../../../shared/services/lists/when.ts';
import type { PublicService } from '../../../shared/services/service.ts';
import { usableNow } from '../../../shared/time/information-time.ts';
import type { Api } from '../../api/api.ts';

export {
  firstOn,
  glanceAt,
  listFirstNow,
  listPartsNow,
  partsOn,
} from '../../../shared/services/board/shown-board.ts';

// Fetched where script opens a page with a board.

/** The day that an address asks for, or why nothing is said of it. */
type LoadedDay = { date: string; isToday: boolean; needs: NeedOn[] } | { refusal: string };

type LoadedBoard = {
  /** Null where it is not known what is open at present. */
  now: BoardNow | null;
  /** Null where the address asks for none, or nobody knows which it means. */
  day: LoadedDay | null;
};

/** The board of some services at present, for these needs, and of the day that the address names (docs/product.md#the-board). */
export async function loadBoard(
  api: Api,
  services: readonly PublicService[],
  { url }: Request,
  needs?: readonly Need[],
): Promise<LoadedBoard> {
  const health = await api.health();
  const from = health.informationFrom === null ? null : Date.parse(health.informationFrom);
  const present = usableNow(Date.parse(health.now), from);
  const now = present === null ? null : boardAt(services, present, needs);

  const when = parseWhen(new URL(url).searchParams.get('when'));
  if (when === null || when === 'now') return { now, day: null };
  const day = listAsked([], when, present, from);
  if (day === null || 'refusal' in day) return { now, day };
  const { date, isToday } = day;
  return {
    now,
    day: { date, isToday, needs: boardOn(services, date, present ?? from ?? 0, needs) },
  };
}
