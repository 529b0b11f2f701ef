import { cityTime } from '../../../shared/time/city-time.ts';
import { testNow } from '../directory.ts';

// Where the public reads of one place, and what stands there while it is closed on a date, or has run out of meals: it is open
// every day, at times that no other place has.

/** Its times as they are entered, and as lists say them. */
export const HOURS = { start: '09:15', end: '16:45' };
export const TIMES = '09:15–16:45';

export const today = cityTime(testNow()).date;

/** What is said of the place, and how it is read. */
export type Story = {
  /** The words that are announced, and those of a list for its date. */
  words: () => string;
  listed: () => string;
  date: string;
};

/** Where to read, what stands there while it is so, and what only before and after. */
type Surface = { address: string; told?: string; usual?: string };
export type City = { id: string; organisation: string };

const announcing =
  (address: string | ((of: City) => string)) =>
  (of: City, { words }: Story): Surface => ({
    address: typeof address === 'string' ? address : address(of),
    told: words(),
  });
const listing =
  (address: string) =>
  (_: City, story: Story): Surface => ({
    address: `${address}?when=${story.date}`,
    told: story.listed(),
  });
const excepting =
  (address: (of: City) => string) =>
  (of: City, story: Story): Surface => ({
    address: address(of),
    // A calendar begins with the first day that holds.
    ...(story.date === today
      ? { usual: `DTSTART;TZID=Europe/London:${today.replaceAll('-', '')}T091500` }
      : { told: `EXDATE;TZID=Europe/London:${story.date.replaceAll('-', '')}T091500` }),
  });

/** A board lists what is open on a date: what is not is missing from it. */
const boardedOn =
  (address: string) =>
  (_: City, story: Story): Surface => ({
    address: `${address}?when=${story.date}`,
    usual: '09:15 to 16:45',
  });
/** A board for now has what is announced beside the time until which a place is open, or else from which it is. */
const boarded =
  (address: string) =>
  (_: City, { words, date }: Story): Surface => ({
    address,
    told: words(),
    ...(date === today && { usual: 'until 4:45pm' }),
  });
/** A poster of a day counts what is not open on it. */
const postered =
  (address: string) =>
  (_: City, story: Story): Surface => ({
    address: `${address}?on=${story.date}`,
    told: '1 more place is closed on this day.',
    usual: TIMES,
  });

export const SURFACES: Record<string, (of: City, story: Story) => Surface> = {
  'the timetable': announcing('/timetable/Breakfast'),
  'its list for a date': listing('/timetable/Breakfast'),
  'the organisation’s card': announcing('/organisations'),
  'its category': announcing('/org-category/Housing%20Advice'),
  'the home page': boarded('/'),
  'the home page’s list for a date': boardedOn('/'),
  'the page of what there is to eat': boarded('/open/eat'),
  'the same for a date': boardedOn('/open/eat'),
  'the search': announcing('/search?q=harbour'),
  'the kiosk’s board': boarded('/kiosk/open'),
  'the kiosk’s list': announcing('/kiosk/services/Breakfast'),
  'the kiosk’s list for a date': (_, story) => ({
    address: `/kiosk/services/Breakfast/${story.date}`,
    told: story.listed(),
  }),
  'the kiosk’s week': announcing('/kiosk/services/Breakfast/week'),
  'the kiosk’s types that are open on a date': (_, story) => ({
    address: `/kiosk/open/${story.date}`,
    told: 'Known to be open: none',
    usual: 'Known to be open: 1',
  }),
  'the kiosk’s need': announcing('/kiosk/need/eat'),
  'the kiosk’s service': announcing(({ id }) => `/kiosk/service/${id}`),
  'the kiosk’s organisation': announcing(
    ({ organisation }) => `/kiosk/organisation/${organisation}`,
  ),
  'the printed timetables': announcing('/print/timetables'),
  'the printed handbook': announcing('/print/handbook'),
  'a poster': announcing('/print/poster?of=Breakfast'),
  'the poster of a day': postered('/print/poster'),
  'the sheet of an organisation': announcing(
    ({ organisation }) => `/print/organisation?organisation=${organisation}`,
  ),
  'the chosen places': announcing(({ id }) => `/print/services?id=${id}`),
  'the sheet of a day': (_, story) => ({
    address: `/print/today?date=${story.date}`,
    told: 'One more place is closed on this day.',
    usual: TIMES,
  }),
  'the sheet of what changed': announcing('/print/changes'),
  'the timetable as a PDF': announcing('/timetable/Breakfast.pdf'),
  'it in large print': announcing('/timetable/Breakfast.pdf?size=large'),
  'the handbook as a PDF': announcing('/handbook.pdf'),
  'a poster as a PDF': announcing('/poster.pdf?of=Breakfast'),
  'the poster of a day as a PDF': postered('/poster.pdf'),
  'the service’s calendar': excepting(({ id }) => `/services/${id}.ics`),
  'the timetable’s calendar': excepting(() => '/timetable/Breakfast.ics'),
  'the API’s services': announcing('/api/services/public'),
  'the API’s organisations': announcing('/api/organisations/public'),
  'the API’s changes': announcing('/api/changes'),
  'the feed': announcing('/changes.xml'),
  'the copy for offline': announcing('/api/directory'),
};

/** Where only what is open at the moment stands: what is said of today alters it, and nothing that is said of another day. */
export const LIVE = {
  'the home page': '/',
  'the page of what there is to eat': '/open/eat',
  'the timetable’s list of what is open now': '/timetable/Breakfast?when=now',
  'the kiosk at rest': '/kiosk',
  'the kiosk’s board': '/kiosk/open',
  'the kiosk’s need': '/kiosk/need/eat',
  'the board of a screen on a wall': '/kiosk/board',
};
