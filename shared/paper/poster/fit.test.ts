import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../fitting/letters.ts';
import { PAPERS } from '../print-choice.ts';
import { ABOUT, lunch, namesOf, on, open, place, wordsOf } from '../testing/posters.ts';
import { fitPoster } from './fit.ts';
import { POSTER_FORMATS } from './format.ts';

describe('one sheet', () => {
  const names = fc.array(fc.constantFrom('Ark', 'Wide Mmmm Wwww', 'Ω'.repeat(100), 'Q 👋 x'), {
    minLength: 1,
    maxLength: 8,
  });

  test('names or counts every place that it has no room for', () => {
    fc.assert(
      fc.property(fc.array(names, { maxLength: 40 }), fc.constantFrom(...PAPERS), (all, paper) => {
        const services = all.map((words, at) =>
          (at % 4 === 0 ? place : open)(`${at} ${words.join(' ')}`.slice(0, 100)),
        );
        const poster = lunch(services);
        const fitted = fitPoster(poster, paper, ABOUT);
        const shown = new Set(namesOf(fitted));
        const said = wordsOf(fitted);
        const unsaid = services.filter(
          ({ provider: { name } }) => !shown.has(name) && !said.includes(name),
        );
        const counted = /(\d+) more places?\./.exec(said)?.[1] ?? '0';
        expect(Number(counted)).toBe(unsaid.length);
      }),
      { numRuns: 60 },
    );
  });

  test('takes one more place where the names of the others leave it room', () => {
    const rowsOf = (count: number, long: number, paper: (typeof PAPERS)[number]) => {
      const note = 'Hot food and tea. '.repeat(6);
      const services = Array.from({ length: count }, (_, at) =>
        open(`P${at}`, { note: at < long ? note : '' }),
      );
      return fitPoster(lunch(services), paper, ABOUT).rows.length;
    };
    expect([rowsOf(6, 3, 'A4'), rowsOf(7, 1, 'A4'), rowsOf(8, 2, 'A3')]).toEqual([5, 6, 7]);
  });

  test('says how many places of one provider it leaves out', () => {
    const provider = { _id: 'council', name: 'Council' };
    const of = (_: unknown, at: number) =>
      open(`c${at}`, {
        provider,
        schedule: on({ Monday: [{ start: `0${at % 9}:00`, end: '20:00' }] }),
      });
    const poster = lunch(Array.from({ length: 9 }, of));
    const fitted = fitPoster(poster, 'A4', ABOUT);
    const left = poster.rows.length - fitted.rows.length;
    expect(left).toBeGreaterThan(1);
    expect(wordsOf(fitted)).toContain(`Council (${left} places)`);
  });

  test('says where somebody says that it is wrong: by a code where there is room, else where no place loses its own', () => {
    const sheetOf = (count: number, paper: (typeof PAPERS)[number]) =>
      fitPoster(lunch(Array.from({ length: count }, (_, at) => open(`Place ${at}`))), paper, ABOUT);
    const said = 'Something wrong? handbook.test/w';
    for (const paper of PAPERS) {
      const few = sheetOf(2, paper);
      expect(few.wrong).toBe(said);
      expect(few.footer.filter(({ text }) => text.includes(said))).toEqual([]);
      const many = sheetOf(30, paper);
      expect([many.wrong, many.footer.some(({ text }) => text.includes(said))]).toEqual(['', true]);
      // Five lines of foot stand beside the code, and of the larger letters of A3 four.
      expect(many.footer).toHaveLength(paper === 'A4' ? 5 : 4);
    }
  });

  test('of A3 holds more than one of A4', () => {
    const poster = lunch(Array.from({ length: 30 }, (_, at) => open(`Place ${at}`)));
    const [a4, a3] = PAPERS.map((paper) => fitPoster(poster, paper, ABOUT).rows.length);
    expect(a4).toBeGreaterThanOrEqual(5);
    expect(a3).toBeGreaterThan(a4 ?? 0);
  });

  test('is set as its styles are', () => {
    const css = readFileSync('web/print/parts/poster/Poster.module.css', 'utf8');
    for (const paper of PAPERS) {
      const [, rules = ''] =
        new RegExp(`data-page="${paper.toLowerCase()}-poster"\\] \\{([^}]*)`).exec(css) ?? [];
      const format = POSTER_FORMATS[paper];
      for (const name of [
        'title',
        'under',
        'time',
        'group',
        'days',
        'name',
        'text',
        'footer',
        'gap',
      ] as const)
        expect(rules).toContain(`--${name}: ${format[name]}pt;`);
      expect(rules).toContain(`--times: ${Math.round((format.times * 25.4) / 72)}mm;`);
      expect(rules).toContain(`--margin: ${Math.round((format.margin * 25.4) / 72)}mm;`);
      expect(Math.min(format.time, format.group)).toBeGreaterThanOrEqual(40);
      expect(format.title).toBeGreaterThanOrEqual(72);
    }
  });

  test('breaks a text where the next word has no room', () => {
    expect(['', 'aa', 'aa aa', 'W'.repeat(29)].map((text) => linesOf(text, 30, 20))).toEqual([
      0, 1, 2, 18,
    ]);
  });
});
