import { describe, expect, test } from 'vitest';
import type { PaperDirectory } from '../../shared/paper/handbook/sections.ts';
import { POSTER_FORMATS } from '../../shared/paper/poster/format.ts';
import { PAPERS } from '../../shared/paper/print-choice.ts';
import { SERVICE_TYPES } from '../../shared/services/service.ts';
import { paperService } from '../../shared/testing/paper-records.ts';
import { emptySchedule } from '../../shared/time/empty-schedule.ts';
import { DAYS, type Schedule } from '../../shared/time/schedule.ts';
import { accessibilityFaults } from './testing/accessibility-faults.ts';
import { dense, expectNothingCut, textOf } from './testing/layout.ts';
import { ORIGIN, renderPoster, sampleDirectory } from './testing/rendered.ts';

type Rendered = Awaited<ReturnType<typeof renderPoster>>;

/** One sheet, in the sizes that are read from two metres, with all that its model has found room for. */
function expectOneSheet({ pages, poster, bytes }: Rendered) {
  const format = POSTER_FORMATS[poster.paper];
  const [page, ...others] = pages;
  if (!page) return expect.fail('There is no page.');
  expect(others).toEqual([]);
  expect([page.width, page.height].map(Math.round)).toEqual(
    [format.width, format.height].map(Math.round),
  );
  expectNothingCut(page, format.margin);
  const sizeOf = (words: string) => page.texts.find(({ text }) => text.includes(words))?.size;
  expect(sizeOf(poster.title.split(' ')[0] ?? '')).toBeCloseTo(format.title, 1);
  const text = textOf(page);
  for (const { times, name, lines } of [...poster.rows, ...poster.unsure]) {
    for (const words of [name, ...lines.map((line) => line.text)])
      expect(text).toContain(dense(words));
    for (const { slots, days, warning = '' } of times) {
      expect(text).toContain(dense(slots.join('') + warning + days));
      for (const slot of slots)
        expect(sizeOf(slot.split(' ')[0] ?? '')).toBeGreaterThanOrEqual(format.time - 0.1);
    }
  }
  for (const { lead, text: words } of poster.notes) expect(text).toContain(dense(lead + words));
  for (const { text: words } of poster.footer) expect(text).toContain(dense(words));
  expect(text).toContain(dense('Something wrong? handbook.example.org/w'));
  expect(page.codes.map(({ text: url }) => url)).toEqual([
    ...(poster.wrong ? [`${ORIGIN}/w`] : []),
    ORIGIN + poster.path,
  ]);
  for (const { side } of page.codes) expect(side).toBeGreaterThanOrEqual((20 * 72) / 25.4);
  expect(Math.min(...page.texts.map(({ size }) => size))).toBeGreaterThanOrEqual(14);
  expect(accessibilityFaults(bytes)).toEqual([]);
}

describe.each(PAPERS)('on %s', (paper) => {
  test('each type of the sample and each day of a week is one sheet, and nothing is lost', async () => {
    const directory = { ...sampleDirectory(), isSample: true };
    for (const type of SERVICE_TYPES)
      expectOneSheet(await renderPoster(directory, { type, date: null }, paper));
    for (const at of DAYS.keys()) {
      const date = `2026-11-2${1 + at}`;
      expectOneSheet(await renderPoster(directory, { type: null, date }, paper));
    }
  });

  test('the longest that the rules allow is one sheet, and named', async () => {
    const three = ['06:00–09:00', '12:00–14:00', '22:00–02:00'].map((slot) => {
      const [start = '', end = ''] = slot.split('–');
      return { start, end };
    });
    const week = Object.fromEntries(DAYS.map((day) => [day, three])) as Schedule;
    const words = (length: number) => 'Mmmm Wwww '.repeat(length).slice(0, length).trim();
    const services = [words(100), 'W'.repeat(100), 'بيت الأمل '.repeat(9), 'Ярк '.repeat(20)].map(
      (name, at) =>
        paperService({
          _id: `long${at}`,
          provider: { _id: `long${at}`, name: name.trim() },
          serviceAddress: `${words(300)} Bristol BS1 6AG`,
          note: 'Æ'.repeat(200),
          schedule: at === 3 ? emptySchedule() : week,
        }),
    );
    const directory: PaperDirectory = {
      services,
      organisations: [],
      helplines: [],
      isSample: true,
    };
    const { pages } = await renderPoster(directory, { type: 'Lunch', date: null }, paper);
    expect(pages).toHaveLength(1);
    if (pages[0]) expectNothingCut(pages[0], POSTER_FORMATS[paper].margin);
  });
});

test('Breakfast of the sample has every place with its times on A4', async () => {
  const { whole, poster } = await renderPoster(sampleDirectory(), {
    type: 'Breakfast',
    date: null,
  });
  expect(poster.rows.length).toBe(whole.rows.length);
  expect(poster.rows.length).toBeGreaterThanOrEqual(4);
});

test.each(PAPERS)(
  'on a bank holiday no place stands as open on %s that may be shut',
  async (paper) => {
    const directory = { ...sampleDirectory(), isSample: true };
    const christmas = { type: null, date: '2026-12-25' };
    const rendered = await renderPoster(directory, christmas, paper);
    expectOneSheet(rendered);
    const { poster, pages } = rendered;
    // Nobody of the sample has said that it opens on Christmas Day.
    expect([poster.rows, poster.unsure.length > 2]).toEqual([[], true]);
    const texts = pages[0]?.texts ?? [];
    const heading = texts.find(({ text }) => text.includes('May be open'));
    expect(heading?.size).toBeGreaterThanOrEqual(40);
    const times = texts.filter(({ text }) => /^\d\d:\d\d–\d\d:\d\d$/.test(text.trim()));
    expect(times).toHaveLength(poster.unsure.length);
    for (const { y } of times) expect(y).toBeGreaterThan(heading?.y ?? Number.POSITIVE_INFINITY);
    const warnings = textOf(...pages).split(dense('May be closed.')).length - 1;
    expect(warnings).toBe(times.length);
    expect(textOf(...pages)).toContain(dense('No place is known to be open on this day.'));
  },
);

test('a day of the sample has each kind of help on A4, dinner too, and counts no place that it shows', async () => {
  for (const at of DAYS.keys()) {
    const date = `2026-11-2${1 + at}`;
    const { whole, poster } = await renderPoster(sampleDirectory(), { type: null, date });
    const kindsOf = (rows: typeof poster.rows) => new Set(rows.flatMap(({ kinds = [] }) => kinds));
    const shown = kindsOf(poster.rows);
    const missing = [...kindsOf(whole.rows)].filter((kind) => !shown.has(kind));
    expect(missing, date).toEqual([]);
    const held = [...poster.rows, ...poster.unsure];
    const said = poster.notes.find(({ lead }) => lead.startsWith('Not on'))?.text ?? '';
    for (const { name } of held) if (said.includes(name)) expect(said, date).toContain(`${name} (`);
  }
});
