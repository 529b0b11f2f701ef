import { openingWords, type Status, statusAt, untilWords } from '../services/status.ts';
import type { DatedChange } from '../time/dated-change.ts';
import type { PublicHelpline } from './helpline.ts';
import { answersDayAndNight } from './helpline-hours.ts';

type Answering = Pick<PublicHelpline, 'answers' | 'onlineWorkingTime' | 'lastCheckedAt'>;

/** Of a line that answers at any hour no bank holiday takes anything away. */
const EVERY_DAY: readonly DatedChange[] = [{ kind: 'as usual', from: '', to: '', reason: '' }];

/**
 * Whether a helpline answers at an instant (epoch ms), by the rule for services (docs/product.md#status) over the hours that
 * its free text was read as; null where it could not be. Listings that nobody has checked for 180 days are to be checked.
 */
export function answeringAt(helpline: Answering, instant: number): Status | null {
  const { answers: schedule, onlineWorkingTime, lastCheckedAt } = helpline;
  if (!schedule) return null;
  const changes = answersDayAndNight(onlineWorkingTime) ? EVERY_DAY : [];
  return statusAt({ schedule, lastCheckedAt, availability: [] }, changes, instant);
}

/** The same in words: 'Answers now until 8pm', 'Does not answer now. Answers Monday at 9am'. */
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
