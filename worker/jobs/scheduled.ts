import { cityTime } from '../../shared/time/city-time.ts';
import { notifyOfRegistrations } from '../account/registrations/notifications/queries.ts';
import { removeUnconfirmed } from '../account/registrations/queries.ts';
import { removeDueFactors } from '../account/second-factor/queries.ts';
import { removeExpiredSessions } from '../account/sessions/queries.ts';
import { removeOldSignIns } from '../account/sign-ins/queries.ts';
import { endStandIns } from '../account/stand-ins/queries.ts';
import { removeOldCounts } from '../counts/queries.ts';
import { removeOldChanges } from '../dated-changes/jobs.ts';
import { storeFallback } from '../directory/kv-fallback.ts';
import { endHiddenCategories } from '../hidden-categories/queries.ts';
import { askAboutHolidays } from '../holidays/ask.ts';
import { removeOldAnswers } from '../holidays/queries.ts';
import { removeGoneKiosks } from '../kiosks/queries.ts';
import { removeExpiredAttempts } from '../limits/queries.ts';
import { askToCheckLines } from '../lines/jobs.ts';
import { removeExpiredLinks } from '../links/queries.ts';
import { giveUpOldMail, sendOutbox } from '../mail/send.ts';
import { forgetOldMerges } from '../merges/queries.ts';
import { mailMonday } from '../monday/job.ts';
import { removeOldNotices } from '../notices/queries.ts';
import { noteOperation } from '../operations/queries.ts';
import type { Env } from '../platform/env.ts';
import { removeOldEntries } from '../records/audit/audit-queries.ts';
import { removeExpiredIdempotencyKeys } from '../records/idempotency/idempotency-queries.ts';
import { removeOldReports } from '../reports/jobs.ts';
import { removeOldSearches } from '../searches/queries.ts';
import { askStillRight } from '../still-right/ask.ts';
import { askStillClosed } from '../still-right/ask-closings.ts';
import { removeOldCalls } from '../still-right/calls.ts';
import { logFault } from '../telemetry/faults.ts';
import { removeOldImports } from '../transfer/undo-entries.ts';

const JOBS: Record<string, (env: Env, now: number) => Promise<void>> = {
  'Ending stand-ins': ({ DB }, now) => endStandIns(DB, now),
  'Telling of registrations': ({ DB, ADMIN_MAIL }, now) =>
    notifyOfRegistrations(DB, ADMIN_MAIL, now),
  // Before the others that ask an organisation: a holiday does not wait for three weeks.
  'Asking about holidays': ({ DB }, now) => askAboutHolidays(DB, now),
  'Asking about closings': ({ DB, ADMIN_MAIL }, now) => askStillClosed(DB, ADMIN_MAIL, now),
  'Asking whether listings are still right': ({ DB }, now) => askStillRight(DB, now),
  'Asking to check lines': ({ DB, ADMIN_MAIL }, now) => askToCheckLines(DB, ADMIN_MAIL, now),
  'Mailing what waits on Monday': ({ DB, ADMIN_MAIL }, now) => mailMonday(DB, ADMIN_MAIL, now),
  'Showing addresses again': ({ DB }, now) => endHiddenCategories(DB, now),
  'Sending mail': sendOutbox,
  'Giving up mail': giveUpOldMail,
  'Removing sessions': ({ DB }, now) => removeExpiredSessions(DB, now),
  'Removing second factors': ({ DB }, now) => removeDueFactors(DB, now),
  'Removing links': ({ DB }, now) => removeExpiredLinks(DB, now),
  'Removing unconfirmed registrations': ({ DB }, now) => removeUnconfirmed(DB, now),
  'Removing attempts': ({ DB }, now) => removeExpiredAttempts(DB, now),
  'Removing what was made once': ({ DB }, now) => removeExpiredIdempotencyKeys(DB, now),
  'Removing old searches': ({ DB }, now) => removeOldSearches(DB, cityTime(now).date),
  'Removing old counts': ({ DB }, now) => removeOldCounts(DB, cityTime(now).date),
  'Removing kiosks that are gone': ({ DB }, now) => removeGoneKiosks(DB, now),
  'Removing old sign-ins': ({ DB }, now) => removeOldSignIns(DB, now),
  'Removing old dated changes': ({ DB }, now) => removeOldChanges(DB, now),
  'Removing old notices': ({ DB }, now) => removeOldNotices(DB, now),
  'Removing old answers about holidays': ({ DB }, now) => removeOldAnswers(DB, now),
  'Removing old calls': ({ DB }, now) => removeOldCalls(DB, now),
  'Removing old reports': ({ DB }, now) => removeOldReports(DB, now),
  'Removing old imports': ({ DB }, now) => removeOldImports(DB, now),
  'Forgetting old merges': ({ DB }, now) => forgetOldMerges(DB, now),
  'Keeping the copy of the directory': storeFallback,
  'Removing audit entries': ({ DB }, now) => removeOldEntries(DB, now),
};

/**
 * Runs every job, every few minutes as wrangler.toml says. A job that fails does not stop the others. A run without a failure
 * is noted with its time, so that admins and monitoring can see that the jobs still run.
 */
export async function runJobs(env: Env, now: number): Promise<void> {
  let failed = 0;
  const run = (what: string, job: () => Promise<unknown>) =>
    job().catch((error) => {
      failed++;
      logFault(`${what} failed:`, error);
    });
  for (const [what, job] of Object.entries(JOBS)) await run(what, () => job(env, now));
  if (failed === 0) await run('Noting the jobs', async () => noteOperation(env.DB, 'jobs', now));
}
