import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { firstLine } from '../../shared/lines/editing/first-lines.ts';
import { LINE_NAMES } from '../../shared/lines/lines.ts';
import { DAY } from '../../shared/time/units.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { database } from '../db/client.ts';
import { accounts, operations, outbox, siteLines } from '../db/tables.ts';
import { addAccount } from '../testing/accounts.ts';
import { call, changeDirectory, emptyDirectory, testNow } from '../testing/directory.ts';
import { mailsTo } from '../testing/mailbox.ts';
import { admin } from '../testing/viewers.ts';
import { askToCheckLines } from './jobs.ts';

const db = database(env.DB);
beforeEach(async () => {
  await emptyDirectory();
  await db.delete(outbox);
  await db.delete(operations);
  await db.update(accounts).set({ role: 'organisation' });
});

/** An address that no other test uses: all share one mailbox. */
const address = () => `${crypto.randomUUID()}@handbook.test`;
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);
const directory = async () => (await call('/directory')).json() as Promise<{ edited?: unknown }>;
const rung = { phone: '01179244604', source: 'rang, told by the duty officer' };

it('an empty database shows the first values, and sends nobody anything more for it', async () => {
  const { send } = await admin();
  const { body } = await send('GET', '/lines');
  expect(body.map(({ _id }: { _id: string }) => _id)).toEqual(LINE_NAMES);
  expect(body[0]).toEqual({
    _id: 'council',
    ...firstLine('council'),
    version: 0,
    updatedAt: '',
  });
  expect(await directory()).not.toHaveProperty('edited');
  expect(await (await call('/health')).json()).not.toHaveProperty('edited');
});

it('a number that is edited is with everybody, readable, without its source; history has it, and its old value goes back', async () => {
  const { send } = await admin();
  const checked = dayOf(testNow());
  const { status, body } = await send('PUT', '/lines/council', { ...rung, checked });
  expect([status, body.version]).toEqual([200, 1]);
  const card = { phoneDisplay: '0117 924 4604', phoneHref: 'tel:+441179244604', checked };
  expect(await directory()).toMatchObject({ edited: { cards: { council: card } } });
  expect(await (await call('/health')).json()).toMatchObject({
    edited: { cards: { council: card } },
  });
  expect(JSON.stringify(await directory())).not.toContain('duty officer');

  const history = await send('GET', '/history?record=council');
  const [entry] = history.body.entries;
  const was = firstLine('council');
  expect(entry).toMatchObject({
    kind: 'site line',
    name: 'The council’s housing team',
    isThere: true,
    before: { phone: was.phone, source: was.source, checked: '' },
    after: { ...rung, checked },
  });
  const back = await send('PUT', '/lines/council', { ...entry.before, version: 1 });
  expect(back.body).toMatchObject({ ...was, version: 2 });
});

it('the other admins are told what stood there and what stands there now; who did it is not', async () => {
  const charity = await admin({ email: address() });
  const { organisationId } = charity;
  const second = await addAccount({ role: 'admin', organisationId, email: address() });
  await charity.send('PUT', '/lines/council', rung);
  const [mail] = await mailsTo(second.email);
  expect(mail?.text).toContain('The council’s housing team');
  expect(mail?.text).toContain('Phone: 01179244604. Before: 01173526800');
  expect(mail?.text).toContain(`${charity.email} has changed this`);
  expect(mail?.text).toContain('/admin/emergency/council');
  expect(await mailsTo(charity.email)).toEqual([]);
});

it('where there is no other admin, the charity’s mailbox is told', async () => {
  const { send } = await admin();
  await send('PUT', '/lines/hurt', { source: 'rang' });
  const mails = await mailsTo(env.ADMIN_MAIL);
  expect(mails.some(({ text }) => text.includes('For people hurt by someone'))).toBe(true);
});

it('of two who save the same line one is asked to look again, with what stands now', async () => {
  const { send } = await admin();
  for (const version of [0, 1]) {
    const first = await send('PUT', '/lines/council', { ...rung, version });
    expect(first.status).toBe(200);
    const second = await send('PUT', '/lines/council', { hours: 'Never.', source: 'x', version });
    expect(second).toMatchObject({ status: 409, body: { current: { version: version + 1 } } });
  }
  expect((await send('GET', '/lines/council')).body).toMatchObject(rung);
});

describe('what is wrong is said at its field, and nothing is kept:', () => {
  const long = (most: { value: number }) => 'x'.repeat(most.value + 1);
  it.each([
    ['council', { ...rung, phone: '0117' }, 'phone'],
    ['council', { ...rung, source: ' ' }, 'source'],
    ['council', { ...rung, checked: 'yesterday' }, 'checked'],
    ['council', { ...rung, checked: '2099-01-01' }, 'checked'],
    ['council', { ...rung, website: 'javascript:alert(1)' }, 'website'],
    ['council', { ...rung, rule: long(LIMITS.lineRule) }, 'rule'],
    ['council', { ...rung, name: long(LIMITS.lineName) }, 'name'],
    ['tonight', { source: 'x', say: [] }, 'say'],
    ['tonight', { source: 'x', say: [long(LIMITS.tonightLine)] }, 'say.0'],
    ['tonight', { source: 'x', bring: Array(9).fill('A bag.') }, 'bring'],
    [
      'councilHours',
      { source: 'x', schedule: { Monday: [{ start: '9', end: '17:00' }] } },
      'schedule.Monday.0.start',
    ],
  ])('%s %j', async (name, body, field) => {
    const { send } = await admin();
    const { status, body: said } = await send('PUT', `/lines/${name}`, body);
    expect([status, Object.keys(said.fields)]).toEqual([422, [field]]);
    expect(await db.select().from(siteLines)).toEqual([]);
  });

  it.each(['nobody', '__proto__', 'constructor'])(
    'a line called %s, which there is not',
    async (name) => {
      const { send } = await admin();
      expect((await send('PUT', `/lines/${name}`, rung)).status).toBe(404);
    },
  );
});

it('a row that cannot be read leaves the first value in its place, and the others as they were edited', async () => {
  const row = { source: '', checked: '', version: 1, updatedAt: '' };
  await db.insert(siteLines).values([
    { ...row, name: 'council', facts: '{' },
    { ...row, name: 'tonight', facts: '{"say":["Ring."],"bring":[],"without":""}' },
  ]);
  await changeDirectory();
  expect((await directory()).edited).toEqual({
    tonight: { say: ['Ring.'], bring: [], without: '' },
  });
});

describe('every admin is asked to check a line', () => {
  const asked = async () =>
    (await db.select().from(outbox)).filter(({ kind }) => kind === 'check-lines');
  const checkedOn = (name: string, checked: string) =>
    db.insert(siteLines).values({
      name,
      facts: JSON.stringify({ ...firstLine('council'), phone: '' }),
      source: 'rang',
      checked,
      version: 1,
      updatedAt: '',
    });

  it('90 days after somebody has, again each week until somebody does, and not before', async () => {
    const { email, organisationId } = await admin();
    const second = await addAccount({ role: 'admin', organisationId });
    const now = testNow();
    await checkedOn('council', dayOf(now - 89 * DAY));
    await askToCheckLines(env.DB, 'charity@handbook.test', now);
    expect(await asked()).toEqual([]);

    const ask = (at: number) => askToCheckLines(env.DB, 'charity@handbook.test', at);
    // A run that comes twice at once asks once.
    await Promise.all([ask(now + DAY), ask(now + DAY)]);
    await ask(now + 2 * DAY);
    const mails = await asked();
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([email, second.email].sort());
    expect(mails[0]?.data).toContain('The council’s housing team');

    await askToCheckLines(env.DB, 'charity@handbook.test', now + 9 * DAY);
    expect(await asked()).toHaveLength(4);
  });

  it('but by no mail where nobody ever checked it: a deploy refuses that, and the admin’s home says it', async () => {
    await admin();
    await askToCheckLines(env.DB, 'charity@handbook.test', testNow());
    expect(await asked()).toEqual([]);
  });
});
