import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '../../../shared/time/units.ts';
import { database } from '../../db/client.ts';
import { accounts, audit } from '../../db/tables.ts';
import { json, login, PASSWORD } from '../../testing/accounts.ts';
import { addOrganisation, call, emptyDirectory, wait } from '../../testing/directory.ts';
import { mailsTo, tokenIn } from '../../testing/mailbox.ts';
import { admin, viewer } from '../../testing/viewers.ts';

const db = database(env.DB);

beforeEach(async () => {
  await emptyDirectory();
  await db.delete(audit);
});

const address = () => `${crypto.randomUUID()}@handbook.test`;
const at = (organisationId: string) => `/organisations/${organisationId}/accounts`;
const tokenOf = (link: string) =>
  link.match(/^https:\/\/handbook\.test\/reset-password\/(.+)$/)?.[1];
const choose = (token = '') =>
  call(
    `/auth/reset-password/${token}`,
    json('POST', { password: PASSWORD, confirmPassword: PASSWORD }),
  );

describe('a listing without an account', () => {
  it('gets an owner by a link to hand over, which works once', async () => {
    const { send } = await admin();
    const { id } = await addOrganisation();
    const email = address();
    const { status, body } = await send('POST', at(id), {
      email: ` ${email.toUpperCase()}`,
      by: 'link',
    });
    expect(status).toBe(201);
    expect(body.account).toMatchObject({ email, hasPassword: false, isYou: false });
    expect(await mailsTo(email)).toEqual([]);

    expect((await login(email)).status).toBe(401);
    expect((await choose(tokenOf(body.link))).status).toBe(200);
    expect((await choose(tokenOf(body.link))).status).toBe(400);
    const signedIn = await login(email);
    expect(await signedIn.json()).toMatchObject({
      organisation: { _id: id, role: 'organisation' },
    });
    expect((await send('GET', at(id))).body).toMatchObject([{ email, hasPassword: true }]);
  });

  it('gets one by email', async () => {
    const { send } = await admin();
    const { id } = await addOrganisation({ name: 'Ark' });
    const email = address();
    expect((await send('POST', at(id), { email })).body.link).toBeNull();
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('You are invited to look after Ark');
    expect((await choose(mail && tokenIn(mail))).status).toBe(200);
    expect((await login(email)).status).toBe(200);
  });

  it('may be asked again, and only the last link counts', async () => {
    const { send } = await admin();
    const { id } = await addOrganisation();
    const invitation = { email: address(), by: 'link' };
    const { body: first } = await send('POST', at(id), invitation);
    const { body: second } = await send('POST', at(id), invitation);
    expect(second.account._id).toBe(first.account._id);
    expect((await choose(tokenOf(first.link))).status).toBe(400);
    expect((await choose(tokenOf(second.link))).status).toBe(200);
  });

  it('has seven days to come', async () => {
    const { send } = await admin();
    const { id } = await addOrganisation();
    const { body: early } = await send('POST', at(id), { email: address(), by: 'link' });
    const { body: late } = await send('POST', at(id), { email: address(), by: 'link' });
    wait(6.9 * DAY);
    expect((await choose(tokenOf(early.link))).status).toBe(200);
    wait(0.2 * DAY);
    expect((await choose(tokenOf(late.link))).status).toBe(400);
    wait(-7.1 * DAY);
  });
});

describe('an organisation', () => {
  it('has up to five sign-ins, however many are asked for at once', async () => {
    const { send, organisationId } = await viewer();
    const answers = await Promise.all(
      Array.from({ length: 7 }, () =>
        send('POST', at(organisationId), { email: address(), by: 'link' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 409, 409, 409]);
    expect((await send('GET', at(organisationId))).body).toHaveLength(5);
  });

  it('invites nobody who signs in already, here or elsewhere', async () => {
    const { send, organisationId, email } = await viewer();
    const { email: elsewhere } = await viewer();
    for (const taken of [email, elsewhere])
      expect(await send('POST', at(organisationId), { email: taken })).toMatchObject({
        status: 409,
        body: { fields: { email: 'Somebody signs in with this email address already.' } },
      });
  });

  it('invites one email once, however often it is asked for at once', async () => {
    const [one, another] = [await viewer(), await viewer()];
    const email = address();
    const invite = ({ send, organisationId }: typeof one) =>
      send('POST', at(organisationId), { email, by: 'link' });
    const answers = await Promise.all([invite(one), invite(another)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.fields).toEqual({
      email: 'Somebody signs in with this email address already.',
    });
  });

  it('removes a colleague, whose sessions end', async () => {
    const { send, organisationId } = await viewer();
    const colleague = await viewer({ organisationId });
    expect((await colleague.send('GET', '/services')).status).toBe(200);
    expect((await send('DELETE', `/accounts/${colleague.id}`)).status).toBe(200);
    expect((await colleague.send('GET', '/services')).status).toBe(401);
    expect((await login(colleague.email)).status).toBe(401);
  });

  it('keeps its last sign-in, but the charity may remove it', async () => {
    const { send, id, organisationId } = await viewer();
    await send('POST', at(organisationId), { email: address(), by: 'link' });
    expect((await send('DELETE', `/accounts/${id}`)).status).toBe(409);
    expect((await (await admin()).send('DELETE', `/accounts/${id}`)).status).toBe(200);
  });
});

describe('an admin', () => {
  it('invites another, who is one too', async () => {
    const { send, organisationId } = await admin();
    const email = address();
    const { body } = await send('POST', at(organisationId), { email, by: 'link' });
    await choose(tokenOf(body.link));
    expect(await (await login(email)).json()).toMatchObject({ organisation: { role: 'admin' } });
  });

  it('who is the last to be able to sign in cannot be removed', async () => {
    const { send, id, organisationId } = await admin();
    await send('POST', at(organisationId), { email: address(), by: 'link' });
    expect(await send('DELETE', `/accounts/${id}`)).toMatchObject({
      status: 409,
      body: { error: expect.stringMatching(/^The last admin/) },
    });
    const other = await admin({ organisationId });
    const answers = await Promise.all([
      send('DELETE', `/accounts/${other.id}`),
      other.send('DELETE', `/accounts/${id}`),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await db.$count(accounts)).toBe(2);
  });
});

it('is written down: who invited and removed whom', async () => {
  const { send, organisationId, email: by } = await viewer();
  const email = address();
  const { body } = await send('POST', at(organisationId), { email, by: 'link' });
  await send('DELETE', `/accounts/${body.account._id}`);
  expect(await db.select().from(audit).orderBy(audit.id)).toMatchObject([
    { accountEmail: by, action: 'account:invite', after: expect.stringContaining(email) },
    { accountEmail: by, action: 'account:remove', before: expect.stringContaining(email) },
  ]);
  expect(JSON.stringify(await db.select().from(audit))).not.toContain(tokenOf(body.link));
});
