import { beforeEach, describe, expect, it } from 'vitest';
import type { PublicDirectory } from '../../shared/directory/directory.ts';
import { readDirectoryFile } from '../../shared/directory/directory-file.ts';
import type { PublicService } from '../../shared/services/service.ts';
import { statusAt } from '../../shared/services/status.ts';
import { describeStatus } from '../../shared/services/status-words.ts';
import { startOfDate } from '../../shared/time/city-time.ts';
import { emptySchedule } from '../../shared/time/empty-schedule.ts';
import { addService, call, emptyDirectory, list } from '../testing/directory.ts';
import { admin, viewer } from '../testing/viewers.ts';

// docs/product.md#holidays: the one-off bank holidays that an admin adds.

beforeEach(emptyDirectory);

/** A Friday on which nothing else is. */
const DAY = '2026-07-10';
const NAME = 'Coronation of the King';
const holiday = {
  scope: 'bank holiday',
  kind: 'check first',
  from: DAY,
  to: DAY,
  reason: NAME,
};
const OPEN = JSON.stringify({
  ...emptySchedule(),
  Friday: [{ start: '09:00', end: '17:00' }],
});
const noon = startOfDate(DAY) + 12 * 3.6e6;

const service = async () => (await list<PublicService>('/services/public'))[0] as PublicService;
const wordsAt = async (instant: number) => {
  const it = { ...(await service()), lastCheckedAt: new Date(instant).toISOString() };
  return describeStatus(statusAt(it, it.changes, instant));
};
const directory = async () => (await (await call('/directory')).json()) as PublicDirectory;

describe('a bank holiday that an admin adds', () => {
  it('is one wherever a status is worked out, until it is ended', async () => {
    await addService({ schedule: OPEN });
    const charity = await admin();
    expect(await wordsAt(noon)).toMatch(/^Open now/);

    const made = await charity.send('POST', '/dated-changes', holiday);
    expect(made).toMatchObject({
      status: 201,
      body: { scope: 'bank holiday', organisation: null },
    });
    expect(await wordsAt(noon)).toBe('Check first: today is a bank holiday');
    expect((await service()).announced).toBeUndefined();
    expect((await directory()).bankHolidays).toEqual({ [DAY]: NAME });
    expect(await (await call('/health')).json()).toMatchObject({ bankHolidays: { [DAY]: NAME } });

    await charity.send('POST', `/dated-changes/${made.body._id}/end`);
    expect(await wordsAt(noon)).toMatch(/^Open now/);
    expect((await directory()).bankHolidays).toBeUndefined();
  });

  it('decides nothing that a dated change of any level decides', async () => {
    const owner = await viewer();
    await addService({ providerId: owner.organisationId, schedule: OPEN });
    const charity = await admin();
    await charity.send('POST', '/dated-changes', holiday);
    await owner.send('POST', '/dated-changes', {
      scope: 'organisation',
      kind: 'as usual',
      from: DAY,
      to: DAY,
    });
    expect(await wordsAt(noon)).toMatch(/^Open now/);
  });

  it.each([
    ['a day that is one already', { from: '2026-12-25', to: '2026-12-25' }, 'from'],
    ['more than one day', { to: '2026-07-11' }, 'to'],
    ['until further notice', { to: '' }, 'to'],
    ['hours', { kind: 'closed' }, 'kind'],
    ['no name', { reason: ' ' }, 'reason'],
    ['a day that is over', { from: '2026-05-01', to: '2026-05-01' }, 'to'],
    ['a day that does not exist', { from: '2026-02-30', to: '2026-02-30' }, 'from'],
  ])('is refused in words with %s', async (_what, fields, field) => {
    const charity = await admin();
    const said = await charity.send('POST', '/dated-changes', { ...holiday, ...fields });
    expect(said).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.stringMatching(/\w/) } },
    });
  });

  it('is refused a second time on its day', async () => {
    const charity = await admin();
    await charity.send('POST', '/dated-changes', holiday);
    const said = await charity.send('POST', '/dated-changes', { ...holiday, reason: 'Jubilee' });
    expect(said.body.fields.from).toBe(`That day is a bank holiday already: ${NAME}.`);
  });

  it('is for admins alone', async () => {
    const owner = await viewer();
    expect((await owner.send('POST', '/dated-changes', holiday)).status).toBe(403);
  });

  it('goes out with a directory file, and comes in with one', async () => {
    const charity = await admin();
    await charity.send('POST', '/dated-changes', holiday);
    const { body: file } = await charity.send('GET', '/export/directory.json');
    const { changes, faults } = readDirectoryFile(file);
    expect(faults).toEqual([]);
    expect(changes).toMatchObject([{ scope: 'bank holiday', from: DAY, reason: NAME }]);
  });
});
