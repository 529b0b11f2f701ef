import type { Context } from 'hono';
import { takeEdited } from '../../shared/edited/edited.ts';
import { DAY, HOUR, MINUTE } from '../../shared/time/units.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { readEdited } from '../edited/edited.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { countMail, type MailQuota, uncountMail } from '../limits/queries.ts';
import { mintToken, type Purpose } from '../links/queries.ts';
import type { Env } from '../platform/env.ts';
import { logFault } from '../telemetry/faults.ts';
import type { Mail, MailKind } from './kinds.ts';
import { isMailKind, standInOf, writeMessage } from './messages.ts';
import { claimMail, giveUpMail, postponeMail, removeMail } from './queries.ts';
import { renderMessage } from './render.ts';

/** Until the next try, by the tries that failed, in minutes; the last one again and again. */
const RETRY_MINUTES = [1, 5, 15, 60, 240];
/** A mail that is older would puzzle its recipient. */
const GIVE_UP_DAYS = 7;

/** The mails with a link in them, and what the link is for. */
const LINKS: Partial<Record<MailKind, Purpose>> = {
  reset: 'reset',
  restored: 'invite',
  invitation: 'invite',
  'confirm-email': 'email',
  receipt: 'registration',
  'still-right': 'check',
};

/** Sends what the request put into the outbox, once it has been answered. */
export function sendInBackground(c: Pick<Context<ApiEnv>, 'env' | 'executionCtx' | 'var'>) {
  c.executionCtx.waitUntil(sendOutbox(c.env, c.var.now));
}

/** Sends what is due. What fails stays, for a later try: nothing is lost. */
export async function sendOutbox(env: Env, now: number): Promise<void> {
  const due = await claimMail(env.DB, now);
  // As the charity calls itself now, whatever this isolate has read.
  if (due.length > 0) takeEdited(await readEdited(env.DB));
  for (const row of due) {
    try {
      if (!(await mayGo(env, row, now))) {
        await postponeMail(env.DB, row.id, now + HOUR, LIMITS.mailsByRecipientAndDay.message);
        continue;
      }
      await sendCounted(env, row, now);
      await removeMail(env.DB, row.id, now);
    } catch (error) {
      logFault(`Mail ${row.id} (${row.kind}) was not sent:`, error);
      const minutes = RETRY_MINUTES[row.attempts - 1] ?? RETRY_MINUTES.at(-1) ?? 0;
      await postponeMail(env.DB, row.id, now + minutes * MINUTE, String(error));
    }
  }
}

/** Sends a mail that `mayGo` has counted; what does not go is counted no more. */
async function sendCounted(env: Env, row: Row, now: number) {
  try {
    await send(env, row, now);
  } catch (error) {
    await uncountMail(env.DB, quotaOf(row));
    throw error;
  }
}

/** Removes what could not be sent for a week; the log says what. */
export async function giveUpOldMail(env: Env, now: number): Promise<void> {
  const given = await giveUpMail(env.DB, now - GIVE_UP_DAYS * DAY);
  for (const { id, kind, lastError } of given)
    logFault(`Mail ${id} (${kind}) was given up:`, lastError);
}

/** Links that a stranger can ask for are counted apart, so that they hold back nothing else. */
const quotaOf = ({ kind, recipient }: Row): MailQuota => ({
  recipient,
  sort: kind === 'reset' ? 'reset' : 'other',
});

/**
 * Whether another mail may go to whom it is for today, counting it: more would be somebody's mischief. The charity is told
 * of the whole site's doings.
 */
function mayGo({ DB, ADMIN_MAIL }: Env, row: Row, now: number) {
  const isCharity = row.recipient === ADMIN_MAIL;
  const { value } = LIMITS[isCharity ? 'mailsToCharityAndDay' : 'mailsByRecipientAndDay'];
  return countMail(DB, quotaOf(row), value, now);
}

type Row = Awaited<ReturnType<typeof claimMail>>[number];

async function send(env: Env, { kind, recipient, accountId, data }: Row, now: number) {
  if (!isMailKind(kind)) throw new Error(`No such mail: ${kind}`);
  const purpose = LINKS[kind];
  // Minted only now: a link is never older than its mail, and none is stored.
  const mail = { kind, data: JSON.parse(data) } as Mail;
  const about = mail.kind === 'still-right' ? mail.data.about : undefined;
  const token =
    purpose && accountId
      ? await mintToken(env.DB, { purpose, accountId, email: recipient, about }, now)
      : '';
  const wayOut =
    standInOf(mail) && accountId
      ? await mintToken(env.DB, { purpose: 'stand-in', accountId, email: recipient }, now)
      : '';
  const message = writeMessage(mail, token, wayOut);
  await env.MAIL.send({
    from: env.MAIL_FROM,
    to: recipient,
    ...renderMessage(message, recipient, env.PUBLIC_ORIGIN),
  });
}
