/** What one runner did. A skipped test counts as failed: a skip hides a fault. */
export type Tally = { passed: number; failed: number };

type Vitest = {
  numTotalTests: number;
  numPassedTests: number;
  /** A file that could not be read has no tests of its own to fail. */
  testResults: { status: string; assertionResults: unknown[] }[];
};

/** Reads what vitest's JSON reporter writes. */
export function tallyVitest(report: unknown): Tally {
  const { numTotalTests, numPassedTests, testResults } = report as Vitest;
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults[0],
  );
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + broken.length };
}

type Playwright = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
  /** Faults of the set-up, and of files that could not be read. */
  errors: unknown[];
};

type Suite = {
  suites?: Suite[];
  specs: { title: string; file: string; tests: { status: string; results: Result[] }[] }[];
};

type Result = { attachments: { name: string; path?: string }[] };

/**
 * How many journeys of one run may need their second try. A machine with much else to do starves a browser now and then; a
 * journey that races with the page fails again and again, and more of them than this have failed
 * (docs/decisions/055-a-second-try.md).
 */
export const SECOND_TRIES = 2;

/** Reads what Playwright's JSON reporter writes. */
export function tallyPlaywright(report: unknown): Tally {
  const { stats, errors } = report as Playwright;
  const forgiven = stats.flaky <= SECOND_TRIES ? stats.flaky : 0;
  return {
    passed: stats.expected + forgiven,
    failed: stats.unexpected + stats.flaky - forgiven + stats.skipped + errors.length,
  };
}

type Unsure = { title: string; passedLater: boolean; pages: string[] };

/** The journeys that failed at least once, each with the files that say what its page showed then. */
export function listUnsure(report: unknown): Unsure[] {
  const unsure = (suite: Suite): Unsure[] => [
    ...suite.specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky' || status === 'unexpected')
        .map(({ status, results }) => ({
          title: `${file}: ${title}`,
          passedLater: status === 'flaky',
          pages: results.flatMap(({ attachments }) =>
            attachments.flatMap(({ name, path }) =>
              name === 'error-context' && path ? [path] : [],
            ),
          ),
        })),
    ),
    ...(suite.suites ?? []).flatMap(unsure),
  ];
  return ((report as Playwright).suites ?? []).flatMap(unsure);
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
