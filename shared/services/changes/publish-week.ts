import type { DatedChange } from '../../time/dated-change.ts';
import type { Full } from '../../time/full.ts';
import type { Week } from '../../time/hours-on.ts';
import { addDates, type IrregularSlot } from '../../time/irregular-slots.ts';
import { DAYS } from '../../time/schedule.ts';
import type { Announced } from '../announced.ts';
import { announceFull } from '../full/full-words.ts';
import type { PublicService } from '../service.ts';
import { comingWeek } from '../weeks/coming-week.ts';
import { timesInWords } from '../weeks/irregular-words.ts';
import { announce } from './announcements.ts';

/** A week as it is stored: its slots of some weeks have no dates yet. */
type StoredWeek = Omit<Week, 'irregularSlots'> & {
  irregularSlots?: readonly IrregularSlot[];
};

type Told = Pick<
  PublicService,
  | 'irregularSlots'
  | 'timesInWords'
  | 'dayMarks'
  | 'weeklySchedule'
  | 'changes'
  | 'announced'
  | 'full'
> & { schedule?: PublicService['schedule'] };

/**
 * What the public is told of a week on a city date YYYY-MM-DD beyond what is stored, `mark` being that it is full: `schedule` is what holds on the coming
 * seven dates and, where that is not the stored week, `weeklySchedule` is (docs/product.md#fields-that-a-client-may-not-know).
 * `ofChanges` is what the changes announce, where that is known already.
 */
export function publishWeek(
  week: StoredWeek,
  changes: readonly DatedChange[],
  date: string,
  mark: { full: Full; now: number } | undefined = undefined,
  ofChanges = announceOn(changes, date),
): Told {
  const { schedule: weeklySchedule, irregularSlots = [], seasons = [], unknownDays = [] } = week;
  const slots = addDates(irregularSlots, date);
  const words = timesInWords({ irregularSlots, seasons, unknownDays }, date);
  const marks = [
    ...irregularSlots.map(({ day }) => [day, 'Some weeks']),
    ...unknownDays.map((day) => [day, 'Open, times not known']),
  ];
  const schedule = comingWeek({ ...week, irregularSlots: slots }, changes, date, mark);
  const isSame = DAYS.every(
    (day) => JSON.stringify(schedule[day]) === JSON.stringify(weeklySchedule[day]),
  );
  const announced = [...(mark ? announceFull(mark.full, mark.now) : []), ...ofChanges];
  return {
    ...(slots.length > 0 && { irregularSlots: slots }),
    ...(words.length > 0 && { timesInWords: words }),
    ...(marks.length > 0 && { dayMarks: Object.fromEntries(marks) }),
    ...(!isSame && { schedule, weeklySchedule }),
    ...(changes.length > 0 && { changes }),
    ...(announced.length > 0 && { announced }),
    ...(mark && { full: mark.full }),
  };
}

/** What changes announce on a city date YYYY-MM-DD, as the public is told. */
export const announceOn = (changes: readonly DatedChange[], date: string): Announced[] =>
  announce(changes, date).map(({ words, change: { to } }) => ({ words, to }));
