import { ADMINS_WANTED } from '../account/people.ts';
import { formatDate } from '../time/city-time.ts';
import { MINUTE } from '../time/units.ts';

/** What is done where nobody watches, and noted when it last went well; `lines` and `monday` when admins were last asked and told. */
export type Operation = 'jobs' | 'mail' | 'backup' | 'lines' | 'monday';

/** `GET /admin/operations`: how what nobody watches is doing. Instants are ISO texts; null is never. */
export type Operations = {
  mail: {
    /** Mails that are still to go. */
    waiting: number;
    oldestWaitingSince: string | null;
    /** Those of them that were tried and failed. */
    failing: number;
    lastSentAt: string | null;
  };
  /** The scheduled ones: the last time that all of them went well. */
  jobs: { lastRunAt: string | null };
  backup: { lastAt: string | null };
  /** Admins who can sign in: those who have set a password. */
  admins: number;
};

/** After so many minutes something is worth an admin's look. */
const LATE_AFTER_MINUTES = { jobs: 15, mail: 60, backup: 8 * 24 * 60 } as const;

/**
 * What is wrong with the operations at an instant (milliseconds), one sentence each; nothing where all is well. Mail is
 * late while one waits, not while there is none to send.
 */
export function operationFaults(
  { mail, jobs, backup, admins }: Operations,
  now: number,
): Record<'mail' | 'jobs' | 'backup' | 'admins', string | null> {
  const isLate = (what: keyof typeof LATE_AFTER_MINUTES, at: string | null) =>
    at === null || now - Date.parse(at) > LATE_AFTER_MINUTES[what] * MINUTE;
  const isMailLate = mail.waiting > 0 && isLate('mail', mail.oldestWaitingSince);
  return {
    mail: isMailLate
      ? `${mail.waiting} wait, the oldest since ${mail.oldestWaitingSince}; ${mail.failing} were tried and failed`
      : null,
    jobs: isLate('jobs', jobs.lastRunAt) ? `last went well ${jobs.lastRunAt ?? 'never'}` : null,
    backup: isLate('backup', backup.lastAt) ? `last made ${backup.lastAt ?? 'never'}` : null,
    admins:
      admins < ADMINS_WANTED ? `${admins}: one who is ill or leaves locks everyone out` : null,
  };
}

/**
 * What is wrong with the operations that an admin should see, a sentence each; that there are too few admins is asked elsewhere. A copy that shows sample
 * data has nothing to lose and runs nothing by itself: there only mail counts.
 */
export function concerns(operations: Operations, now: number, isSample: boolean): string[] {
  const faults = operationFaults(operations, now);
  const { mail, jobs, backup } = operations;
  const since = (at: string | null) => at && formatDate(Date.parse(at));
  const found: string[] = [];
  if (faults.mail)
    found.push(
      `${mail.waiting === 1 ? 'An email has' : `${mail.waiting} emails have`} not gone out, since ${since(mail.oldestWaitingSince)}. Whoever waits for one has heard nothing.`,
    );
  if (isSample) return found;
  if (faults.jobs)
    found.push(
      jobs.lastRunAt
        ? `What the site does by itself, like sending emails again, last went well on ${since(jobs.lastRunAt)}.`
        : 'What the site does by itself, like sending emails again, has never run.',
    );
  if (faults.backup)
    found.push(
      backup.lastAt
        ? `The last backup is from ${since(backup.lastAt)}. There should be one each week.`
        : 'There is no backup yet. There should be one each week.',
    );
  return found;
}
