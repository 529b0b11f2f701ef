import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '../../shared/time/units.ts';
import { database } from '../db/client.ts';
import { audit, outbox } from '../db/tables.ts';
import { askAboutHolidays } from '../holidays/ask.ts';
import { runJobs } from '../jobs/scheduled.ts';
import { askStillRight } from '../still-right/ask.ts';
import { askStillClosed } from '../still-right/ask-closings.ts';
import { json, PASSWORD } from '../testing/accounts.ts';
import { addDatedChange, call, emptyDirectory, testNow } from '../testing/directory.ts';
import { mailsTo } from '../testing/mailbox.ts';
import { address, dateIn, kitchen, waiting } from '../testing/stand-ins.ts';
import { viewer } from '../testing/viewers.ts';
import { standInOf, writeMessage } from './messages.ts';

// docs/product.md#while-one-is-away: what an organisation is asked goes to a stand-in too, until the day is over.
const db = database(env.DB);

beforeEach(async () => {
  await emptyDirectory();
  await db.batch([db.delete(outbox), db.delete(audit)]);
});

describe('while somebody is away', () => {
  it('their stand-in is asked on day 45 too, and after the last day they alone', async () => {
    const owner = await kitchen(40);
    const sam = address();
    expect((await owner.named(sam, dateIn(10))).status).toBe(200);
    await db.delete(outbox);
    const start = testNow();
    const asked = async (day: number) => {
      await askStillRight(env.DB, start + day * DAY);
      const to = await waiting('still-right');
      await db.delete(outbox);
      return to;
    };
    expect(await asked(4)).toEqual([]);
    expect(await asked(5)).toEqual([owner.email, sam]);
    expect(await asked(10)).toEqual([]);
    expect(await asked(26)).toEqual([owner.email]);
  });

  it('is asked on the last day, until midnight in the city', async () => {
    const owner = await kitchen(45);
    const sam = address();
    const until = dateIn(0);
    await owner.named(sam, until);
    await askStillRight(env.DB, Date.parse(`${until}T22:59:59.999Z`));
    expect(await waiting('still-right')).toEqual([owner.email, sam]);

    const other = await kitchen(45, 'Ark');
    await other.named(sam, until);
    await askStillRight(env.DB, Date.parse(`${until}T23:00:00.000Z`));
    expect((await waiting('still-right')).slice(2)).toEqual([other.email]);
  });

  it('gets each mail once, however often runs are doubled or missed', async () => {
    const owner = await kitchen(40);
    const sam = address();
    await owner.named(sam, dateIn(60));
    const start = testNow();
    for (const day of [1, 3, 7, 7.1, 9, 20, 29, 29.1, 31, 40]) {
      const now = start + day * DAY;
      await Promise.all([runJobs(env, now), runJobs(env, now)]);
    }
    const [named, ...asked] = await mailsTo(sam);
    expect(named?.text).toContain(`Handbook asks ${owner.email} about Harbour Kitchen`);
    expect(asked).toHaveLength(2);
    for (const { text } of asked) {
      expect(text).toContain(`because ${owner.email} is away until `);
      expect(text).toContain('/still-right/');
      expect(text).toContain('/stand-in/');
      expect(text).not.toContain('/dashboard');
      expect(text).toContain('To change something takes a password for Harbour Kitchen.');
    }
    expect(await mailsTo(owner.email)).toHaveLength(2);
  });

  it('gets what two organisations ask, of each once in 21 days', async () => {
    const [one, two] = [await kitchen(45), await kitchen(45, 'Ark')];
    const sam = address();
    for (const { named } of [one, two]) await named(sam, dateIn(30));
    const start = testNow();
    for (const day of [0, 1, 10, 20]) await askStillRight(env.DB, start + day * DAY);
    expect((await waiting('still-right')).filter((to) => to === sam)).toHaveLength(2);
  });

  it('gets one mail where two colleagues have named them, and none twice who signs in too', async () => {
    const owner = await kitchen(45);
    const colleague = await viewer({ organisationId: owner.organisationId, email: address() });
    const [sam, invited] = [address(), address()];
    await owner.named(sam, dateIn(10));
    await colleague.send('PUT', '/account/stand-in', { email: sam, until: dateIn(30) });
    await askStillRight(env.DB, testNow());
    expect((await waiting('still-right')).sort()).toEqual(
      [owner.email, colleague.email, sam].sort(),
    );
    const [row] = await db.select().from(outbox).where(eq(outbox.recipient, sam));
    expect(row).toMatchObject({ accountId: expect.any(String) });

    await owner.named(invited, dateIn(10));
    await viewer({ organisationId: owner.organisationId, email: invited });
    await db.delete(outbox);
    await askStillRight(env.DB, testNow() + 21 * DAY);
    expect((await waiting('still-right')).filter((to) => to === invited)).toHaveLength(1);
  });

  it('is asked about holidays and closings too, and told that people found it closed', async () => {
    const owner = await kitchen();
    const sam = address();
    await owner.named(sam, dateIn(60));
    await addDatedChange({
      scope: 'organisation',
      organisation: owner.organisationId,
      from: dateIn(-40),
      to: '',
    });
    for (let n = 1; n <= 3; n++) {
      const body = json(
        'POST',
        { listing: owner.service.id, what: 'closed', words: '' },
        {
          'CF-Connecting-IP': `192.0.2.${n}`,
        },
      );
      expect((await call('/reports', body)).status).toBe(201);
    }
    await askStillClosed(env.DB, '', testNow());
    await askAboutHolidays(env.DB, Date.parse('2026-07-25T12:00:00Z'));
    const rows = await db.select().from(outbox).where(eq(outbox.recipient, sam));
    const mails = rows.filter(({ kind }) => kind !== 'stand-in-named');
    expect(mails.map(({ kind }) => kind)).toEqual([
      'found-closed',
      'still-closed',
      'holiday-hours',
    ]);
    for (const { kind, data } of mails) {
      const mail = { kind, data: JSON.parse(data) } as Parameters<typeof writeMessage>[0];
      expect(standInOf(mail)).toMatchObject({ by: owner.email, organisation: 'Harbour Kitchen' });
      const { parts } = writeMessage(mail, '', 'way-out');
      expect(parts.filter((part) => typeof part !== 'string')).toEqual([
        { label: 'No more of these emails', path: '/stand-in/way-out' },
      ]);
    }
  });

  it('gets nothing that is about signing in', async () => {
    const owner = await kitchen();
    const sam = address();
    await owner.named(sam, dateIn(30));
    await call('/auth/forgot-password', json('POST', { email: owner.email }));
    await owner.send('POST', '/account/email', { email: address(), currentPass: PASSWORD });
    await owner.send('POST', '/organisations/change-password', {
      ...{ currentPass: PASSWORD, newPass: 'a newer secret', confirmPass: 'a newer secret' },
    });
    expect((await mailsTo(owner.email)).length).toBeGreaterThan(1);
    expect(await mailsTo(sam)).toHaveLength(1);
  });
});
