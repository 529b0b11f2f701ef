import { describe, expect, test } from 'vitest';
import { gridOf } from '../../shared/paper/handbook/grid/grid.ts';
import { MM } from '../../shared/paper/measures.ts';
import { paths } from '../../shared/paths/paths.ts';
import { SAMPLE_NOTICE } from '../../shared/site/site.ts';
import { dense, expectNothingCut, textOf } from './testing/layout.ts';
import { ORIGIN, renderTimetable, sampleDirectory } from './testing/rendered.ts';
import { DATES, rowText } from './testing/row-text.ts';

describe('the sheet of one timetable', () => {
  test('in clear print has the seven days beside each other, each day under its name', async () => {
    const { pages, section } = await renderTimetable(sampleDirectory(), 'Breakfast', 'clear');
    const [first] = pages;
    expect(first?.width).toBeCloseTo(297 * MM, 0);
    const head = first?.texts.filter(({ text }) => /day$/.test(text)) ?? [];
    expect(head.map(({ text }) => text)).toHaveLength(7);
    // A column of 63 mm within a margin of 10, then seven of 30.5 mm.
    const left = first?.texts.find(({ text }) => text === 'Place')?.x ?? 0;
    expect(left).toBeCloseTo(10 * MM, 0);
    head.forEach(({ x }, day) => {
      const line = 10 * MM + 63 * MM + day * 30.5 * MM;
      expect(x - line, `${day}`).toBeGreaterThanOrEqual(0);
      expect(x - line, `${day}`).toBeLessThan(1 * MM);
    });
    const shown = gridOf(section.rows).groups.flatMap(({ rows }) => rows.map(({ row }) => row));
    expect(shown.length).toBeGreaterThan(3);
    for (const row of shown) {
      if (row.hours.kind === 'once') continue;
      const page = pages.find((it) => textOf(it).includes(dense(row.provider)));
      const start = page?.texts.find(({ text }) => dense(row.provider).startsWith(dense(text)));
      row.hours.days.forEach(({ slots }, day) => {
        const cell = page?.texts.find(
          ({ x, y }) => y === start?.y && Math.abs(x - (head[day]?.x ?? 0)) < 1,
        );
        expect(dense(slots[0] ?? '')).toContain(dense(cell?.text ?? 'nothing'));
      });
    }
    for (const page of pages) {
      expect(textOf(page)).toContain('WednesdayThursday');
      expect(page.codes[0]?.text).toBe(ORIGIN + paths.timetable('Breakfast'));
      expectNothingCut(page, 10 * MM);
    }
  });

  test.each(DATES)('of %s, as the sample is served, takes no more pages', async (date) => {
    const directory = { ...sampleDirectory(), isSample: true };
    const now = Date.parse(`${date}T10:00:00Z`);
    expect((await renderTimetable(directory, 'Breakfast', 'clear', now)).pages).toHaveLength(1);
    const toilets = await renderTimetable(directory, 'Toilets', 'clear', now);
    expect(textOf(...toilets.pages)).toContain(dense(SAMPLE_NOTICE));
    expect(toilets.pages.length).toBeLessThanOrEqual(3);
  });

  test('takes one page for Breakfast of the sample, and three at most for Toilets', async () => {
    const directory = sampleDirectory();
    expect((await renderTimetable(directory, 'Breakfast', 'clear')).pages).toHaveLength(1);
    const { pages, section } = await renderTimetable(directory, 'Toilets', 'clear');
    expect(pages.length).toBeLessThanOrEqual(3);
    expect(section.rows.length).toBeGreaterThan(20);
    for (const page of pages) expectNothingCut(page, 10 * MM);
    const all = textOf(...pages);
    const { groups, unknown } = gridOf(section.rows);
    for (const { name, facts } of [...groups.flatMap(({ rows }) => rows), ...unknown])
      expect(all).toContain(dense(facts && name ? facts : name));
  });

  test.each(['Lunch', 'Health & Dental Care'] as const)(
    'of %s says on each page under which heading its places go on, three at least',
    async (type) => {
      const directory = { ...sampleDirectory(), isSample: true };
      const { pages, section } = await renderTimetable(directory, type, 'clear');
      const { unknown, unknownTitle } = gridOf(section.rows);
      const namesOn = (page: (typeof pages)[number]) =>
        unknown.filter(({ facts }) => textOf(page).includes(dense(facts)));
      const going = pages.filter((page) => namesOn(page).length > 0);
      expect(pages.length).toBeGreaterThan(1);
      for (const page of going) {
        expect(textOf(page)).toContain(dense(unknownTitle));
        expect(namesOn(page).length).toBeGreaterThanOrEqual(3);
      }
    },
  );

  test.each(DATES)('of %s says when each place was checked, on no more pages', async (date) => {
    const now = Date.parse(`${date}T10:00:00Z`);
    const sample = { ...sampleDirectory(), isSample: true };
    const checked = (at: number) => new Date(now - (at * 9 + 1) * 86_400_000).toISOString();
    const services = sample.services.map((it, at) => ({ ...it, lastCheckedAt: checked(at % 19) }));
    for (const [type, most] of [
      ['Breakfast', 1],
      ['Toilets', 3],
    ] as const) {
      const { pages, section } = await renderTimetable({ ...sample, services }, type, 'clear', now);
      expect(pages.length).toBeLessThanOrEqual(most);
      const all = textOf(...pages);
      const words = section.rows.map(({ checked }) => checked ?? '');
      expect(new Set(words).size).toBeGreaterThan(2);
      for (const said of words) expect(all).toContain(dense(said));
    }
    const alike = await renderTimetable(sample, 'Breakfast', 'large', now);
    expect(textOf(...alike.pages)).toContain(dense('All places here: checked 1 Nov 2026.'));
  });

  test('in large print stands upright, a block for each place', async () => {
    const { pages, section } = await renderTimetable(sampleDirectory(), 'Breakfast', 'large');
    expect(pages[0]?.width).toBeCloseTo(210 * MM, 0);
    const all = pages.map((page) => textOf(page));
    for (const { facts, times } of section.rows.map(rowText))
      expect(all.some((page) => page.includes(facts + times))).toBe(true);
  });
});
