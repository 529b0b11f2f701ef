import { paths } from '../../../shared/paths/paths.ts';
import { askOnce } from '../soak/load.ts';
import { wait } from '../soak/watch.ts';
import type { Bench } from './sites.ts';
import { changeDirectory } from './speed.ts';

export type Rows = { what: string; queries: number; rowsRead: number };

/** A snapshot is believed for a second. */
const UNTIL_ASKED_AGAIN = 1100;

/** What the Worker's log says of each request, as it is told. */
export function createLogbook() {
  const lines: Rows[] = [];
  return {
    log(line: string) {
      try {
        const { queries, rowsRead, route } = JSON.parse(line);
        if (Number.isInteger(queries)) lines.push({ what: String(route), queries, rowsRead });
      } catch {
        // This line is not one of a request.
      }
    },
    /** The line after so many. */
    async after(count: number): Promise<Rows> {
      for (let tries = 0; tries < 100; tries++) {
        const line = lines[count];
        if (line) return line;
        await wait(20);
      }
      throw new Error('The Worker logs no rows read: is REQUEST_LOG "all"?');
    },
    count: () => lines.length,
  };
}

/** Queries and rows read of one view of a page: in a fresh isolate, then warm, after a second, after a change. */
export async function measureRows(
  bench: Bench,
  book: ReturnType<typeof createLogbook>,
): Promise<Rows[]> {
  const rows: Rows[] = [];
  const view = async (what: string, path: string) => {
    const before = book.count();
    await askOnce(bench.port, { path });
    const { queries, rowsRead } = await book.after(before);
    rows.push({ what, queries, rowsRead });
  };
  const page = paths.timetable('Breakfast');
  // As on most days: the copy for when the database does not answer is there already.
  await askOnce(bench.port, { path: page });
  await wait(UNTIL_ASKED_AGAIN);
  await bench.restart();
  await view('First view of a fresh isolate', page);
  await view('The next view within a second', page);
  await view('Another page within that second', paths.organisations);
  await wait(UNTIL_ASKED_AGAIN);
  await view('The first view of a later second', page);
  await changeDirectory(bench);
  await wait(UNTIL_ASKED_AGAIN);
  await view('The first view after a change', page);
  return rows;
}
