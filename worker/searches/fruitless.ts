import type { D1Database } from '@cloudflare/workers-types';
import { cityTime } from '../../shared/city-time.ts';
import { findHelp } from '../../shared/everyday-search.ts';
import { keptWords } from '../../shared/fruitless-search.ts';
import { searchableFrom } from '../../shared/searchable.ts';
import type { Directory } from '../directory/build.ts';
import { logFault } from '../telemetry/faults.ts';
import { countSearch } from './queries.ts';

/** Whether a text was searched for, and nothing has it. */
export const isFruitless = (text: string, { services, organisations, helplines }: Directory) =>
  text.trim() !== '' &&
  findHelp(text, { lists: searchableFrom(services, organisations), helplines }).length === 0;

/** Counts a search that found nothing; whoever searched neither waits for it nor hears that it failed. */
export async function noteFruitless(DB: D1Database, text: string, now: number): Promise<void> {
  const words = keptWords(text);
  if (!words) return;
  await countSearch(DB, words, cityTime(now).date).catch((error) =>
    logFault('A search could not be counted:', error),
  );
}
