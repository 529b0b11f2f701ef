import type { NoticeInput } from '../../../shared/notices/notice-input.ts';
import { formatCityTime } from '../../../shared/notices/notice-times.ts';
import { paths } from '../../../shared/paths/paths.ts';
import { addDays, cityTime } from '../../../shared/time/city-time.ts';

/** A notice that is all but written. */
type NoticeTemplate = { name: string; make: (now: number) => NoticeInput };

/** The name of the one that is offered first. */
export const COLDEST_NIGHTS = 'Coldest nights';

const MORNING = 'T09:00';

/** Until 9 in the morning after the night that an instant (epoch ms) is in or before. */
function afterTonight(now: number): string {
  const { date, minute } = cityTime(now);
  return (minute < 6 * 60 ? date : addDays(date, 1)) + MORNING;
}

const endOfDay = (now: number) => `${addDays(cityTime(now).date, 1)}T00:00`;

/** What charities say most often. The first is for the coldest nights, ready to send. */
export const NOTICE_TEMPLATES: readonly NoticeTemplate[] = [
  {
    name: COLDEST_NIGHTS,
    make: (now) => ({
      words: 'Dangerously cold tonight: extra beds are open.',
      link: paths.tonight,
      severity: 'Urgent',
      place: 'all',
      begins: formatCityTime(now),
      ends: afterTonight(now),
    }),
  },
  {
    name: 'Very hot day',
    make: (now) => ({
      words: 'Very hot today: drink water. See where to sit inside.',
      link: paths.need('warm'),
      severity: 'Important',
      place: 'all',
      begins: formatCityTime(now),
      ends: endOfDay(now),
    }),
  },
  {
    name: 'Storm or flood',
    make: (now) => ({
      words: 'A storm is coming. Some places may close early. Call before you travel.',
      link: '',
      severity: 'Urgent',
      place: 'all',
      begins: formatCityTime(now),
      ends: endOfDay(now),
    }),
  },
  {
    name: 'A meal that does not happen',
    make: (now) => ({
      words: 'Today’s meal at … does not happen.',
      link: '',
      severity: 'Important',
      place: 'Dinner',
      begins: formatCityTime(now),
      ends: endOfDay(now),
    }),
  },
];
