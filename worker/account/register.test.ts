import { env } from 'cloudflare:test';
import { beforeEach, expect, it } from 'vitest';
import type { PublicOrganisation } from '../../shared/organisations/organisation.ts';
import { labelledPhones } from '../../shared/organisations/organisation-phones.ts';
import type { PublicService } from '../../shared/services/service.ts';
import type { Stamped } from '../directory/build/write-stamps.ts';
import { json, refreshCookie } from '../testing/accounts.ts';
import { addService, call, emptyDirectory, list } from '../testing/directory.ts';
import { mailsTo } from '../testing/mailbox.ts';

beforeEach(emptyDirectory);

/** A registration as the form sends it, with an email of its own. */
const registration = (fields: object = {}) => ({
  name: 'Harbour Kitchen',
  description: 'Hot meals by the harbour.',
  addresses: ['1 Quay Street, Bristol', '', ''],
  phone: ['01179244604', '', ''],
  email: `${crypto.randomUUID()}@harbour.test`,
  website: 'harbour.test',
  password: 'secret',
  socialMedias: ['', '', 'harbour'],
  categorisingOrganisations: ['Winter Services'],
  ...fields,
});

const register = (body: object, bindings = env) =>
  call('/auth/register', json('POST', body), bindings);

const login = ({ email, password }: { email: string; password: string }) =>
  call('/auth/login', json('POST', { email, password }));

const rows = async (table: string) =>
  (await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())?.n;

it('makes a pending organisation, which nobody sees and which cannot sign in yet', async () => {
  const form = registration();
  const answer = await register(form);
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({
    organisation: { _id: expect.any(String), name: 'Harbour Kitchen', role: 'organisation' },
  });
  expect(refreshCookie(answer)).toBe('');
  expect(await list('/organisations/public')).toEqual([]);
  const refused = await login(form);
  expect(refused.status).toBe(403);
  expect(await refused.json()).toEqual({ error: 'Your organisation is awaiting approval.' });
});

it('signs in at once where AUTO_APPROVE is "true"', async () => {
  const form = registration({ email: ' Hello@Harbour.Test ' });
  const answer = await register(form, { ...env, AUTO_APPROVE: 'true' });
  expect(answer.status).toBe(201);
  const { accessToken, organisation } = (await answer.json()) as {
    accessToken: string;
    organisation: { _id: string };
  };
  expect(refreshCookie(answer)).not.toBe('');
  const verified = await call('/auth/verify', {
    headers: { Authorization: `Bearer ${accessToken}` },
  });
  expect(await verified.json()).toEqual({ organisation });

  const [published] = await list<Stamped<PublicOrganisation>>('/organisations/public');
  expect(published).toMatchObject({
    _id: organisation._id,
    name: 'Harbour Kitchen',
    addresses: ['1 Quay Street, Bristol'],
    phone: ['01179244604'],
    email: 'hello@harbour.test',
    website: 'https://harbour.test',
    socialMedias: ['', '', 'harbour'],
    categorisingOrganisations: ['Winter Services'],
    version: 1,
  });
  expect(published?.lastCheckedAt).toBe(published?.createdAt);
});

it('keeps an emergency phone as one, for whoever reads it and for its services', async () => {
  const form = registration({ phone: ['', '', '01174960123'] });
  const answer = await register(form, { ...env, AUTO_APPROVE: 'true' });
  const { organisation } = (await answer.json()) as { organisation: { _id: string } };
  await addService({ providerId: organisation._id });
  const [published] = await list<PublicOrganisation>('/organisations/public');
  expect(published && labelledPhones(published)).toEqual([
    { label: 'Emergency Phone', display: '0117 496 0123', href: 'tel:+441174960123' },
  ]);
  const [service] = await list<PublicService>('/services/public');
  expect(service).toMatchObject({ phone: '01174960123', phoneHref: 'tel:+441174960123' });
});

it.each(['false', '1', 'yes', undefined])(
  'does not take AUTO_APPROVE %o for "true"',
  async (AUTO_APPROVE) => {
    const answer = await register(registration(), { ...env, AUTO_APPROVE });
    expect(await answer.json()).not.toHaveProperty('accessToken');
  },
);

it('refuses an email that somebody signs in with, and says what to do; nothing is stored', async () => {
  const form = registration();
  await register(form);
  const before = await Promise.all(['organisations', 'accounts', 'audit', 'outbox'].map(rows));
  const answer = await register(registration({ email: form.email.toUpperCase() }));
  expect(answer.status).toBe(409);
  const error = 'This email is already registered. Log in, or reset your password.';
  expect(await answer.json()).toEqual({ error, fields: { email: error } });
  const after = await Promise.all(['organisations', 'accounts', 'audit', 'outbox'].map(rows));
  expect(after).toEqual(before);
});

it('lets one of two at the same time have the email', async () => {
  const form = registration();
  const answers = await Promise.all([register(form), register(form)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

it('tells every field that is wrong, one message each', async () => {
  const form = {
    socialMedias: ['a', 'b', 'c', 'd'],
    addresses: ['1 Quay Street', 'x'],
    email: 'x',
  };
  const answer = await register(form);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({
    error: 'Please fix the highlighted errors.',
    fields: {
      name: 'Name must be at least 2 characters',
      description: 'Description must be at least 5 characters.',
      'addresses.1': 'Address must be at least 5 characters',
      socialMedias: 'You can store up to 3 social media entries',
      email: 'Invalid email address',
      password: 'Password must be at least 6 characters',
    },
  });
});

it('gives nobody a role or an approval that the form asks for', async () => {
  const form = registration({ role: 'admin', approved: true, published: false, _id: 'mine' });
  const { organisation } = (await (await register(form)).json()) as { organisation: object };
  expect(organisation).toMatchObject({ role: 'organisation' });
  expect(organisation).not.toMatchObject({ _id: 'mine' });
  expect((await login(form)).status).toBe(403);
});

it('tells the admin who has registered, with a link to where they are approved', async () => {
  const form = registration({
    name: `Kitchen\r\nBcc: all@evil.test <b>${crypto.randomUUID()}</b>`,
  });
  await register(form);
  const mails = await mailsTo('admin@charity.test');
  const mail = mails.find(({ text }) => text.includes(form.email));
  expect(mail?.text).toContain('https://handbook.test/admin/pending-organisations');
  expect(mail?.text).toContain('It is not shown to the public until an admin approves it.');
  expect(mail?.html).not.toContain('<b>');
});

it('does not send the admin to approve what was approved at once', async () => {
  const form = registration();
  await register(form, { ...env, AUTO_APPROVE: 'true' });
  const mails = await mailsTo('admin@charity.test');
  const mail = mails.find(({ text }) => text.includes(form.email));
  expect(mail?.text).toContain('It was approved at once');
  expect(mail?.text).not.toContain('pending');
});

it('enters the audit trail without a word of the password', async () => {
  const form = registration({ password: 'hunter2 hunter2' });
  await register(form);
  const entry = await env.DB.prepare('SELECT * FROM audit ORDER BY id DESC LIMIT 1').first();
  expect(entry).toMatchObject({
    action: 'organisation:register',
    kind: 'organisation',
    account_id: null,
    before: null,
    after: expect.stringContaining('"name":"Harbour Kitchen"'),
  });
  expect(JSON.stringify(entry)).not.toContain('hunter2');
});

it.each([
  ['no JSON', '{"name":', 400, 'The request is not valid JSON.'],
  ['a list', '[]', 400, 'The request is not a JSON object.'],
  ['a text', '"name"', 400, 'The request is not a JSON object.'],
  ['nothing', 'null', 400, 'The request is not a JSON object.'],
  [
    'too much',
    JSON.stringify({ name: 'x'.repeat(70_000) }),
    413,
    'That is too much to send at once.',
  ],
  [
    'a hundred levels',
    `{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    422,
    'Please fix the highlighted errors.',
  ],
])('refuses %s in words', async (_what, body, status, error) => {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await call('/auth/register', { method: 'POST', headers, body });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ error });
});

it('does not read what another site’s form can send', async () => {
  const body = JSON.stringify(registration());
  const headers = { 'Content-Type': 'text/plain' };
  expect((await call('/auth/register', { method: 'POST', headers, body })).status).toBe(400);
});
