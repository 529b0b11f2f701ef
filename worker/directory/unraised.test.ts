import { env } from 'cloudflare:test';
import { Secret, TOTP } from 'otpauth/slim';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '../../shared/time/units.ts';
import { runJobs } from '../jobs/scheduled.ts';
import { addAccount, addFactor, json, PASSWORD, SECRET, signedIn } from '../testing/accounts.ts';
import { counted } from '../testing/counted.ts';
import { BETWEEN_CALLS, call, testNow, wait } from '../testing/directory.ts';
import { mailsTo, tokenIn } from '../testing/mailbox.ts';
import {
  address,
  confirmByMail,
  forgetRegistrations,
  register,
  registered,
} from '../testing/registrations.ts';
import { admin, viewer } from '../testing/viewers.ts';

// What strangers and accounts do apart from records: none of it may make a snapshot, a paper or a phone's copy new. A
// registration is a record that nobody sees, so that it counts on the revision alone.

beforeEach(forgetRegistrations);

async function city() {
  const owner = await viewer({ email: address() });
  const { id: colleague } = await addAccount({ organisationId: owner.organisationId });
  return { owner, charity: await admin(), colleague, waiting: address() };
}

type City = Awaited<ReturnType<typeof city>>;
type Act = (city: City) => Promise<{ status: number }>;

const post = (path: string, body: unknown = {}) => call(path, json('POST', body));

const code = () =>
  new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({
    timestamp: testNow() + BETWEEN_CALLS,
  });

/** A call with the token that a mail to this address holds. */
async function withLink(email: string, path: string, body: unknown = {}) {
  const mail = (await mailsTo(email)).at(-1) ?? { text: '', html: '' };
  return post(`${path}/${tokenIn(mail)}`, body);
}

/** Each with what has to stand before it. */
const REGISTRATIONS: [what: string, revision: number, act: Act, given?: Act][] = [
  ['somebody registers', 1, ({ waiting }) => register({ email: waiting })],
  [
    'an address is confirmed',
    0,
    ({ waiting }) => confirmByMail(waiting),
    ({ waiting }) => register({ email: waiting }),
  ],
  [
    'the link is asked for again',
    0,
    ({ waiting }) => post('/auth/confirm-registration', { email: waiting }),
    ({ waiting }) => register({ email: waiting }),
  ],
  ['an admin reads what waits', 0, ({ charity }) => charity.send('GET', '/registrations')],
];

const ACCOUNTS: [what: string, act: Act, given?: Act][] = [
  [
    'somebody signs in',
    ({ owner }) => post('/auth/login', { email: owner.email, password: PASSWORD }),
  ],
  ['somebody signs out', () => post('/auth/logout')],
  ['a password is asked for', ({ owner }) => post('/auth/forgot-password', { email: owner.email })],
  [
    'a password is reset',
    ({ owner }) =>
      withLink(owner.email, '/auth/reset-password', {
        password: 'quay-lantern-47',
        confirmPassword: 'quay-lantern-47',
      }),
    ({ owner }) => post('/auth/forgot-password', { email: owner.email }),
  ],
  [
    'a password is given again',
    ({ owner }) => owner.send('POST', '/auth/confirm-password', { currentPass: PASSWORD }),
  ],
  [
    'another email is asked for',
    ({ owner, waiting }) =>
      owner.send('POST', '/account/email', { email: waiting, currentPass: PASSWORD }),
  ],
  [
    'another email is confirmed',
    ({ waiting }) => withLink(waiting, '/auth/confirm-email'),
    ({ owner, waiting }) =>
      owner.send('POST', '/account/email', { email: waiting, currentPass: PASSWORD }),
  ],
  ['sessions are listed', ({ owner }) => owner.send('GET', '/account/sessions')],
  ['all sessions are ended', ({ owner }) => owner.send('DELETE', '/account/sessions')],
  ['sign-ins are read', ({ owner }) => owner.send('GET', '/account/sign-ins')],
  [
    'a sign-in is added',
    ({ charity, owner }) =>
      charity.send('POST', `/organisations/${owner.organisationId}/accounts`, { email: address() }),
  ],
  [
    'a sign-in is removed',
    ({ charity, colleague }) => charity.send('DELETE', `/accounts/${colleague}`),
  ],
  ['a second factor is begun', ({ owner }) => owner.send('POST', '/account/second-factor')],
  [
    'a second factor is confirmed',
    ({ owner }) => owner.send('POST', '/account/second-factor/confirm', { code: code() }),
    async ({ owner }) => {
      await addFactor(owner, { confirmedAt: null });
      return { status: 200 };
    },
  ],
  ...(
    [
      ['recovery codes are made anew', '/account/second-factor/recovery-codes'],
      ['a second factor is taken off', '/account/second-factor/off'],
    ] as const
  ).map(([what, path]): [string, Act, Act] => [
    what,
    ({ owner }) => owner.send('POST', path, { code: code() }),
    async ({ owner }) => {
      await addFactor(owner);
      return { status: 200 };
    },
  ]),
];

const UNTOUCHED = { isDone: true, version: 0, revision: 0, isDated: false };

describe('no public version rises where', () => {
  it.each(REGISTRATIONS)('%s', async (_what, revision, act, given) => {
    const there = await city();
    await given?.(there);
    expect(await counted(() => act(there))).toEqual({ ...UNTOUCHED, revision });
  });

  it.each(ACCOUNTS)('%s', async (_what, act, given) => {
    const there = await city();
    await given?.(there);
    expect(await counted(() => act(there))).toEqual(UNTOUCHED);
  });

  it('a sign-in fails', async () => {
    const { owner } = await city();
    const fail = () => post('/auth/login', { email: owner.email, password: 'not this one' });
    expect(await counted(fail)).toEqual({ ...UNTOUCHED, isDone: false });
  });

  it('registrations are removed in bulk, and one is restored', async () => {
    const { charity } = await city();
    const ids = [await registered(), await registered()];
    const remove = () => charity.send('POST', '/registrations/remove', { ids });
    expect(await counted(remove)).toEqual({ ...UNTOUCHED, revision: 1 });
    const [entry] = (await charity.send('GET', `/history?record=${ids[0]}`)).body.entries;
    const restore = () => charity.send('POST', `/history/${entry._id}/restore`);
    expect(await counted(restore)).toEqual({ ...UNTOUCHED, revision: 1 });
  });

  it('a session is ended', async () => {
    const { owner } = await city();
    await signedIn(owner);
    const sessions = (await owner.send('GET', '/account/sessions')).body as {
      _id: string;
      isThis: boolean;
    }[];
    const other = sessions.find(({ isThis }) => !isThis);
    const end = () => owner.send('DELETE', `/account/sessions/${other?._id}`);
    expect(await counted(end)).toEqual(UNTOUCHED);
  });

  it('a lost second factor is to go, and stays after all', async () => {
    const { owner, charity } = await city();
    await addFactor(owner);
    const path = `/accounts/${owner.id}/second-factor/removal`;
    for (const method of ['POST', 'DELETE'])
      expect(await counted(() => charity.send(method, path))).toEqual(UNTOUCHED);
  });

  it('the jobs run, which remove who never confirmed', async () => {
    await city();
    await registered();
    wait(31 * DAY);
    const jobs = async () => {
      await runJobs(env, testNow());
      return { status: 200 };
    };
    expect(await counted(jobs)).toEqual({ ...UNTOUCHED, revision: 1 });
    expect(await counted(jobs)).toEqual(UNTOUCHED);
  });

  it('but it rises where who registers is approved at once', async () => {
    const approved = () => register({}, { AUTO_APPROVE: 'true' });
    expect(await counted(approved)).toMatchObject({ isDone: true, version: 1, revision: 1 });
  });
});
