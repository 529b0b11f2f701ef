import type { APIRequestContext, Page } from '@playwright/test';
import { displayWebsite } from '../../shared/contact/website.ts';
import { timetableSheet } from '../../shared/paper/handbook/checked.ts';
import type {
  PaperDirectory,
  Section,
  TimetableRow,
} from '../../shared/paper/handbook/sections.ts';
import { handbookOf } from '../../shared/paper/handbook.ts';
import { paths } from '../../shared/paths/paths.ts';
import { SERVICE_TYPES } from '../../shared/services/service.ts';
import { BANK_HOLIDAYS } from '../../shared/time/bank-holidays.ts';
import { addDays, cityTime } from '../../shared/time/city-time.ts';
import { textOf } from '../../worker/pdf/testing/layout-faults.ts';
import { type ReadPage, readPdf, taggedTexts } from '../../worker/pdf/testing/read-pdf.ts';
import { expect, test } from '../support/fixtures.ts';
import { bare, heardOn, outOfOrder } from '../support/print/heard.ts';
import { printed } from '../support/print/printed.ts';

// What exists as print view and as file is one model: the same words in the same order, and the same pages within one.

async function fileOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  expect(answer.headers()['content-type'], path).toBe('application/pdf');
  const bytes = new Uint8Array(await answer.body());
  const heard = (await taggedTexts(bytes)).map(({ text }) => text).join(' ');
  return { heard, pages: (await readPdf(bytes)).pages };
}

/** The print view as it is printed and as it is heard. */
async function viewOf(page: Page, path: string) {
  const pages = await printed(page, path);
  return { heard: await heardOn(page), pages };
}

const directoryOf = async (request: APIRequestContext): Promise<PaperDirectory> =>
  (await request.get('/api/directory')).json();

const timesOf = ({ hours }: TimetableRow): string[] =>
  hours.kind === 'once'
    ? [hours.text]
    : hours.runs.map(({ days, slots }) => `${days}${slots.join('')}`);

/** What is said of each place of its own; what several of one provider share stands above them in a file. */
const wordsOfRow = (row: TimetableRow): string[] => [
  row.address,
  row.note,
  ...timesOf(row),
  row.check,
  row.checked ?? '',
];

function wordsOf(section: Section): string[] {
  switch (section.kind) {
    case 'emergency':
      return section.groups.flatMap(({ heading, contacts }) => [
        heading,
        ...contacts.map(({ name }) => name),
      ]);
    case 'prose':
    case 'council':
      return section.parts.flatMap(({ heading, paragraphs, points }) => [
        heading,
        ...paragraphs,
        ...points,
      ]);
    case 'timetable':
      return section.rows.flatMap(wordsOfRow);
    case 'helplines':
      return section.groups.flatMap(({ title, forWhom, helplines }) => [
        title,
        forWhom,
        ...helplines.flatMap(({ name, description, phone, hours, email, website, checked }) => [
          name,
          description,
          phone?.display ?? '',
          hours && `Hours: ${hours}`,
          email && `Email: ${email}`,
          website && `Website: ${displayWebsite(website)}`,
          checked,
        ]),
      ]);
    case 'organisations':
      return section.letters.flatMap(({ letter, organisations }) => [
        letter,
        ...organisations.flatMap((it) => [
          it.name,
          it.description,
          ...it.phones.map(({ label, display }) => `${label}: ${display}`),
          ...it.addresses.map((address) => `Address: ${address}`),
          it.email && `Email: ${it.email}`,
          it.website && `Website: ${displayWebsite(it.website)}`,
          ...it.socials.map(({ network, href }) => `${network}: ${displayWebsite(href)}`),
          it.categories.length > 0 ? `Helps with: ${it.categories.join(', ')}` : '',
          it.services.length > 0 ? `Times: ${it.services[0]?.type}` : '',
          it.checked,
        ]),
      ]);
    case 'categories':
      return section.categories.flatMap(({ category, organisations }) => [
        category,
        ...organisations.map(({ name }) => name),
      ]);
    case 'index':
      return section.entries.map(({ word }) => word);
  }
}

test('timetables with the days side by side have the words of their files, in their order', async ({
  page,
  request,
}) => {
  for (const type of SERVICE_TYPES) {
    const view = await viewOf(page, paths.printTimetable(type));
    const file = await fileOf(request, paths.timetablePdf(type));
    expect(bare(view.heard), type).toBe(bare(file.heard));
    expect(Math.abs(view.pages.length - file.pages.length), type).toBeLessThanOrEqual(1);
  }
});

test('timetables in large print say of each place what their files say, in their order', async ({
  page,
  request,
}) => {
  const { services } = await directoryOf(request);
  for (const type of SERVICE_TYPES) {
    const view = await viewOf(page, `${paths.printTimetable(type)}&size=large`);
    const file = await fileOf(request, paths.timetablePdf(type, 'large'));
    const { checked = '', rows } = timetableSheet(type, services, Date.now());
    const wanted = [type, checked, ...rows.flatMap(wordsOfRow)];
    expect(wanted.length, type).toBeGreaterThan(5);
    for (const { heard } of [view, file]) expect(outOfOrder(heard, wanted), type).toBeNull();
    expect(Math.abs(view.pages.length - file.pages.length), type).toBeLessThanOrEqual(1);
  }
});

/** Bank holidays that can be printed. */
function nextHolidays(): string[] {
  const today = cityTime(Date.now()).date;
  return Object.keys(BANK_HOLIDAYS).filter((it) => it > today && it <= addDays(today, 59));
}

test('a poster of a bank holiday says above and beside its times that they may not hold', async ({
  page,
}) => {
  for (const date of nextHolidays()) {
    const [sheet, ...others] = await printed(page, `/print/poster?on=${date}`);
    expect(others, date).toEqual([]);
    const texts = sheet?.texts ?? [];
    const heading = texts.find(({ text }) => text.startsWith('May be open'));
    expect(heading?.size, date).toBeGreaterThan(39.8);
    const below = texts.filter(({ y, size }) => y > (heading?.y ?? 0) && size > 39.8);
    expect(below.length, date).toBeGreaterThan(0);
    const warned = texts.filter(({ text }) => text.startsWith('May be closed.'));
    expect(warned, date).toHaveLength(below.length);
  }
});

test('posters have the words of their files, in their order', async ({ page, request }) => {
  const holidays = nextHolidays().map((date) => `/poster?on=${date}`);
  for (const path of [
    '/poster?of=Breakfast',
    '/poster?of=Lunch&paper=A3',
    '/poster',
    ...holidays,
  ]) {
    const view = await viewOf(page, `/print${path}`);
    const file = await fileOf(request, path.replace('/poster', '/poster.pdf'));
    expect(outOfOrder(view.heard, file.heard.split(/\s+/)), path).toBeNull();
    expect(bare(view.heard).length, path).toBe(bare(file.heard).length);
  }
});

test('the pocket guide has the words of its file, its kinds of help in their order', async ({
  page,
  request,
}) => {
  const view = await viewOf(page, '/print/pocket');
  const sheet = page.getByLabel('The sheet');
  const kinds = await sheet.locator('h2').allInnerTexts();
  const shown = await sheet.locator('h2, strong, bdi').allInnerTexts();
  const file = await fileOf(request, '/pocket.pdf');
  // Within a place the file is heard by its name first and the page by its time: both are seen alike.
  const words = file.heard.split(/\s+/);
  expect(words.filter((it) => !bare(view.heard).includes(bare(it)))).toEqual([]);
  expect(shown.filter((it) => !bare(file.heard).includes(bare(it)))).toEqual([]);
  expect(kinds.length).toBeGreaterThan(8);
  // One that goes on in another panel is named again only for the eye.
  expect(outOfOrder(file.heard, [...new Set(kinds)])).toBeNull();
});

/** Pages that name the index: those on which it begins or goes on, and the contents. */
const indexPages = ({ pages }: { pages: ReadPage[] }) =>
  pages.filter(({ texts }) => texts.some(({ text }) => text.startsWith('Index of everyday words')))
    .length;

for (const size of ['clear', 'large'] as const)
  test(`the whole handbook in ${size} print says what its file says, in its order, on as many pages within one`, async ({
    page,
    request,
  }) => {
    const { sections } = handbookOf(await directoryOf(request), Date.now());
    const view = await viewOf(page, `${paths.print}/handbook?size=${size}`);
    const file = await fileOf(request, paths.handbookPdf(size));
    const [emergency, ...rest] = sections;
    const titled = (section: Section) => [section.title, ...wordsOf(section)];
    const wanted = [
      'Bristol Handbook',
      'Free help in Bristol',
      ...(emergency ? titled(emergency) : []),
      'Contents',
      ...sections.map(({ title }) => title),
      ...rest.flatMap(titled),
      emergency?.title ?? '',
    ];
    expect(wanted.length).toBeGreaterThan(500);
    expect(outOfOrder(view.heard, wanted)).toBeNull();
    expect(outOfOrder(file.heard, wanted)).toBeNull();
    // A file is bound: where its pages do not come out even, one for notes fills the last sheet of paper.
    const notes = file.pages.filter((it) => textOf(it).startsWith('Mynotes'));
    const inFile = file.pages.length - notes.length;
    const inView = view.pages.length;
    // In large print each page number of the file's index takes a line, and no browser counts pages ahead.
    const more = size === 'large' ? indexPages(file) - indexPages(view) : 0;
    expect(more).toBeLessThanOrEqual(2);
    expect(Math.abs(inFile - more - inView), `${inFile} and ${inView}`).toBeLessThanOrEqual(1);
  });
