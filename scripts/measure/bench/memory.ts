import { paths } from '../../../shared/paths/paths.ts';
import { SERVICE_TYPES } from '../../../shared/services/service.ts';
import { askOnce } from '../soak/load.ts';
import { workerMemory } from '../soak/memory.ts';
import type { Bench } from './sites.ts';

export type Memory = { when: string; megabytes: number };

/** What the runtime holds of the machine's memory, its simulated storage included, as one isolate does more and more. */
export async function measureMemory(bench: Bench): Promise<Memory[]> {
  await bench.restart();
  const measured: Memory[] = [];
  const after = async (when: string, addresses: string[]) => {
    for (const path of addresses) await askOnce(bench.port, { path });
    measured.push({ when, megabytes: workerMemory() ?? Number.NaN });
  };
  await after('After the first page', [paths.home]);
  await after('After every timetable and all organisations', [
    ...SERVICE_TYPES.map(paths.timetable),
    paths.organisations,
  ]);
  await after('After the handbook', [paths.handbookPdf()]);
  await after('After the handbook in large print', [paths.handbookPdf('large')]);
  return measured;
}
