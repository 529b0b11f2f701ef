import { env } from 'cloudflare:test';
import { beforeEach, expect, it } from 'vitest';
import { DAY } from '../../shared/time/units.ts';
import { database } from '../db/client.ts';
import { askings, holidayAnswers, outbox } from '../db/tables.ts';
import { writeMessage } from '../mail/messages.ts';
import { addAccount } from '../testing/accounts.ts';
import { addDatedChange, addService, emptyDirectory, testNow } from '../testing/directory.ts';
import { admin } from '../testing/viewers.ts';
import { askAboutHolidays, remindAll } from './ask.ts';
import { openHolidays } from './queries.ts';

// docs/product.md#holidays: each organisation is asked once for each holiday, and at most once in 21 days.

const db = database(env.DB);

beforeEach(async () => {
  await emptyDirectory();
  await db.delete(outbox);
});

/** Runs from a day on, and what they have put into the outbox. */
function runsFrom(start: string) {
  const from = Date.parse(`${start}T12:00:00Z`);
  const run = (day: number) => askAboutHolidays(env.DB, from + day * DAY);
  const sent = async () =>
    (await db.select().from(outbox).orderBy(outbox.id)).map(({ recipient, createdAt, data }) => ({
      to: recipient,
      day: createdAt.slice(0, 10),
      ...writeMessage({ kind: 'holiday-hours', data: JSON.parse(data) }, ''),
    }));
  return { run, sent };
}

async function kitchen() {
  const owner = await addAccount();
  await addService({ providerId: owner.organisationId });
  return owner;
}

it('asks every sign-in six weeks before Christmas and each bank holiday, runs missed and doubled', async () => {
  const owner = await kitchen();
  const colleague = await addAccount({ organisationId: owner.organisationId });
  const { run, sent } = runsFrom('2026-11-01');
  for (let day = 0; day < 240; day++) {
    // The run of 12 November and two more are missed; every third is doubled.
    if (day >= 11 && day < 14) continue;
    await run(day);
    if (day % 3 === 0) await Promise.all([run(day), run(day)]);
  }
  const mails = await sent();
  const days = (email: string) => mails.filter(({ to }) => to === email).map(({ day }) => day);
  expect(days(owner.email)).toEqual(['2026-11-15', '2027-02-12', '2027-03-22', '2027-04-19']);
  expect(days(colleague.email)).toEqual(days(owner.email));
  expect(mails[0]?.subject).toBe('What are your hours: Christmas and New Year?');
  expect(mails[0]?.parts).toContain(
    'Christmas and New Year, Thursday 24 December to Friday 1 January',
  );
});

it('asks about two holidays in one mail where 21 days have to pass between', async () => {
  const owner = await kitchen();
  const asked = Date.parse('2026-11-10T12:00:00Z');
  await db
    .insert(askings)
    .values({ organisationId: owner.organisationId, askedAt: new Date(asked).toISOString() });
  await addDatedChange({
    scope: 'bank holiday',
    kind: 'check first',
    from: '2026-12-11',
    to: '2026-12-11',
    reason: 'Jubilee',
  });
  const { run, sent } = runsFrom('2026-11-10');
  for (let day = 0; day < 40; day++) await run(day);
  const mails = await sent();
  expect(mails.map(({ day }) => day)).toEqual(['2026-12-01']);
  expect(mails[0]?.subject).toBe('What are your hours: Jubilee; Christmas and New Year?');
});

it('asks nobody who has answered, has no service, or is not public', async () => {
  const answered = await kitchen();
  await db.insert(holidayAnswers).values({
    organisationId: answered.organisationId,
    from: '2026-12-24',
    to: '2027-01-01',
    askedAt: '',
    answeredAt: '2026-11-01T00:00:00.000Z',
    answeredBy: '',
  });
  await addAccount();
  const pending = await addAccount({ organisation: { approved: false } });
  await addService({ providerId: pending.organisationId });
  const { run, sent } = runsFrom('2026-11-12');
  for (let day = 0; day < 42; day++) await run(day);
  expect(await sent()).toEqual([]);
});

it('reminds those again that have not answered, once in 21 days however often the button is pressed', async () => {
  const owner = await kitchen();
  await addService();
  const { run, sent } = runsFrom('2026-11-12');
  await run(0);
  const at = (day: number) => Date.parse('2026-11-12T12:00:00Z') + day * DAY;
  const [christmas] = await openHolidays(env.DB, at(0));
  if (!christmas) throw new Error('Christmas is asked about on 12 November.');
  // The other listing has nobody to sign in for it: it is to be rung.
  expect(await remindAll(env.DB, christmas, at(20))).toEqual({ reminded: 0, left: 2 });
  const both = await Promise.all([
    remindAll(env.DB, christmas, at(21)),
    remindAll(env.DB, christmas, at(21)),
  ]);
  expect(both.map(({ reminded }) => reminded).sort()).toEqual([0, 1]);
  await run(21);
  expect((await sent()).map(({ to, subject }) => [to, subject])).toEqual([
    [owner.email, 'What are your hours: Christmas and New Year?'],
    [owner.email, 'Please tell us your hours: Christmas and New Year'],
  ]);
});

it('asks a whole city in a few batches, each with its own closings and no other’s', async () => {
  const owners = [];
  for (let n = 0; n < 25; n++) owners.push(await kitchen());
  const closed = owners[22];
  if (!closed) throw new Error('There are 25 kitchens.');
  await addDatedChange({
    scope: 'organisation',
    organisation: closed.organisationId,
    from: '2026-09-01',
    to: '',
    updatedAt: '2026-09-01T12:00:00.000Z',
  });
  const { run, sent } = runsFrom('2026-11-12');
  await run(0);
  const [christmas] = await openHolidays(env.DB, Date.parse('2026-11-12T12:00:00Z'));
  if (!christmas) throw new Error('Christmas is asked about on 12 November.');
  expect(new Set((await sent()).map(({ to }) => to))).toEqual(
    new Set(owners.map(({ email }) => email)),
  );
  const asksAboutClosings = (await sent()).filter(({ parts }) =>
    JSON.stringify(parts).includes('until further notice'),
  );
  expect(asksAboutClosings.map(({ to }) => to)).toEqual([closed.email]);
  const later = Date.parse('2026-12-04T12:00:00Z');
  expect(await remindAll(env.DB, christmas, later)).toEqual({ reminded: 25, left: 0 });
});

it('tells an admin whom the reminder reaches', async () => {
  await addDatedChange({
    scope: 'bank holiday',
    kind: 'check first',
    from: '2026-06-20',
    to: '2026-06-20',
    reason: 'Jubilee',
  });
  await kitchen();
  const charity = await admin();
  expect(new Date(testNow()).toISOString()).toMatch(/^2026-06-0/);
  const { body: said } = await charity.send('GET', '/holidays/unanswered');
  expect(said.items).toMatchObject([{ signIns: 1, askedAt: '', mayBeAsked: true }]);
  expect(said.holidays).toMatchObject([{ answered: 0, notYet: 1, reachable: 1 }]);
  const reminded = await charity.send('POST', '/holidays/remind', {
    from: '2026-06-20',
    to: '2026-06-20',
  });
  expect(reminded.body).toEqual({ reminded: 1, left: 0 });
  const { body: after } = await charity.send('GET', '/holidays/unanswered');
  expect(after.items[0].mayBeAsked).toBe(false);
  expect(after.holidays[0].reachable).toBe(0);
});
