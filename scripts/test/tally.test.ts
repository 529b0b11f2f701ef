import { expect, test } from 'vitest';
import { listUnsure, SECOND_TRIES, settle, sum, tallyPlaywright, tallyVitest } from './tally.ts';

test('a skipped test has failed', () => {
  const vitest = { numTotalTests: 5, numPassedTests: 3, testResults: [] };
  expect(tallyVitest(vitest)).toEqual({ passed: 3, failed: 2 });
  const playwright = { stats: { expected: 4, unexpected: 1, flaky: 0, skipped: 1 }, errors: [] };
  expect(tallyPlaywright(playwright)).toEqual({ passed: 4, failed: 2 });
});

test('a test file that cannot be read has failed', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{}] },
  ];
  const report = { numTotalTests: 2, numPassedTests: 1, testResults };
  expect(tallyVitest(report)).toEqual({ passed: 1, failed: 2 });
});

test('a journey that could not start has failed', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  expect(tallyPlaywright({ stats, errors: [{}] })).toEqual({ passed: 0, failed: 1 });
});

test('a journey may pass at its second try, more of them than two have failed', () => {
  const tally = (flaky: number) =>
    tallyPlaywright({ stats: { expected: 4, unexpected: 0, flaky, skipped: 0 }, errors: [] });
  expect(tally(SECOND_TRIES)).toEqual({ passed: 6, failed: 0 });
  expect(tally(SECOND_TRIES + 1)).toEqual({ passed: 4, failed: 3 });
});

test('a journey that failed once is named, with what its page showed', () => {
  const attachments = [{ name: 'error-context', path: 'a/page.md' }, { name: 'video' }];
  const journey = (title: string, status: string) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ status, results: [{ attachments }, { attachments: [] }] }],
  });
  const inner = { specs: [journey('again', 'flaky'), journey('well', 'expected')] };
  const suites = [{ specs: [journey('never', 'unexpected')], suites: [inner] }];
  expect(listUnsure({ suites })).toEqual([
    { title: 'a.spec.ts: never', passedLater: false, pages: ['a/page.md'] },
    { title: 'a.spec.ts: again', passedLater: true, pages: ['a/page.md'] },
  ]);
});

test('a runner that crashed, ran nothing or left no report has failed', () => {
  expect(settle({ passed: 3, failed: 0 }, 1)).toEqual({ passed: 3, failed: 1 });
  expect(settle({ passed: 3, failed: 0 }, null)).toEqual({ passed: 3, failed: 1 });
  expect(settle({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
  expect(settle(null, 0)).toEqual({ passed: 0, failed: 1 });
});

test('a runner that says what failed is believed', () => {
  expect(settle({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 });
  expect(settle({ passed: 3, failed: 0 }, 0)).toEqual({ passed: 3, failed: 0 });
});

test('the last line counts every runner', () => {
  expect(
    sum([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 });
});
