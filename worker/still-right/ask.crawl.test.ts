import { env } from 'cloudflare:test';
import { beforeEach, expect, it } from 'vitest';
import { DAY } from '../../shared/time/units.ts';
import { database } from '../db/client.ts';
import { outbox, services } from '../db/tables.ts';
import { askAboutHolidays } from '../holidays/ask.ts';
import { writeMessage } from '../mail/messages.ts';
import { addAccount } from '../testing/accounts.ts';
import { addService, emptyDirectory } from '../testing/directory.ts';
import { askStillRight } from './ask.ts';

// docs/product.md#asking: each sign-in is asked 45, 66 and 87 days after the oldest check, and at most once in 21 days.

const db = database(env.DB);
/** A year in whose first months no holiday is asked about. */
const CHECKED = '2026-06-01';
const noon = (day: number) => Date.parse(`${CHECKED}T12:00:00Z`) + day * DAY;
const checkedOn = (day: number) => new Date(noon(day)).toISOString();

beforeEach(async () => {
  await emptyDirectory();
  await db.delete(outbox);
});

async function kitchen(name = 'Harbour Kitchen') {
  const owner = await addAccount({ organisation: { name, lastCheckedAt: checkedOn(0) } });
  const service = await addService({
    providerId: owner.organisationId,
    lastCheckedAt: checkedOn(0),
  });
  return { ...owner, service };
}

/** What has been put into the outbox: to whom, and on which day. */
async function sent() {
  const rows = await db.select().from(outbox).orderBy(outbox.id);
  return rows.map(({ recipient, createdAt, kind, data }) => ({
    to: recipient,
    day: Math.round((Date.parse(createdAt) - noon(0)) / DAY),
    kind,
    ...(kind === 'still-right' && writeMessage({ kind, data: JSON.parse(data) }, 'a-token')),
  }));
}

const daysOf = async (email: string) =>
  (await sent()).filter(({ to }) => to === email).map(({ day }) => day);

it('asks every sign-in on day 45, 66 and 87, and then no more', async () => {
  const owner = await kitchen();
  const colleague = await addAccount({ organisationId: owner.organisationId });
  for (let day = 1; day < 200; day++) await askStillRight(env.DB, noon(day));
  expect(await daysOf(owner.email)).toEqual([45, 66, 87]);
  expect(await daysOf(colleague.email)).toEqual([45, 66, 87]);
  expect((await sent()).map(({ subject }) => subject?.slice(0, 14))).toEqual([
    ...['Is this still ', 'Is this still ', 'Please tell us', 'Please tell us'],
    ...['Please tell us', 'Please tell us'],
  ]);
});

it('says in the mail what people read, and leads to the page and to the sign-in', async () => {
  await kitchen();
  await askStillRight(env.DB, noon(45));
  const [mail] = await sent();
  expect(mail?.subject).toBe('Is this still right? Harbour Kitchen');
  expect(mail?.parts?.[0]).toContain('Some of it was last checked 45 days ago.');
  expect(mail?.parts?.[1]).toMatch(/^Breakfast, .*: \w/);
  expect(mail?.parts?.filter((part) => typeof part !== 'string')).toEqual([
    { label: 'All still right', path: '/still-right/a-token' },
    { label: 'Change something', path: '/dashboard/view-services' },
  ]);
});

it('neither loses nor repeats anything where runs are missed and doubled', async () => {
  const owner = await kitchen();
  const MISSED = new Set([45, 46, 66]);
  for (let day = 1; day < 200; day++) {
    if (MISSED.has(day)) continue;
    const runs = day % 2 === 0 ? 1 : 3;
    await Promise.all(Array.from({ length: runs }, () => askStillRight(env.DB, noon(day))));
  }
  // Two days late; the next has its 21 days, and so has the one after it.
  expect(await daysOf(owner.email)).toEqual([47, 68, 89]);
});

it('sends one mail where all are due at once, and begins anew after a check', async () => {
  const owner = await kitchen();
  for (let day = 120; day < 150; day++) await askStillRight(env.DB, noon(day));
  expect(await daysOf(owner.email)).toEqual([120]);
  const lastCheckedAt = checkedOn(150);
  await db.update(services).set({ lastCheckedAt });
  // The profile's own check is the oldest now, about which it was asked.
  for (let day = 150; day < 200; day++) await askStillRight(env.DB, noon(day));
  expect(await daysOf(owner.email)).toEqual([120]);
  await env.DB.prepare('UPDATE organisations SET last_checked_at = ?').bind(lastCheckedAt).run();
  for (let day = 200; day < 300; day++) await askStillRight(env.DB, noon(day));
  expect(await daysOf(owner.email)).toEqual([120, 200, 221, 242]);
});

it('shares the 21 days with the asking about holidays', async () => {
  const owner = await kitchen();
  // 1 December: Christmas is asked about, 12 days before it would be asked whether all is still right.
  const christmas = Math.round((Date.parse('2026-11-12') - Date.parse(CHECKED)) / DAY);
  const lastCheckedAt = checkedOn(christmas - 35);
  await env.DB.batch([
    env.DB.prepare('UPDATE organisations SET last_checked_at = ?').bind(lastCheckedAt),
    env.DB.prepare('UPDATE services SET last_checked_at = ?').bind(lastCheckedAt),
  ]);
  for (let day = christmas - 5; day < christmas + 40; day++) {
    await askAboutHolidays(env.DB, noon(day));
    await askStillRight(env.DB, noon(day));
  }
  expect((await sent()).map(({ kind, day, to }) => [kind, day - christmas, to])).toEqual([
    ['holiday-hours', 0, owner.email],
    ['still-right', 21, owner.email],
  ]);
});

it('asks nobody of whom the public sees nothing, and tells no secret address', async () => {
  const pending = await addAccount({
    organisation: { approved: false, lastCheckedAt: checkedOn(0) },
  });
  await addService({ providerId: pending.organisationId, lastCheckedAt: checkedOn(0) });
  const refuge = await addAccount({ organisation: { lastCheckedAt: checkedOn(0) } });
  await addService({
    providerId: refuge.organisationId,
    serviceAddress: '7 Hidden Lane, Bristol',
    addressPublic: 'no',
    lastCheckedAt: checkedOn(0),
  });
  await askStillRight(env.DB, noon(45));
  const mails = await sent();
  expect(mails.map(({ to }) => to)).toEqual([refuge.email]);
  expect(JSON.stringify(mails)).not.toContain('Hidden Lane');
  expect(JSON.stringify(mails)).toContain('address not public');
});

it('asks a whole city in several runs, each organisation once', async () => {
  for (let n = 0; n < 45; n++) await kitchen(`House ${n}`);
  for (let run = 0; run < 5; run++) await askStillRight(env.DB, noon(45) + run * 60_000);
  const recipients = (await sent()).map(({ to }) => to);
  expect(recipients).toHaveLength(45);
  expect(new Set(recipients).size).toBe(45);
});
