import { type Status, statusAt, type Timed } from '../services/status.ts';
import { openingWords, untilWords } from '../services/status-words.ts';
import type { BankHolidays } from '../time/bank-holidays.ts';
import type { DatedChange } from '../time/dated-change.ts';
import type { PublicHelpline } from './helpline.ts';
import { answersDayAndNight } from './helpline-hours.ts';

export type Answering = Pick<PublicHelpline, 'answers' | 'onlineWorkingTime' | 'lastCheckedAt'>;

/** No bank holiday takes anything away from a line that answers at any hour. */
const EVERY_DAY: readonly DatedChange[] = [{ kind: 'as usual', from: '', to: '', reason: '' }];

/**
 * Whether a helpline answers at an instant (epoch ms), by the rule for services (docs/product.md#status) over the hours that
 * its free text was read as; null where it could not be. Listings that nobody has checked for 180 days are to be checked.
 * `added` are the bank holidays that an admin added.
 */
export function answeringAt(
  helpline: Answering,
  instant: number,
  added?: BankHolidays,
): Status | null {
  const timed = timedOf(helpline, added);
  return timed && statusAt(timed, timed.changes, instant);
}

/** A helpline as a service has its hours; null where nobody could read them. */
export function timedOf(helpline: Answering, added?: BankHolidays): Timed | null {
  const { answers: schedule, onlineWorkingTime, lastCheckedAt } = helpline;
  if (!schedule) return null;
  const changes = answersDayAndNight(onlineWorkingTime) ? EVERY_DAY : changesOf(added);
  return { schedule, lastCheckedAt, availability: [], changes };
}

/** Bank holidays as a service has them among its dated changes. */
const changesOf = (added: BankHolidays = {}): DatedChange[] =>
  Object.entries(added).map(([date, reason]) => ({
    kind: 'check first',
    from: date,
    to: date,
    reason,
    isBankHoliday: true,
  }));

/** Whether a helpline answers, in words: 'Answers now until 8pm', 'Does not answer now. Answers Monday at 9am'. */
export function answeringWords(status: Status | null): string {
  switch (status?.kind) {
    case 'open':
      return status.until
        ? `Answers now until ${untilWords(status.until)}`
        : 'Answers now, day and night';
    case 'later':
      return openingWords(status.at, 'Answers');
    case 'closed':
      return ['Does not answer now', status.opens && openingWords(status.opens, 'Answers')]
        .filter(Boolean)
        .join('. ');
    case 'check':
      return status.why === 'not checked'
        ? 'May answer: nobody has checked these hours for 6 months'
        : 'May answer: it is a bank holiday';
    default:
      return 'Hours not known';
  }
}
