import { describe, expect, test } from 'vitest';
import { hasTimes } from '../../shared/paper/handbook/hours.ts';
import type { PaperSize, TimetableRow } from '../../shared/paper/handbook/sections.ts';
import { emptySchedule } from '../../shared/time/empty-schedule.ts';
import { type ReadPage, taggedTexts } from './testing/read-pdf.ts';
import { renderHandbook, renderTimetable, sampleDirectory } from './testing/rendered.ts';

/** The words of a text without the signs around them. */
const wordsOf = (text: string) =>
  text
    .split(/\s+/)
    .map((word) => word.replaceAll(/^[(•]+|[.,:;)]+$/g, ''))
    .filter(Boolean);

/** Words of the tags that stand neither in what was written nor, as a word of its own, on a page: two run together. */
function runTogether(tagged: string, written: object, pages: readonly ReadPage[]): string[] {
  const source = JSON.stringify(written);
  const seen = new Set(pages.flatMap(({ texts }) => texts.flatMap(({ text }) => wordsOf(text))));
  return wordsOf(tagged).filter((word) => !source.includes(word) && !seen.has(word));
}

const spaced = (text: string) => text.replaceAll(/\s+/g, ' ');

/** The days and hours of a row as they are to be heard. */
function heardHours({ hours }: TimetableRow, isGrid: boolean): string {
  if (hours.kind === 'once') return hours.text;
  if (isGrid) return hours.days.flatMap(({ slots }) => slots).join(' ');
  return hours.runs.map(({ days, slots }) => [days, ...slots].join(' ')).join(' ');
}

async function heard(bytes: Uint8Array): Promise<string> {
  const texts = await taggedTexts(bytes);
  return texts.map(({ text }) => text).join('');
}

/** What each element holds itself, in the order in which it is heard. */
async function elementsOf(bytes: Uint8Array): Promise<string[]> {
  const elements = new Map<number, string>();
  for (const { of, text } of await taggedTexts(bytes))
    elements.set(of, `${elements.get(of) ?? ''}${text}`);
  return [...elements.values()].map(spaced);
}

/** A name and an address are two elements, or have a sign between them: a reader makes no pause for white. */
function expectPauses(elements: readonly string[], rows: readonly TimetableRow[]) {
  expect(rows.length).toBeGreaterThan(3);
  for (const { provider, address } of rows) {
    const [beginning = ''] = address.split(',');
    const runsOn = (text: string) =>
      [`${provider}${beginning}`, `${provider} ${beginning}`].some((words) => text.includes(words));
    expect(elements.filter(runsOn), provider).toEqual([]);
    expect(
      elements.some((text) => text.includes(provider.slice(0, 12))),
      provider,
    ).toBe(true);
  }
}

describe.each<PaperSize>(['clear', 'large'])('to whoever hears the tags of %s print', (size) => {
  test('no line or cell of the handbook runs into the next', async () => {
    const { book, bytes, pages } = await renderHandbook(sampleDirectory(), size);
    const text = await heard(bytes);
    expect(text.length).toBeGreaterThan(40_000);
    expect(runTogether(text, book, pages)).toEqual([]);
    const rows = book.sections.flatMap((it) => (it.kind === 'timetable' ? it.rows : []));
    expect(rows.length).toBeGreaterThan(100);
    for (const row of rows) expect(spaced(text)).toContain(heardHours(row, false));
  });

  for (const type of ['Breakfast', 'Day Centre', 'Toilets'] as const)
    test(`no line or cell of the sheet of ${type} runs into the next`, async () => {
      const { section, bytes, pages } = await renderTimetable(sampleDirectory(), type, size);
      const text = await heard(bytes);
      expect(runTogether(text, section, pages)).toEqual([]);
      expect(section.rows.length).toBeGreaterThan(3);
      const isGrid = size === 'clear';
      // What has no time that is known has no hours in a grid.
      const timed = section.rows.filter(({ hours }) => !isGrid || hasTimes(hours));
      expect(timed.length).toBeGreaterThan(3);
      for (const row of timed) expect(spaced(text)).toContain(heardHours(row, isGrid));
    });

  for (const type of ['Breakfast', 'Day Centre', 'Toilets'] as const)
    test(`a pause stands between the name and the address of each place of ${type}`, async () => {
      const { section, bytes } = await renderTimetable(sampleDirectory(), type, size);
      expectPauses(await elementsOf(bytes), section.rows);
    });

  test('a pause stands between the name and the address of each place of the handbook', async () => {
    const { book, bytes } = await renderHandbook(sampleDirectory(), size);
    const rows = book.sections.flatMap((it) => (it.kind === 'timetable' ? it.rows : []));
    expectPauses(await elementsOf(bytes), rows);
  });
});

test('in large print the hours of a place are heard before what is said of them', async () => {
  const directory = sampleDirectory();
  const [first, second] = directory.services.filter(({ type }) => type === 'Breakfast');
  expect.assert(first && second);
  const services = [
    { ...first, lastCheckedAt: '2026-11-02T00:00:00.000Z' },
    { ...second, schedule: emptySchedule(), lastCheckedAt: '2026-11-03T00:00:00.000Z' },
  ];
  const { section, bytes } = await renderTimetable(
    { ...directory, services },
    'Breakfast',
    'large',
  );
  expect(section.rows.map(({ hours }) => hours.kind).sort()).toEqual(['once', 'week']);
  const text = spaced(await heard(bytes));
  for (const row of section.rows) {
    const hours = text.indexOf(heardHours(row, false));
    expect(hours, row.provider).toBeGreaterThan(text.indexOf(row.provider));
    expect.assert(row.checked);
    expect(text.indexOf(row.checked), row.provider).toBeGreaterThan(hours);
  }
});
