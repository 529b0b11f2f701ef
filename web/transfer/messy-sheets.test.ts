import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { weekWords } from '../../shared/time/words/week-summary.ts';
import { findHeadings } from '../../shared/transfer/headings/heading-lines.ts';
import { guessMapping, settleSheet } from '../../shared/transfer/headings/headings.ts';
import { textOfFile } from './file-text.ts';
import { exportSkippedRows, readSource, readTable, tableFrom } from './source.ts';
import { makeWorkbook } from './testing/make-workbook.ts';
import { SIGNPOSTING_SHEET } from './testing/signposting-sheet.ts';
import { WINTER_LIST } from './testing/winter-list.ts';
import { readWorkbook } from './workbook/read-workbook.ts';

const NOTHING = { organisations: [], helplines: [] };
const AGENCY_LIST = new URL('./testing/agency-list.csv', import.meta.url);

const OUTREACH_LIST = new URL('./testing/outreach-list.csv', import.meta.url);
const FAITH_LIST = new URL('./testing/faith-list.csv', import.meta.url);
/** Days by a letter, websites among the emails, ditto marks, whoever answers beside a number. Nobody in it exists. */
const FRONT_DESK_SHEET = new URL('./testing/front-desk-sheet.tsv', import.meta.url);

async function read(text: string, kinds = {}) {
  const source = await readSource(text);
  if (source.kind !== 'sheet') throw new Error('No spreadsheet.');
  const top = findHeadings(source.lines);
  const table = tableFrom(source.lines, top);
  const sheet = settleSheet(table.headings, table.rows, NOTHING);
  const reading = {
    sheet,
    mapping: guessMapping(sheet, table.headings, {}, table.rows),
    edits: {},
    kinds,
  };
  return { table, reading, ...readTable(table, reading, NOTHING) };
}

/** The rows that somebody has to put right, by the numbers that a spreadsheet shows. */
const toPutRight = ({ table, faults, asks }: Awaited<ReturnType<typeof read>>) => [
  ...new Set(
    [
      ...faults.map(({ row, label, message }) => [row, label || message] as const),
      ...asks.filter(({ isQuestion }) => isQuestion).map(({ row, label }) => [row, label] as const),
    ].map(([row, what]) => `${table.numbers[row - 1]}: ${what}`),
  ),
];

it('an Excel list with an organisation and its service in a row needs one correction in twenty rows', async () => {
  const [sheet] = await readWorkbook(makeWorkbook({ List: WINTER_LIST, Notes: [] }));
  const winter = await read(sheet?.text ?? '');
  expect(winter.reading.sheet).toBe('listings');
  expect(toPutRight(winter)).toEqual([
    '16: Only one of its cells is filled, as in a title.',
    '24: Type',
  ]);
  const { organisations, services } = winter.directory;
  expect([organisations.length, services.length]).toEqual([13, 19]);
  expect(organisations[0]).toMatchObject({
    phone: ['01174960101', '07700900101'],
    addresses: ['12 Salt Lane, BS1 9ZA'],
  });
  expect(
    services.map(({ type, schedule }) => `${type}: ${weekWords(schedule)}`).slice(0, 4),
  ).toEqual([
    'Breakfast: Monday to Tuesday 08:00–10:00; Thursday to Friday 08:00–10:00',
    'Lunch: Tuesday 12:00–14:00; Thursday 12:00–14:00',
    'Showers: Monday to Friday 09:00–11:30',
    'Laundry: Monday to Friday 09:00–11:30',
  ]);
});

it('a list of old line ends, semicolons and the Windows code page with a column for each day needs none', async () => {
  const agency = await read(textOfFile(readFileSync(AGENCY_LIST)));
  expect(agency.reading.sheet).toBe('listings');
  expect(agency.table.rows).toHaveLength(19);
  expect(toPutRight(agency)).toEqual([]);
  expect(agency.directory.faults).toEqual([]);
  expect(agency.directory.organisations[0]?.name).toBe('Café Anchor');
  const minds = agency.directory.services.find(({ type }) => type === 'Mental Health');
  expect(minds).toMatchObject({ unknownDays: ['Friday'], note: 'Friday: 9am till late.' });
});

it('a sheet with headings in two rows and ditto marks asks for one word, for every row that has it', async () => {
  const [sheet] = await readWorkbook(makeWorkbook({ Sheet1: SIGNPOSTING_SHEET }));
  const text = sheet?.text ?? '';
  const asked = await read(text);
  expect(toPutRight(asked)).toEqual(['14: Type']);
  expect(asked.kinds.filter(({ isAsked }) => isAsked)).toEqual([
    { word: "Women's support", reads: '', isAsked: true, rows: [9] },
  ]);
  const answered = await read(text, { womenssupport: 'Words only' });
  expect(toPutRight(answered)).toEqual([]);
  const { organisations, services } = answered.directory;
  const called = (name: string) => organisations.find((it) => it.name === name);
  expect(called("Sparrow Women's Project")).toMatchObject({
    addressPublic: 'no',
    description: "Women's support: Mon-Fri 10-4. Women only inc trans women.",
  });
  expect(called('Riverbank Surgery')?.phone).toEqual(['01174960604']);
  expect(called('Tidewater Counselling')?.email).toBe('help@tidewater.example');
  expect(called('Hounds & Homes')?.categorisingOrganisations).toEqual(['Animals']);
  const showers = services.find(({ type }) => type === 'Showers');
  expect(showers?.serviceAddress).toBe('5 Ludlow Parade, BS5 9QA');
  expect(showers && weekWords(showers.schedule)).toBe('Monday 10:00–12:00; Thursday 10:00–12:00');
  expect(services.filter(({ note }) => note.includes('Hot food')).map(({ type }) => type)).toEqual([
    'Dinner',
  ]);
});

it('a list of prose whose columns are told by their cells asks once in twenty rows, and leaves nothing out', async () => {
  const faith = await read(textOfFile(readFileSync(FAITH_LIST)));
  expect(faith.reading.mapping).toMatchObject({ Type: 1, Address: 2, 'Opening times': 3 });
  expect(toPutRight(faith)).toEqual(['14: Opening times']);
  expect(faith.directory.faults).toEqual([]);
  const manna = faith.directory.organisations.find(({ name }) => name === 'Manna House');
  expect(manna?.description).toContain('Debt advice: Every other Tuesday 10-12.');
});

it('a front desk’s sheet with days by a letter and headings in two rows asks nothing in twenty rows', async () => {
  const rows = readFileSync(FRONT_DESK_SHEET, 'utf8').replace(/\n$/, '').split('\n');
  const Desk = rows.map((row) => row.split('\t'));
  const [sheet] = await readWorkbook(makeWorkbook({ Desk }));
  const desk = await read(sheet?.text ?? '');
  expect(desk.table.rows).toHaveLength(20);
  expect(desk.reading.mapping).toMatchObject({ Organisation: 0, Type: 12, Monday: 5, Sunday: 11 });
  expect(toPutRight(desk)).toEqual([]);
  const { organisations, services } = desk.directory;
  const [boiler] = services;
  expect(boiler && weekWords(boiler.schedule)).toBe(
    'Monday to Tuesday 09:00–16:00; Thursday to Friday 09:00–16:00',
  );
  expect(services.filter(({ type }) => type === 'Clothes')).toHaveLength(1);
  const called = (name: string) => organisations.find((it) => it.name === name);
  expect(called('Bread & Roses')?.website).toBe('https://www.breadroses.example.org');
  expect(called('Paws Here')?.email).toBe('paws@pawshere.example.org');
  expect(called('Kettle On')?.phone).toEqual(['01174960416', '01174960417']);
  expect(services.find(({ note }) => note.includes('till late'))).toMatchObject({
    unknownDays: ['Tuesday', 'Thursday'],
    note: 'no referral. Tuesday, Thursday: 10am till late.',
  });
});

it('an outreach list with closed days in a line asks only whether a refuge’s address may be shown', async () => {
  const outreach = await read(textOfFile(readFileSync(OUTREACH_LIST)));
  expect(outreach.table.rows).toHaveLength(20);
  expect(toPutRight(outreach)).toEqual(['19: Address public']);
  const weeks = outreach.directory.services.map(({ type, schedule }) => [
    type,
    weekWords(schedule),
  ]);
  expect(weeks).toEqual(
    expect.arrayContaining([
      ['Lunch', 'Monday 10:00–12:00; Wednesday 10:00–12:00; Friday 10:00–12:00'],
      ['Lunch', 'Monday to Friday 12:00–14:00'],
      ['Showers', 'Tuesday 09:30–12:00; Thursday 09:30–12:00'],
      ['Breakfast', 'Sunday 07:00–08:30'],
      ['Wi-Fi & Computer Access', 'Monday 10:00–16:00; Wednesday to Thursday 10:00–16:00'],
    ]),
  );
  const phones = outreach.directory.organisations.flatMap(({ phone }) => phone);
  expect(phones).not.toContain('01174960308');
});

it('rows that are left out come back as a spreadsheet with what is wrong, and no formula', async () => {
  const text = 'Charity,Service,Where,When\n=Ark,Food bank,1 Quay Street,Mon 9-10\n';
  const { table, reading } = await read(text);
  const blob = await exportSkippedRows(table, reading, [
    { number: 2, messages: ['Type: Invalid.'] },
  ]);
  expect((await blob.text()).replace('\ufeff', '')).toBe(
    `Charity,Service,Where,When,What is wrong\r\n"'=Ark",Food bank,1 Quay Street,Mon 9-10,Type: Invalid.`,
  );
});
