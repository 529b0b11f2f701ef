import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, cityTime } from '../../shared/time/city-time.ts';
import { DAY } from '../../shared/time/units.ts';
import { database } from '../db/client.ts';
import { askings, helplineCalls, services, standIns } from '../db/tables.ts';
import { readState } from '../records/data-version.ts';
import { addAccount } from '../testing/accounts.ts';
import {
  addHelpline,
  addOrganisation,
  addService,
  emptyDirectory,
  testNow,
} from '../testing/directory.ts';
import { admin } from '../testing/viewers.ts';
import { removeOldCalls } from './calls.ts';

// docs/product.md#asking: whoever does not answer the mails is rung, and listings without a sign-in are from the first day on.

const db = database(env.DB);
const ago = (days: number) => new Date(testNow() - days * DAY).toISOString();

beforeEach(emptyDirectory);

async function listing(name: string, days: number, hasSignIn: boolean) {
  const organisation = { name, lastCheckedAt: ago(days) };
  const { id } = await addOrganisation(organisation);
  if (hasSignIn) await addAccount({ organisationId: id });
  await addService({ providerId: id, lastCheckedAt: ago(days) });
  return id;
}

const names = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name);

it('lists who has not answered the last mail, and who has nobody to answer one', async () => {
  await listing('Answers still', 89, true);
  await listing('Silent', 91, true);
  await listing('Silent for long', 200, true);
  await listing('Nobody signs in', 46, false);
  await listing('Checked lately', 44, false);
  const charity = await admin();
  const { body } = await charity.send('GET', '/calls');
  expect(names(body)).toEqual(['Silent for long', 'Silent', 'Nobody signs in']);
  expect(body).toMatchObject({ known: 3, total: 3 });
  expect(body.items[0]).toMatchObject({
    signIns: 1,
    rung: null,
    phones: [{ label: 'Primary Phone', href: 'tel:+441179244604' }],
  });
  expect(names((await charity.send('GET', '/calls?q=nobody')).body)).toEqual(['Nobody signs in']);
});

it('lists each helpline that no organisation offers from the first asking day on', async () => {
  const line = (name: string, days: number, more = {}) =>
    addHelpline({ providerId: null, name, lastCheckedAt: ago(days), ...more });
  await line('Night Line', 45, { phone: '116123', email: 'ask@line.test' });
  await line('Never Checked', 0, { lastCheckedAt: '' });
  await line('Checked Line', 44);
  await line('Down Line', 200, { published: false });
  const { id: providerId } = await addOrganisation({ lastCheckedAt: ago(1) });
  await addAccount({ organisationId: providerId });
  await line('Line of a kitchen', 46, { providerId });
  const { body } = await (await admin()).send('GET', '/calls');
  expect(names(body)).toEqual(['Never Checked', 'Night Line']);
  expect(body.items[1]).toMatchObject({
    kind: 'helpline',
    phones: [{ label: '', display: '116 123', href: 'tel:116123' }],
    email: 'ask@line.test',
    signIns: 0,
    rung: null,
  });
});

it.each([
  ['right', []],
  ['changed', []],
  ['no answer', ['Night Line']],
  ['gone', ['Night Line']],
])('notes of such a helpline %s', async (outcome, left) => {
  const { id: helpline } = await addHelpline({
    providerId: null,
    name: 'Night Line',
    lastCheckedAt: ago(50),
  });
  const charity = await admin();
  const note = 'A machine answers.';
  const { status } = await charity.send('POST', '/calls', { helpline, outcome, note });
  expect(status).toBe(200);
  const { body } = await charity.send('GET', '/calls');
  expect(names(body)).toEqual(left);
  if (left.length > 0) expect(body.items[0].rung).toMatchObject({ outcome, note });
  expect(await db.select().from(helplineCalls)).toMatchObject([
    { helplineId: helpline, rungNote: note, rungBy: charity.email },
  ]);
  const found = await charity.send('GET', '/admin/find?q=machine');
  expect(found.body.items).toMatchObject([{ kind: 'helpline', id: helpline }]);
});

it('shows all numbers with what each is for, and the published email', async () => {
  await addOrganisation({
    name: 'Silent',
    lastCheckedAt: ago(91),
    phone: JSON.stringify(['01179244604', '', '07700900123']),
    email: 'hello@silent.test',
  });
  const { body } = await (await admin()).send('GET', '/calls');
  expect(body.items[0].phones.map(({ label }: { label: string }) => label)).toEqual([
    'Primary Phone',
    'Emergency Phone',
  ]);
  expect(body.items[0].email).toBe('hello@silent.test');
});

describe('taking back what was said', () => {
  const rung = (it: object) => ({ rungOutcome: '', rungNote: '', rungBy: '', ...it });

  it('puts the checks back, and the call before', async () => {
    const organisation = await listing('Silent', 91, true);
    const charity = await admin();
    const call = async (outcome: string, note: string) =>
      (await charity.send('POST', '/calls', { organisation, outcome, note })).body.undo;
    await call('no answer', 'Rang twice.');
    const undo = await call('right', 'Jo said so.');
    expect((await charity.send('GET', '/calls')).body.known).toBe(0);
    const taken = await charity.send('POST', '/checks/undo', undo);
    expect(taken.body).toEqual({ done: 1, left: [] });
    const { body } = await charity.send('GET', '/calls');
    expect(body.items).toMatchObject([
      { name: 'Silent', rung: { outcome: 'no answer', note: 'Rang twice.' } },
    ]);
    const [service] = await db.select().from(services);
    expect(service?.lastCheckedAt).toBe(body.items[0].lastCheckedAt);
    // Once: what was taken back is not there to be taken back.
    expect((await charity.send('POST', '/checks/undo', undo)).body).toMatchObject({
      done: 0,
      left: [{ name: 'Silent' }],
    });
    const { body: history } = await charity.send('GET', `/history?record=${organisation}`);
    expect(history.entries[0]).toMatchObject({ action: 'organisation:uncheck' });
  });

  it('of a helpline of nobody, and of one listing that was said to be right', async () => {
    const { id: helpline } = await addHelpline({ providerId: null, lastCheckedAt: ago(50) });
    const charity = await admin();
    const first = await charity.send('POST', '/calls', { helpline, outcome: 'right' });
    await charity.send('POST', '/checks/undo', first.body.undo);
    expect((await charity.send('GET', '/calls')).body.known).toBe(1);
    expect(await db.select().from(helplineCalls)).toMatchObject([rung({ rungAt: '', undo: '' })]);
    const said = await charity.send('POST', '/checks', { kind: 'helpline', _id: helpline });
    expect((await charity.send('GET', '/calls')).body.known).toBe(0);
    await charity.send('POST', '/checks/undo', said.body.undo);
    expect((await charity.send('GET', '/calls')).body.known).toBe(1);
  });

  it('leaves what somebody checked since, and is over after a day', async () => {
    const organisation = await listing('Silent', 91, true);
    const charity = await admin();
    const service = await addService({ providerId: organisation, lastCheckedAt: ago(91) });
    const checkedAt = async () =>
      (await db.select().from(services)).find(({ id }) => id === service.id)?.lastCheckedAt;
    const first = await charity.send('POST', '/calls', { organisation, outcome: 'right' });
    await charity.send('PUT', `/services/${service.id}`, { note: 'Ring the bell' });
    const since = await checkedAt();
    expect((await charity.send('POST', '/checks/undo', first.body.undo)).body.done).toBe(1);
    expect(await checkedAt()).toBe(since);
    const second = await charity.send('POST', '/calls', { organisation, outcome: 'right' });
    await removeOldCalls(env.DB, testNow() + 23 * 3_600_000);
    expect((await db.select().from(askings))[0]?.undo).not.toBe('');
    await removeOldCalls(env.DB, testNow() + 25 * 3_600_000);
    expect((await charity.send('POST', '/checks/undo', second.body.undo)).body.done).toBe(0);
    expect((await charity.send('GET', '/calls')).body.known).toBe(0);
  });
});

it('says of one service that it is right, and of no other listing', async () => {
  const organisation = await listing('Silent', 200, true);
  const service = await addService({ providerId: organisation, lastCheckedAt: ago(200) });
  const charity = await admin();
  const said = { kind: 'service', _id: service.id };
  const { status, body } = await charity.send('POST', '/checks', said);
  expect([status, body.undo.organisations]).toEqual([200, [organisation]]);
  const rows = await db.select().from(services);
  expect(rows.filter((it) => it.lastCheckedAt > ago(1)).map(({ id }) => id)).toEqual([service.id]);
  const other = { kind: 'service', _id: 'nothing' };
  expect((await charity.send('POST', '/checks', other)).status).toBe(404);
});

it('says who is away and whom to ask for, until their last day is over', async () => {
  const organisation = await listing('Silent', 91, true);
  await listing('Silent too', 90, true);
  const account = { organisationId: organisation, email: 'anna@silent.test' };
  const { id: accountId } = await addAccount(account);
  const until = cityTime(testNow()).date;
  const standIn = { accountId, email: 'sam@silent.test', until, namedAt: ago(1) };
  await db.insert(standIns).values(standIn);
  const charity = await admin();
  const read = async () => (await charity.send('GET', '/calls')).body.items;
  const away = [{ by: 'anna@silent.test', email: 'sam@silent.test', until }];
  expect(await read()).toMatchObject([{ away }, { away: [] }]);
  await db.update(standIns).set({ until: addDays(until, -1) });
  expect(await read()).toMatchObject([{ away: [] }, { away: [] }]);
});

it.each(['right', 'changed'])(
  '%s checks all its listings, and takes it off the list',
  async (outcome) => {
    const organisation = await listing('Silent', 91, true);
    const other = await listing('Other', 91, true);
    const charity = await admin();
    const note = 'Spoke to Jo.';
    expect((await charity.send('POST', '/calls', { organisation, outcome, note })).status).toBe(
      200,
    );
    expect(names((await charity.send('GET', '/calls')).body)).toEqual(['Other']);
    const rows = await db.select().from(services);
    const checkedAt = (id: string) => rows.find((it) => it.providerId === id)?.lastCheckedAt ?? '';
    expect(Date.parse(checkedAt(organisation))).toBeGreaterThan(testNow() - 60_000);
    expect(checkedAt(other)).toBe(ago(91).slice(0, 10) + checkedAt(other).slice(10));
    const { body } = await charity.send('GET', `/history?record=${organisation}`);
    expect(body.entries[0]).toMatchObject({
      action: 'call:note',
      account: { email: charity.email },
    });
  },
);

it.each(['no answer', 'gone'])(
  '%s stays on the list, last for today, with its note',
  async (outcome) => {
    const organisation = await listing('Silent for long', 200, true);
    await listing('Silent', 91, true);
    const charity = await admin();
    await charity.send('POST', '/calls', { organisation, outcome, note: 'Rang twice.' });
    await charity.send('POST', '/calls', { organisation, outcome, note: 'Rang thrice.' });
    const { body } = await charity.send('GET', '/calls');
    expect(names(body)).toEqual(['Silent', 'Silent for long']);
    expect(body.items[1].rung).toMatchObject({ outcome, note: 'Rang thrice.', by: charity.email });
    await charity.send('PUT', `/organisations/${organisation}/published`, { published: false });
    expect(names((await charity.send('GET', '/calls')).body)).toEqual(['Silent']);
  },
);

it('a call changes nothing of when a mail may ask', async () => {
  const organisation = await listing('Silent', 91, true);
  const charity = await admin();
  const askedAt = ago(5);
  await db.insert(askings).values({ organisationId: organisation, askedAt, stillRightAt: askedAt });
  await charity.send('POST', '/calls', { organisation, outcome: 'no answer' });
  expect(await db.select().from(askings)).toMatchObject([
    { askedAt, stillRightAt: askedAt, rungOutcome: 'no answer' },
  ]);
});

it('a call that nobody answered has no copy of the directory made anew', async () => {
  const organisation = await listing('Silent', 91, true);
  const charity = await admin();
  const version = async () => (await readState(env.DB)).version;
  const before = await version();
  await charity.send('POST', '/calls', { organisation, outcome: 'no answer' });
  expect(await version()).toBe(before);
  await charity.send('POST', '/calls', { organisation, outcome: 'right' });
  expect(await version()).toBe(before + 1);
});

it.each([
  [{ outcome: 'maybe' }, 'outcome'],
  [{ outcome: 'right', note: 'x'.repeat(301) }, 'note'],
  [{ outcome: 'right', helpline: 'one' }, 'organisation'],
])('refuses %j at its field', async (wrong, field) => {
  const organisation = await listing('Silent', 91, true);
  const charity = await admin();
  const { status, body } = await charity.send('POST', '/calls', { organisation, ...wrong });
  expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
});

it('notes nothing of what is not there or not listed', async () => {
  const charity = await admin();
  const note = (organisation: string) =>
    charity.send('POST', '/calls', { organisation, outcome: 'right' });
  expect((await note('nobody')).status).toBe(404);
  expect((await note(charity.organisationId)).status).toBe(404);
  expect(await db.select().from(askings)).toEqual([]);
});
