import { paths } from '../../paths/paths.ts';
import { HOURS_UNKNOWN } from '../../services/status-words.ts';
import { site } from '../../site/site.ts';
import type { BankHolidays } from '../../time/bank-holidays.ts';
import { bankHolidaysAhead } from '../../time/holidays/bank-holidays-ahead.ts';
import type { ProseSection } from './sections.ts';
import { targets } from './targets.ts';

/** Days ahead whose bank holidays a printed handbook names: about as long as one is in use. */
export const HOLIDAYS_WITHIN = 90;

/** The introduction and how to read the pages; `date` is the city's, YYYY-MM-DD; `added` are bank holidays of its own. */
export function howToUseSection(
  date: string,
  isEmpty: boolean,
  added?: BankHolidays,
): ProseSection {
  const holidays = bankHolidaysAhead(date, HOLIDAYS_WITHIN, added);
  return {
    kind: 'prose',
    id: targets.howToUse,
    title: 'How to use this handbook',
    path: paths.home,
    parts: [
      {
        heading: '',
        paragraphs: [
          `This handbook lists help in ${site().city} for people who are homeless: food, showers, day centres, health care, advice and helplines.`,
          isEmpty
            ? 'There are no places in this handbook yet. Please look at the website.'
            : 'Find what you need in the contents. Or look up a word, such as bath or phone, in the index at the end.',
        ],
        points: [],
      },
      {
        heading: 'Before you go',
        paragraphs: [
          'Times change. Call before you travel.',
          `Many places close on bank holidays. Call first.${holidays.length > 0 ? ' The next bank holidays:' : ''}`,
        ],
        points: holidays,
      },
      {
        heading: 'How to read the times',
        paragraphs: [],
        points: [
          '10:00–16:00: open from 10 in the morning until 4 in the afternoon.',
          '22:00–02:00: open from 10 at night until 2 the next morning.',
          'Closed: not open on that day.',
          `${HOURS_UNKNOWN} This means that we do not know when it is open.`,
        ],
      },
      {
        heading: 'Who may come',
        paragraphs: ['Each place says who it is for. For Everyone means anyone can come.'],
        points: ['RAS: refugees and people seeking asylum.', 'YP: young people.'],
      },
      {
        heading: 'Is something wrong or missing?',
        paragraphs: [
          `Please tell ${site().charityName}. ${[site().phoneDisplay && `Phone ${site().phoneDisplay}.`, site().email && `Email ${site().email}.`].filter(Boolean).join(' ')}`.trim(),
        ],
        points: ['Or say so on the website, without a name: its address, then /w.'],
      },
    ],
  };
}
