import type { D1Database } from '@cloudflare/workers-types';
import type { CityFile } from '../../../shared/testing/many-times.ts';

const SENTENCE =
  'We listen, we help with forms and letters, and we walk with people to appointments. ';
const LONG_NAME =
  'The Saint Bartholomew and Saint Werburgh Neighbourhood Fellowship for Welcome and Hospitality';
const LONG_ADDRESS =
  'The Undercroft, Rear Entrance, Saint Bartholomew’s Parish Rooms, 118–124 Upper Maudlin Street, Bristol BS2 8BJ';

const allWeek = (start: string, end: string) =>
  Object.fromEntries(
    ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => [
      day,
      [
        { start, end },
        { start: '18:00', end: '19:30' },
      ],
    ]),
  );

const service = (type: string) => ({
  type,
  subtype: '',
  serviceAddress: LONG_ADDRESS,
  availability: ['Refugee & Asylum Seeker Only'],
  schedule: allWeek('09:30', '11:45'),
  note: `${SENTENCE.repeat(2)}Ring the side bell.`,
});

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const everyDay = (...slots: [start: string, end: string][]) =>
  Object.fromEntries(WEEK.map((day) => [day, slots.map(([start, end]) => ({ start, end }))]));

const dinner = (schedule: object, note = '') => ({
  type: 'Dinner',
  serviceAddress: '1 Quay Street, Bristol BS1 1AA',
  availability: ['For Everyone'],
  schedule,
  note,
});

/** Letters of other languages, read from right to left too, and hours of every length. */
const OTHER_SCRIPTS = [
  {
    name: 'Café Zoë, Crèche Ñandú & Łódź',
    description: 'Thé, café, gâteau — à volonté.',
    phone: ['01174960111'],
    addresses: ['1 Quay Street, Bristol BS1 1AA'],
    services: [dinner(everyDay(['00:00', '24:00']))],
  },
  {
    name: 'مركز الضيافة',
    description: 'طعام ساخن ومكان آمن للجميع.',
    phone: ['01174960112'],
    addresses: ['1 Quay Street, Bristol BS1 1AA'],
    services: [
      dinner(everyDay(['07:00', '09:00'], ['12:00', '14:30'], ['22:00', '02:00']), 'اتصل أولاً'),
    ],
  },
  {
    name: 'בית חם',
    description: 'ארוחה חמה לכולם.',
    phone: ['01174960113'],
    addresses: ['1 Quay Street, Bristol BS1 1AA'],
    services: [dinner(everyDay())],
  },
];

/** The sample with what strains a layout: a 1,000-character description, a word too long for a phone, full lists, other scripts. */
export function withHardRecords(directory: CityFile): CityFile {
  const organisation = {
    name: LONG_NAME,
    description: SENTENCE.repeat(12).slice(0, 1000),
    email: 'enquiries.and.referrals@saint-bartholomew-and-saint-werburgh-fellowship.example',
    phone: ['01174960101', '07700900123', '08081570123'],
    addresses: Array.from({ length: 5 }, (_, i) => LONG_ADDRESS.replace('118', String(118 + i))),
    website: 'https://saint-bartholomew-and-saint-werburgh-neighbourhood-fellowship.example',
    socialMedias: ['saintbartholomewandsaintwerburgh', 'saintbartholomew', 'saintbart'],
    categorisingOrganisations: [
      'Housing Advice',
      'Legal Advice',
      'Young People',
      'Animals',
      'Refugees & Asylum Seekers Help',
      'Non-UK Citizens Help',
    ],
    services: [service('Breakfast'), service('Toilets')],
  };
  return {
    ...directory,
    organisations: [...directory.organisations, organisation, ...OTHER_SCRIPTS],
  };
}

/**
 * A history of this minute for the sheet of what changed: every organisation had another name and said less of itself, no
 * helpline was there, for each service that stands one is gone, and one that nobody may name is taken down.
 */
export async function addPast(db: D1Database) {
  const before = `json_object('name', name || ' of old', 'addresses', json('[]'), 'phone', json('[]'),
    'email', '', 'website', '', 'description', '', 'socialMedias', json('[]'))`;
  const pasts = [
    `'update', 'organisation', id, ${before}, '{}' FROM organisations`,
    `'create', 'helpline', id, NULL, '{}' FROM helplines`,
    `'delete', 'service', 'gone-' || id, json_object('type', type, 'provider', provider_id), NULL FROM services`,
    `'service:publish', 'service', 'hidden', json_object('published', json('true')), json_object('published', json('false'))`,
  ];
  const now = new Date().toISOString();
  await db.batch(
    pasts.map((past) =>
      db
        .prepare(
          `INSERT INTO audit (at, action, kind, record_id, before, after) SELECT ?1, ${past}`,
        )
        .bind(now),
    ),
  );
}
