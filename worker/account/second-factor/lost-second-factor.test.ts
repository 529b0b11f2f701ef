import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../../../shared/time/units.ts';
import { database } from '../../db/client.ts';
import { outbox, secondFactors } from '../../db/tables.ts';
import { runJobs } from '../../jobs/scheduled.ts';
import { addFactor, login, signedIn } from '../../testing/accounts.ts';
import { call, emptyDirectory, testNow, wait } from '../../testing/directory.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import { admin, type viewer } from '../../testing/viewers.ts';

const db = database(env.DB);

beforeEach(async () => {
  await emptyDirectory();
  await db.delete(outbox);
});

type Person = Awaited<ReturnType<typeof viewer>>;

const address = () => `${crypto.randomUUID()}@handbook.test`;

describe('a second factor that was lost', () => {
  async function charity() {
    const anna = await admin({ email: address() });
    const bola = await admin({ email: address(), organisationId: anna.organisationId });
    await addFactor(bola);
    const removal = `/accounts/${bola.id}/second-factor/removal`;
    return { anna, bola, removal };
  }
  const words = async ({ email }: Person) =>
    (await mailsTo(email)).map(({ text }) => text.split('\n')[0]);

  it('is removed a day after another admin has asked, and all are told at once', async () => {
    const { anna, bola, removal } = await charity();
    const asked = await anna.send('POST', removal);
    const due = testNow() + 24 * HOUR;
    expect(asked).toEqual({ status: 200, body: { removalDueAt: new Date(due).toISOString() } });
    expect(await words(anna)).toEqual([
      `${anna.email} says that ${bola.email} has lost their sign-in code, and asks to turn it off. That will be done in 24 hours, unless any of you stops it.`,
    ]);
    expect(await words(bola)).toEqual([expect.stringContaining('says that you have lost')]);
    expect(
      (await anna.send('GET', `/organisations/${anna.organisationId}/accounts`)).body,
    ).toMatchObject([
      { secondFactor: null },
      { secondFactor: { removalDueAt: new Date(due).toISOString() } },
    ]);

    await runJobs(env, due - 1);
    expect(await db.$count(secondFactors)).toBe(1);
    expect((await login(bola.email)).status).toBe(403);
    await runJobs(env, due);
    await runJobs(env, due);
    expect(await db.$count(secondFactors)).toBe(0);
    expect((await login(bola.email)).status).toBe(200);
    expect(await words(anna)).toHaveLength(2);
    expect(await words(bola)).toHaveLength(2);
  });

  it('is not asked for when the day is over, whether or not the scheduled job ran', async () => {
    const { anna, bola, removal } = await charity();
    await anna.send('POST', removal);
    wait(24 * HOUR);
    expect((await login(bola.email)).status).toBe(200);
  });

  it('is not removed later, nor sooner, by asking again', async () => {
    const { anna, removal } = await charity();
    const first = await anna.send('POST', removal);
    wait(5 * MINUTE);
    expect(await anna.send('POST', removal)).toEqual(first);
    expect(await words(anna)).toHaveLength(1);
  });

  it.each(['its owner', 'the admin who asked'])('stays when %s stops that', async (who) => {
    const { anna, bola, removal } = await charity();
    await anna.send('POST', removal);
    const stop = () => (who === 'its owner' ? bola : anna).send('DELETE', removal);
    expect((await stop()).status).toBe(200);
    expect((await stop()).status).toBe(409);
    await runJobs(env, testNow() + 48 * HOUR);
    wait(48 * HOUR);
    expect((await login(bola.email)).status).toBe(403);
    expect((await words(anna)).length).toBe(2);
  });

  it('is not removed by its owner alone, nor where there is none', async () => {
    const { anna, bola, removal } = await charity();
    expect((await bola.send('POST', removal)).status).toBe(409);
    expect((await bola.send('POST', `/accounts/${anna.id}/second-factor/removal`)).status).toBe(
      409,
    );
  });

  it('cannot be asked to be removed with a token that was stolen', async () => {
    const { anna, removal } = await charity();
    const headers = await signedIn(anna, testNow() - 10 * MINUTE);
    expect((await call(removal, { method: 'POST', headers })).status).toBe(403);
    expect((await db.select().from(secondFactors))[0]?.removalDueAt).toBeNull();
  });
});
