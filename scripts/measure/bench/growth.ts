import { median } from '../../../shared/numbers/median.ts';
import { paths } from '../../../shared/paths/paths.ts';
import { AS_A_BROWSER } from '../../build/page-files.ts';
import { askOnce, load } from '../soak/load.ts';
import { wait } from '../soak/watch.ts';
import type { Bench } from './sites.ts';
import { changeDirectory } from './speed.ts';

export type Growth = {
  page: string;
  times: number;
  /** Bytes of HTML, not compressed. */
  kilobytes: number;
  /** Milliseconds of one view: of a page that is remembered, and of the first one after a change. */
  cached: number;
  uncached: number;
};

const PAGES = [paths.home, paths.timetable('Breakfast'), paths.organisations];
const UNTIL_ASKED_AGAIN = 1100;

/** What a view costs over a directory of this size. */
export async function measureGrowth(
  bench: Bench,
  times: number,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Growth[]> {
  const measured: Growth[] = [];
  for (const page of PAGES) {
    const uncached: number[] = [];
    const asking = { path: page, headers: AS_A_BROWSER };
    for (let round = 0; round < rounds; round++) {
      await changeDirectory(bench);
      await wait(UNTIL_ASKED_AGAIN);
      uncached.push((await askOnce(bench.port, asking)).milliseconds);
    }
    const { text } = (await askOnce(bench.port, { path: page })).reply;
    const cached = await load(bench.port, () => asking, { seconds, connections: 1 });
    measured.push({
      page,
      times,
      kilobytes: Buffer.byteLength(text) / 1000,
      cached: cached.median,
      uncached: median(uncached),
    });
  }
  return measured;
}

/**
 * How many times as long a page takes where there is more of everything. A page's HTML is bounded, so that its length says
 * nothing of the work: one made anew reads the whole directory, and is to grow as that does and no faster.
 */
export function timesAsLong(small: Growth, large: Growth): { cached: number; uncached: number } {
  return { cached: large.cached / small.cached, uncached: large.uncached / small.uncached };
}
