import type { DirectoryFile } from '../scripts/sample-site.ts';

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

/** The sample with what strains a layout: a 1,000-character description, a word too long for a phone, full lists. */
export function withHardRecords(directory: DirectoryFile): DirectoryFile {
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
  return { ...directory, organisations: [...directory.organisations, organisation] };
}
