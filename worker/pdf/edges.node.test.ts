import { describe, expect, test } from 'vitest';
import type { PaperDirectory, PaperSize } from '../../shared/paper/handbook/sections.ts';
import { MM } from '../../shared/paper/measures.ts';
import {
  paperHelpline,
  paperOrganisation,
  paperService,
} from '../../shared/testing/paper-records.ts';
import { emptySchedule } from '../../shared/time/empty-schedule.ts';
import { DAYS, type Schedule } from '../../shared/time/schedule.ts';
import { dense, expectNothingCut, textOf } from './testing/layout.ts';
import { actualTexts } from './testing/read-pdf.ts';
import { renderHandbook, renderTimetable } from './testing/rendered.ts';
import { OTHER_SCRIPT } from './text/words.ts';

const EMPTY: PaperDirectory = { services: [], organisations: [], helplines: [], isSample: false };
const SIZES: PaperSize[] = ['clear', 'large'];

const everyDay = (...slots: Schedule['Monday']): Schedule =>
  Object.fromEntries(DAYS.map((day) => [day, slots])) as Schedule;

const organisation = (name: string, fields = {}) =>
  paperOrganisation({ _id: name.slice(0, 20), name, ...fields });
const service = (name: string, fields = {}) =>
  paperService({ _id: name.slice(0, 20), provider: { _id: name.slice(0, 20), name }, ...fields });

const THREE = [
  // As wide as a slot gets.
  { start: '06:00', end: '09:00' },
  { start: '12:00', end: '14:00' },
  { start: '22:00', end: '02:00' },
];

describe.each(SIZES)('in %s print', (size) => {
  test('the longest that the rules allow is neither cut nor laid over anything', async () => {
    const words = (length: number) => 'Mmmm Wwww '.repeat(length).slice(0, length).trim();
    const names = [words(100), 'W'.repeat(100)];
    const directory: PaperDirectory = {
      isSample: true,
      organisations: names.map((name) =>
        organisation(name, {
          description: name.includes(' ') ? words(1200) : 'Œ'.repeat(1200),
          addresses: Array.from({ length: 5 }, (_, at) => `${at} ${name} ${words(300)}`),
          phone: ['+999999999999999', '111111111111111', '222222222222222'],
          phoneDisplay: ['+99999 999 999 999 9', '11111 111 111 111 1', '22222 222 222 222 2'],
          phoneHref: ['tel:+999999999999999', 'tel:111111111111111', 'tel:222222222222222'],
          email: `${'w'.repeat(64)}@${'w'.repeat(60)}.example`,
          website: `https://${'w'.repeat(60)}.example/${'path/'.repeat(40)}`,
          socialMedias: ['W'.repeat(80), 'W'.repeat(80), 'W'.repeat(15)],
          categorisingOrganisations: [
            'Housing Advice',
            'Refugees & Asylum Seekers Help',
            'Animals',
          ],
        }),
      ),
      services: names.flatMap((name) =>
        [everyDay(...THREE), emptySchedule()].map((schedule, at) =>
          service(name, {
            _id: `${name.slice(0, 9)}${at}`,
            type: 'Health & Dental Care',
            subtype: 'Supervised Methadone and Resettlement Team',
            availability: ['Refugee & Asylum Seeker Only'],
            serviceAddress: `${name} ${words(300)} Bristol BS1 6AG`,
            note: 'Æ'.repeat(200),
            schedule,
          }),
        ),
      ),
      helplines: names.map((name) =>
        paperHelpline({
          _id: name.slice(0, 5),
          name,
          description: words(1000),
          onlineWorkingTime: words(300),
          email: `${'w'.repeat(64)}@${'w'.repeat(60)}.example`,
        }),
      ),
    };
    const { pages } = await renderHandbook(directory, size);
    const sheet = await renderTimetable(directory, 'Health & Dental Care', size);
    for (const page of pages) expectNothingCut(page, 14 * MM);
    for (const page of sheet.pages) expectNothingCut(page, (size === 'clear' ? 10 : 14) * MM);
    for (const text of [textOf(...pages), textOf(...sheet.pages)]) {
      expect(names.filter((name) => !text.includes(dense(name)))).toEqual([]);
      expect(text.match(/Æ/g)).toHaveLength(4 * 200);
    }
    expect(textOf(...pages).match(/Œ/g)).toHaveLength(1200);
  });

  test('a place with more to say than a page holds runs on over the next, its head repeated', async () => {
    const serviceAddress = Array.from({ length: 900 }, (_, at) => `word${at}`).join(' ');
    const schedule = everyDay(...THREE);
    const services = [
      service('Ark', { schedule }),
      service('Boat', { schedule, serviceAddress }),
      service('Cove', { schedule }),
    ];
    const { pages } = await renderTimetable({ ...EMPTY, services }, 'Lunch', size);
    expect(pages.length).toBeGreaterThan(2);
    const text = textOf(...pages);
    expect(text).toContain('word899');
    for (const page of pages) {
      expectNothingCut(page, (size === 'clear' ? 10 : 14) * MM);
      expect(textOf(page)).toMatch(size === 'clear' ? /Place.*Sunday/ : /Lunch/);
    }
  });
});

test('an empty directory is a handbook all the same, with whom to ring', async () => {
  const { pages, outline } = await renderHandbook(EMPTY, 'clear');
  const text = textOf(...pages);
  expect(text).toContain(dense('There are no places in this handbook yet.'));
  expect(text).toContain(dense('01454 615165'));
  expect(outline.map(({ title }) => title)).not.toContain('Helplines');
  const sheet = await renderTimetable(EMPTY, 'Lunch', 'clear');
  expect(sheet.pages).toHaveLength(1);
  expect(textOf(...sheet.pages)).toContain(dense('No services found.'));
  expect(textOf(...sheet.pages)).toContain(dense('Something wrong? handbook.example.org/w'));
});

test('hours not known, 24 hours and 21 slots in a week are each said as they are', async () => {
  const services = [
    service('Never known'),
    service('Always open', { schedule: everyDay({ start: '00:00', end: '24:00' }) }),
    service('Three times a day', { schedule: everyDay(...THREE) }),
  ];
  const { pages } = await renderTimetable({ ...EMPTY, services }, 'Lunch', 'clear');
  const text = textOf(...pages);
  expect(text).toContain(dense('Hours not known. Call first.'));
  expect(text).toContain(dense('Open 24 hours'));
  expect(text.match(/22:00–02:00/g)).toHaveLength(7);
  const pieces = pages.flatMap(({ texts }) => texts.map((it) => it.text));
  expect(pieces.filter((piece) => piece === '06:00–09:00')).toHaveLength(7);
  expect(text).not.toContain('Closed');
});

test('names keep every accent of Europe, and letters of Greek, Cyrillic and Vietnamese', async () => {
  const names = [
    'Tŷ Ŵyn a’r Môr',
    'Łódź Škoda Çağrı',
    'Ørsted Ñandú Ășțe',
    'Māori Ōtaki',
    'Допомога Київ',
    'Βοήθεια',
    'Phở Việt Nguyễn',
    'Café\u0301 fi ffl',
  ];
  const directory = { ...EMPTY, services: names.map((name) => service(name)) };
  const { pages } = await renderTimetable(directory, 'Lunch', 'clear');
  const text = textOf(...pages);
  for (const name of names) expect(text).toContain(dense(name));
});

test('names that are read from right to left are said in their order to who hears the page', async () => {
  const services = [service('בית חם'), service('مركز المساعدة (Help)')];
  const { pages, bytes } = await renderTimetable({ ...EMPTY, services }, 'Lunch', 'large');
  for (const page of pages) expectNothingCut(page, 14 * MM);
  const said = actualTexts(bytes);
  expect(said).toEqual(['בית חם ', 'مركز المساعدة (Help) ']);
});

test('a script that no font has is named as such, never an empty box and never half a name', async () => {
  const services = [
    service('እርዳታ ቤት'),
    service('救助 Centre'),
    service('Soup 🍲 & bread ❤️', { note: 'Ring → the bell ✅' }),
  ];
  const { pages } = await renderTimetable({ ...EMPTY, services }, 'Lunch', 'large');
  const text = textOf(...pages);
  expect(text.split(dense(OTHER_SCRIPT))).toHaveLength(3);
  expect(text).toContain(dense(`${OTHER_SCRIPT} Centre`));
  expect(text).toContain('Soup&bread');
  expect(text).toContain('Ringthebell');
});
