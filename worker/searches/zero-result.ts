import { findHelp } from '../../shared/search/find-help.ts';
import { isZeroResult } from '../../shared/search/is-zero-result.ts';
import { prepareSearch } from '../../shared/search/searchable.ts';
import { keptWords } from '../../shared/search/zero-result/zero-result-search.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import type { Directory } from '../directory/build/build.ts';
import { addressKey } from '../limits/address.ts';
import { createDailyQuota } from '../limits/quota.ts';
import { scaleLimit } from '../limits/scale.ts';
import type { Env } from '../platform/env.ts';
import { logFault } from '../telemetry/faults.ts';
import { countSearch } from './queries.ts';

/** Whether a text was searched for, and nothing has it as it was typed. */
export function hasZeroResults(text: string, directory: Directory): boolean {
  if (text.trim() === '') return false;
  const { services, organisations } = directory;
  const lists = prepareSearch(services, organisations);
  return isZeroResult(findHelp(text, { ...directory, lists }));
}

/** Zero-result searches that are counted from one address in a day: a day centre shares one, and few of its searches find nothing. */
export const SEARCHES_BY_ADDRESS = LIMITS.searchesByAddressAndDay.value;

const quota = createDailyQuota();

/**
 * Counts a search that found nothing, unless its address has used up its quota of the day; the person who searched neither waits for it
 * nor hears that it failed.
 */
export async function noteZeroResult(
  env: Env,
  headers: Headers,
  text: string,
  now: number,
): Promise<void> {
  const words = keptWords(text);
  const day = cityTime(now).date;
  if (!words || !quota.take(addressKey(headers), day, scaleLimit(env, SEARCHES_BY_ADDRESS))) return;
  await countSearch(env.DB, words, day).catch((error) =>
    logFault('A search could not be counted:', error),
  );
}
