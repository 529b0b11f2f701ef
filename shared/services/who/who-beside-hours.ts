import { CHECK_FIRST_AVAILABILITY } from '../../conditions/check-first.ts';
import type { PublicService } from '../service.ts';
import { limitWords } from './who-words.ts';

/** Who may come, beside the hours of a day: '' for everyone. That one has to call or book is said with the hours. */
export const whoBesideHours = ({
  limit,
  availability,
}: Pick<PublicService, 'limit' | 'availability'>): string =>
  limitWords({
    limit,
    availability: availability.filter((it) => !CHECK_FIRST_AVAILABILITY.includes(it)),
  });
