import { describe, expect, test } from 'vitest';
import { moreWords } from '../../shared/paper/pocket/blocks.ts';
import { POCKET, POCKET_SHEET } from '../../shared/paper/pocket/format.ts';
import { paperService } from '../../shared/testing/paper-records.ts';
import { DAYS, type Schedule } from '../../shared/time/schedule.ts';
import { accessibilityFaults } from './testing/accessibility-faults.ts';
import { dense, expectNothingCut, halfOf, textOf } from './testing/layout.ts';
import { taggedTexts } from './testing/read-pdf.ts';
import { renderPocket, sampleDirectory } from './testing/rendered.ts';

type Rendered = Awaited<ReturnType<typeof renderPocket>>;

const KERN = 0.5;

async function expectOneSheet({ pages, guide, bytes, outline }: Rendered) {
  const [page, ...others] = pages;
  if (!page) return expect.fail('There is no page.');
  expect(others).toEqual([]);
  expect([page.width, page.height].map(Math.round)).toEqual(
    [POCKET_SHEET.width, POCKET_SHEET.height].map(Math.round),
  );
  for (const isTurned of [false, true]) {
    const half = halfOf(page, isTurned);
    expectNothingCut(half, POCKET.margin);
    for (const { x, y, width, size } of half.texts) {
      expect(size).toBeGreaterThanOrEqual(POCKET.text - 0.1);
      // Nothing crosses a fold.
      const left = x % POCKET.width;
      expect(left).toBeGreaterThanOrEqual(POCKET.margin - KERN);
      expect(left + width).toBeLessThanOrEqual(POCKET.width - POCKET.margin + KERN);
      expect(y).toBeGreaterThan(POCKET.height);
    }
  }
  const heard = (await taggedTexts(bytes)).map(({ text }) => text).join('');
  const parts = guide.panels.flat().flatMap((block) => (block.kind === 'part' ? [block] : []));
  for (const { type, rows, more } of parts) {
    expect(heard).toContain(type);
    for (const { times, name, limit } of rows)
      for (const words of [...times, name, limit]) expect(dense(heard)).toContain(dense(words));
    if (more > 0) expect(heard).toContain(moreWords(more));
  }
  expect(outline.map(({ title }) => title)).toEqual(['Bristol Handbook']);
  expect(accessibilityFaults(bytes)).toEqual([]);
}

describe('a day on one sheet to fold', () => {
  test.each([null, '2026-11-22', '2026-12-25'])('%s of the sample', async (date) => {
    const rendered = await renderPocket({ ...sampleDirectory(), isSample: true }, date);
    await expectOneSheet(rendered);
    const [page] = rendered.pages;
    expect(page?.codes.map(({ text }) => text)).toEqual([
      `https://handbook.example.org/?when=${rendered.guide.date}`,
    ]);
    const said = dense('Something wrong? handbook.example.org/w');
    expect(page && dense(textOf(page))).toContain(said);
    expect(Math.abs(page?.codes[0]?.side ?? 0)).toBeGreaterThanOrEqual((20 * 72) / 25.4);
  });

  test('is heard panel by panel, from the number for tonight to the last kind of help', async () => {
    const { bytes } = await renderPocket(sampleDirectory(), null);
    const heard = (await taggedTexts(bytes)).map(({ text }) => text.trim());
    const at = [
      'Bristol Handbook',
      'Friday',
      '999',
      'Breakfast',
      'Showers',
      'Health & Dental Care',
    ];
    const places = at.map((words) => heard.indexOf(words));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
  });

  test('has nobody on it who may be looked for, and says that some are not', async () => {
    const directory = sampleDirectory();
    const hidden = directory.services.filter(({ offWalls }) => offWalls);
    expect(hidden.length).toBeGreaterThan(0);
    const names = new Set(hidden.map(({ provider }) => provider.name));
    const shown = directory.services.filter(({ offWalls }) => !offWalls);
    for (const { provider } of shown) names.delete(provider.name);
    const heard = dense(JSON.stringify((await renderPocket(directory, null)).guide));
    for (const name of names) expect(heard).not.toContain(dense(name));
    expect(heard).toContain(dense('Some places are never on sheets like this.'));
  });

  test('with the longest that the rules allow, in other letters too', async () => {
    const three = ['06:00–09:00', '12:00–14:00', '22:00–02:00'].map((slot) => {
      const [start = '', end = ''] = slot.split('–');
      return { start, end };
    });
    const schedule = Object.fromEntries(DAYS.map((day) => [day, three])) as Schedule;
    const names = [
      'Mmmm Wwww '.repeat(10),
      'W'.repeat(100),
      'بيت الأمل '.repeat(9),
      'Ярк '.repeat(20),
    ];
    const services = names.map((name, at) =>
      paperService({
        _id: `long${at}`,
        provider: { _id: `long${at}`, name: name.trim() },
        serviceAddress: `${'Mmmm Wwww '.repeat(at * 10)}Bristol BS1 6AG`,
        schedule,
      }),
    );
    const directory = { services, organisations: [], helplines: [], isSample: true };
    const { pages } = await renderPocket(directory, null);
    expect(pages).toHaveLength(1);
    for (const isTurned of [false, true])
      if (pages[0]) expectNothingCut(halfOf(pages[0], isTurned), POCKET.margin);
  });
});
