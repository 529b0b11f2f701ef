import { env } from 'cloudflare:test';
import { beforeEach, expect, it } from 'vitest';
import { DAY } from '../../../shared/time/units.ts';
import { database } from '../../db/client.ts';
import { accounts, organisations, services } from '../../db/tables.ts';
import { addAccount } from '../../testing/accounts.ts';
import {
  addHelpline,
  addOrganisation,
  addService,
  emptyDirectory,
  testNow,
} from '../../testing/directory.ts';
import { everything } from '../../testing/everything.ts';
import { mailsTo, tokenIn } from '../../testing/mailbox.ts';
import { admin } from '../../testing/viewers.ts';

// docs/product.md#several-at-once

const db = database(env.DB);
const ago = (days: number) => new Date(testNow() - days * DAY).toISOString();
const address = () => `${crypto.randomUUID()}@handbook.test`;

beforeEach(emptyDirectory);

const names = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name);

it('lists the organisations by what is to be done for them', async () => {
  const kept = await addOrganisation({ name: 'Kept', lastCheckedAt: ago(1) });
  await addAccount({ organisationId: kept.id });
  await addOrganisation({ name: 'Alone', lastCheckedAt: ago(1) });
  const old = await addOrganisation({ name: 'Old', lastCheckedAt: ago(1) });
  await addService({ providerId: old.id, lastCheckedAt: ago(91) });
  await addOrganisation({ name: 'Down', published: false, lastCheckedAt: ago(400) });
  await addOrganisation({ name: 'Waits', approved: false });
  const { send } = await admin();
  const part = async (name: string) => names((await send('GET', `/several?part=${name}`)).body);
  expect(await part('all')).toEqual(['Alone', 'Down', 'Kept', 'Old']);
  expect(await part('no sign-in')).toEqual(['Alone', 'Down', 'Old']);
  expect(await part('unchecked')).toEqual(['Old']);
  expect(await part('down')).toEqual(['Down']);
  expect(names((await send('GET', '/several?q=OL')).body)).toEqual(['Old']);
});

it('says of all listings of each that they are right, as whoever did it', async () => {
  const charity = await admin();
  const ids: string[] = [];
  for (const name of ['One', 'Two', 'Three']) {
    const { id } = await addOrganisation({ name, lastCheckedAt: ago(200) });
    await addService({ providerId: id, lastCheckedAt: ago(200) });
    await addHelpline({ providerId: id, lastCheckedAt: ago(200) });
    ids.push(id);
  }
  const [first = '', second = '', third = ''] = ids;
  const { id: down } = await addOrganisation({ name: 'Down', published: false });
  const { body } = await charity.send('POST', '/several/checked', {
    organisations: [first, second, first, down, 'nobody'],
  });
  expect(body).toEqual({
    done: 2,
    left: [
      { name: 'Down', why: 'It is taken down.' },
      { name: 'One that is not there any more', why: 'It is not listed.' },
    ],
    undo: { at: expect.any(String), organisations: [first, second], helplines: [] },
  });
  const rows = [...(await db.select().from(services)), ...(await db.select().from(organisations))];
  const checked = (id: string) =>
    rows
      .filter((row) => row.id === id || ('providerId' in row && row.providerId === id))
      .map(({ lastCheckedAt }) => Date.parse(lastCheckedAt) > testNow() - DAY);
  expect([checked(first), checked(second), checked(third)]).toEqual([
    [true, true],
    [true, true],
    [false, false],
  ]);
  const { entries } = (await charity.send('GET', `/history?record=${first}`)).body;
  expect(entries[0]).toMatchObject({
    action: 'organisation:check',
    account: { email: charity.email },
  });
  const taken = await charity.send('POST', '/checks/undo', body.undo);
  expect(taken.body).toEqual({ done: 2, left: [] });
  const after = [...(await db.select().from(services)), ...(await db.select().from(organisations))];
  expect(after.filter(({ lastCheckedAt }) => lastCheckedAt === body.undo.at)).toEqual([]);
});

it('takes several down for a reason that each of them reads', async () => {
  const charity = await admin();
  const owners = [];
  for (const name of ['One', 'Two'])
    owners.push(await addAccount({ email: address(), organisation: { name } }));
  const ids = owners.map(({ organisationId }) => organisationId);
  const reason = 'They closed for good.';
  const down = () => charity.send('POST', '/several/taken-down', { organisations: ids, reason });
  expect((await down()).body).toEqual({ done: 2, left: [] });
  expect((await down()).body).toMatchObject({ done: 0 });
  for (const { email, organisationId } of owners) {
    expect(await mailsTo(email)).toMatchObject([{ text: expect.stringContaining(reason) }]);
    const { body } = await charity.send('GET', `/organisations/${organisationId}`);
    expect(body).toMatchObject({ published: false, takenDownReason: reason });
  }
});

it('leaves the charity itself alone', async () => {
  const charity = await admin();
  for (const what of ['checked', 'taken-down', 'invitations']) {
    const { body } = await charity.send('POST', `/several/${what}`, {
      organisations: [charity.organisationId],
    });
    expect(body.done).toBe(0);
  }
});

it('invites whoever has an email and nobody to sign in, once', async () => {
  const charity = await admin();
  const email = address();
  const taken = await addAccount({ email: address() });
  const { id: fresh } = await addOrganisation({ name: 'Fresh', email });
  const { id: twin } = await addOrganisation({ name: 'Twin', email });
  const { id: silent } = await addOrganisation({ name: 'Silent', email: '' });
  const { id: other } = await addOrganisation({ name: 'Other', email: taken.email });
  const invite = () =>
    charity.send('POST', '/several/invitations', {
      organisations: [fresh, twin, silent, other, taken.organisationId],
    });
  expect((await invite()).body).toMatchObject({
    done: 1,
    left: [{ name: 'Twin' }, { name: 'Silent' }, { name: 'Other' }, {}],
  });
  expect((await invite()).body.done).toBe(0);
  const [mail, ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  expect(mail && tokenIn(mail)).toMatch(/[\w-]{20}/);
  const people = await db.select().from(accounts);
  expect(people.filter((it) => it.organisationId === fresh)).toMatchObject([
    { email, passwordHash: null, role: 'organisation' },
  ]);
});

it.each([
  ['none', { organisations: [] }, 'organisations'],
  ['too many', { organisations: Array(51).fill('one') }, 'organisations'],
])('refuses %s at its field, and does nothing', async (_what, body, field) => {
  const charity = await admin();
  const before = await everything();
  for (const what of ['checked', 'taken-down', 'invitations']) {
    const answer = await charity.send('POST', `/several/${what}`, body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]]);
  }
  expect(await everything()).toEqual(before);
});
