/** What one runner did. A skipped test counts as failed: a skip hides a fault. */
export type Tally = { passed: number; failed: number };

type Vitest = {
  numTotalTests: number;
  numPassedTests: number;
  /** A file that could not be read has no tests of its own to fail. */
  testResults: { status: string; assertionResults: unknown[] }[];
};

/** From vitest's JSON reporter. */
export function tallyVitest(report: unknown): Tally {
  const { numTotalTests, numPassedTests, testResults } = report as Vitest;
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults[0],
  );
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + broken.length };
}

type Playwright = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Of the set-up, and files that could not be read. */
  errors: unknown[];
};

/** From Playwright's JSON reporter. A test that failed and then passed has failed. */
export function tallyPlaywright(report: unknown): Tally {
  const { stats, errors } = report as Playwright;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  };
}

/** What a runner reported, held against how it ended: one that crashed or ran nothing has failed. */
export function settle(tally: Tally | null, exitCode: number | null): Tally {
  const { passed, failed } = tally ?? { passed: 0, failed: 0 };
  const isFine = exitCode === 0 && passed > 0;
  return { passed, failed: failed === 0 && !isFine ? 1 : failed };
}

export const sum = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});
