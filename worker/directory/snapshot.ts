import type { D1Database } from '@cloudflare/workers-types';
import type { PublicHelpline } from '../../shared/helpline.ts';
import type { PublicOrganisation } from '../../shared/organisation.ts';
import type { PublicService } from '../../shared/service.ts';
import { type PublicRows, readPublicRows, readState } from './queries.ts';
import { publicHelplines, publicOrganisations, publicServices } from './records.ts';

/** Everything the public may see, at one data version, in the order in which it is shown. */
export type Directory = {
  version: number;
  /** ISO instant of the last change. */
  changedAt: string;
  /** Whether to say that this is sample data. */
  isSample: boolean;
  services: PublicService[];
  organisations: PublicOrganisation[];
  helplines: PublicHelpline[];
};

/** How long a snapshot is believed without asking for the data version, in milliseconds. */
const BELIEVED_FOR = 1000;

/**
 * A reader of the public directory that keeps the last snapshot: reading all rows for each request costs five times as
 * much. It keeps finished values only: a Worker that awaits another request's promise hangs.
 */
export function createDirectoryReader() {
  let held: { directory: Directory; checkedAt: number } | undefined;

  /** The directory at `now` (milliseconds), at most a second old. Throws what D1 throws. */
  return async function publicDirectory(db: D1Database, now: number): Promise<Directory> {
    const before = held;
    if (before && Math.abs(now - before.checkedAt) < BELIEVED_FOR) return before.directory;
    const current = before && (await isCurrent(db, before.directory)) ? before.directory : null;
    const directory = current ?? build(await readPublicRows(db));
    // Another request may have read later than this one while it waited.
    if (!held || held === before || held.checkedAt <= now) held = { directory, checkedAt: now };
    return directory;
  };
}

/** The reader of this isolate. */
export const publicDirectory = createDirectoryReader();

async function isCurrent(db: D1Database, { version, changedAt, isSample }: Directory) {
  const state = await readState(db);
  return state.version === version && state.changedAt === changedAt && state.isSample === isSample;
}

function build({ state, organisationRows, serviceRows, helplineRows }: PublicRows): Directory {
  return {
    ...state,
    services: publicServices(serviceRows),
    organisations: publicOrganisations(organisationRows),
    helplines: publicHelplines(helplineRows),
  };
}
