import { beforeEach, describe, expect, it } from 'vitest';
import type { ChangeRecord, ListedChange } from '../../shared/services/changes/change-record.ts';
import type { PublicService } from '../../shared/services/service.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { closed, harbour, inDays, publicChanges, today } from '../testing/dated-changes.ts';
import {
  addDatedChange,
  addOrganisation,
  addService,
  call,
  emptyDirectory,
  list,
  testNow,
} from '../testing/directory.ts';
import { mailsTo } from '../testing/mailbox.ts';
import { admin, type Said } from '../testing/viewers.ts';

beforeEach(emptyDirectory);

const hours = { kind: 'hours', slots: [{ start: '18:00', end: '02:00' }] };

const idsOf = (said: Said) =>
  said.body.others.map(({ change }: { change: ChangeRecord }) => change._id);

describe('an organisation', () => {
  it('closes several of its services at once, and the public is told at once', async () => {
    const { id, other, add } = await harbour();
    const made = await add({ services: [id, other], ...closed(), reason: ' staff training ' });
    expect(made).toMatchObject({
      status: 201,
      body: { scope: 'service', services: [id, other], reason: 'staff training', version: 1 },
    });
    expect(await publicChanges()).toEqual([
      ['Breakfast', 'closed'],
      ['Lunch', 'closed'],
    ]);
  });

  it('closes as a whole, until further notice and from now', async () => {
    const { owner, add } = await harbour();
    const from = today();
    const made = await add({ scope: 'organisation', kind: 'closed', from, fromNow: true });
    expect(made.body).toMatchObject({ organisation: owner.organisationId, to: '', services: [] });
    expect(made.body.since).toBe(new Date(testNow()).toISOString());
    expect(await publicChanges()).toEqual([
      ['Breakfast', 'closed'],
      ['Lunch', 'closed'],
    ]);
  });

  it('ends it, and the usual times hold again', async () => {
    const { owner, add } = await harbour();
    const { body } = await add({ kind: 'closed', from: today() });
    const ended = await owner.send('POST', `/dated-changes/${body._id}/end`);
    expect(ended).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await publicChanges()).toEqual([['Breakfast'], ['Lunch']]);
    const again = await owner.send('POST', `/dated-changes/${body._id}/end`);
    expect(again.body).toEqual(ended.body);
    expect(await owner.send('PUT', `/dated-changes/${body._id}`, closed())).toMatchObject({
      status: 409,
      body: { error: 'This change has ended. Please add a new one.' },
    });
  });

  it('changes, lists with past ones, and deletes it', async () => {
    const { owner, id, add } = await harbour();
    await addDatedChange({
      services: [id],
      organisation: owner.organisationId,
      to: '2026-01-02',
      from: '2026-01-01',
    });
    const { body } = await add(closed());
    const path = `/dated-changes/${body._id}`;
    const changed = await owner.send('PUT', path, { ...hours, version: 1 });
    expect(changed).toMatchObject({ status: 200, body: { ...hours, from: body.from, version: 2 } });
    expect((await owner.send('GET', path)).body).toEqual(changed.body);
    const { body: listed } = await owner.send('GET', '/dated-changes');
    const names = listed.map((it: ListedChange) => it.organisationName);
    expect(names).toEqual(['Harbour Kitchen', 'Harbour Kitchen']);
    expect((await owner.send('DELETE', path)).status).toBe(200);
    expect((await owner.send('GET', path)).status).toBe(404);
    expect(await publicChanges()).toEqual([['Breakfast'], ['Lunch']]);
  });

  it('is told where somebody else changed it meanwhile, with what it is now', async () => {
    const { owner, add } = await harbour();
    const { body } = await add(closed());
    const path = `/dated-changes/${body._id}`;
    const { body: current } = await owner.send('PUT', path, { reason: 'snow', version: 1 });
    expect(await owner.send('PUT', path, { reason: 'ice', version: 1 })).toMatchObject({
      status: 409,
      body: { current },
    });
  });

  it('saves it once, however often it is sent', async () => {
    const { owner, id } = await harbour();
    const headers = {
      ...owner.headers,
      'Idempotency-Key': 'one-filled-form-1',
      'Content-Type': 'application/json',
    };
    const init = { method: 'POST', headers, body: JSON.stringify({ services: [id], ...closed() }) };
    const [one, two] = [await call('/dated-changes', init), await call('/dated-changes', init)];
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(await one.json()).toEqual(await two.json());
    expect((await owner.send('GET', '/dated-changes')).body).toHaveLength(1);
  });

  it("cannot name another's services, a type or the city, nor read another's changes", async () => {
    const { add } = await harbour();
    const { id: foreign } = await addService();
    const theirs = await addDatedChange({ organisation: (await addOrganisation()).id });
    expect((await add({ ...closed(), services: [foreign] })).status).toBe(403);
    expect((await add({ ...closed(), scope: 'city' })).status).toBe(403);
    expect((await add({ ...closed(), scope: 'type', type: 'Lunch' })).status).toBe(403);
    const { owner } = await harbour();
    const listed = (await owner.send('GET', '/dated-changes')).body;
    expect(listed).toEqual([]);
    expect((await owner.send('PUT', `/dated-changes/${theirs.id}`, closed())).status).toBe(403);
  });

  it('cannot turn its own change into one of the city', async () => {
    const { owner, add } = await harbour();
    const { body } = await add(closed());
    const path = `/dated-changes/${body._id}`;
    expect((await owner.send('PUT', path, { scope: 'city' })).status).toBe(403);
  });
});

describe('bad input', () => {
  it.each([
    ['to', 'The last day cannot be before the first.', { from: inDays(3), to: inDays(2) }],
    ['to', 'A change can last up to 366 days, or until further notice.', { to: inDays(367) }],
    ['to', 'These dates are over.', { from: inDays(-3), to: inDays(-2) }],
    ['to', 'Please give a date that exists.', { to: '2026-02-30' }],
    ['from', 'Please give a date that exists.', { from: '2027-02-29' }],
    ['from', 'A change can begin up to two years ahead.', { from: '2031-01-01', to: '' }],
    ['from', 'A change can have begun up to 366 days ago.', { from: '1999-01-01', to: '' }],
    ['fromNow', '"From now" is for a change that begins today.', { fromNow: true }],
    ['kind', 'Please choose what holds on these dates.', { kind: 'open' }],
    ['services', 'Please choose at least one service.', { services: [] }],
    ['services', 'One of these services is not there any more.', { services: ['gone'] }],
    ['slots', 'Please add the opening times.', { kind: 'hours' }],
    [
      'slots',
      'These times overlap.',
      {
        kind: 'hours',
        slots: [
          { start: '09:00', end: '12:00' },
          { start: '11:00', end: '13:00' },
        ],
      },
    ],
    [
      'slots.0.end',
      'Start and end times cannot be the same (cross-midnight is allowed).',
      { kind: 'hours', slots: [{ start: '09:00', end: '09:00' }] },
    ],
    ['reason', LIMITS.changeReason.message, { reason: 'x'.repeat(81) }],
  ])('is told at %s: %s', async (field, message, fields) => {
    const { add } = await harbour();
    const said = await add({ ...closed(1, 2), ...fields });
    expect(said).toMatchObject({ status: 422, body: { fields: { [field]: message } } });
    expect(await publicChanges()).toEqual([['Breakfast'], ['Lunch']]);
  });

  it('takes a range of 366 days, and no more changes than there may be', async () => {
    const { owner, id, add } = await harbour();
    expect((await add({ ...closed(1, 366) })).status).toBe(201);
    for (let n = 1; n < LIMITS.changesOfOrganisation.value; n++)
      await addDatedChange({
        services: [id],
        organisation: owner.organisationId,
        from: '2027-12-01',
        to: '2027-12-01',
      });
    expect(await add(closed(500, 501))).toMatchObject({
      status: 409,
      body: { error: LIMITS.changesOfOrganisation.message },
    });
  });

  it('nor does what was deleted come back where what was added since leaves it no room', async () => {
    const { owner, id, add } = await harbour();
    const { body } = await add(closed(1, 2));
    await owner.send('DELETE', `/dated-changes/${body._id}`);
    for (let n = 0; n < LIMITS.changesOfOrganisation.value; n++)
      await addDatedChange({
        services: [id],
        organisation: owner.organisationId,
        from: '2027-12-01',
        to: '2027-12-01',
      });
    const [{ _id: deletion }] = (await owner.send('GET', '/deletions')).body.deletions;
    expect(await owner.send('POST', `/deletions/${deletion}/restore`)).toMatchObject({
      status: 409,
      body: { error: LIMITS.changesOfOrganisation.message },
    });
  });
});

describe('another change of the same level on one of the dates', () => {
  it('is shown, and asked about; the later saved wins where it is kept', async () => {
    const { id, add } = await harbour();
    const { body: first } = await add({ ...closed(1, 5) });
    const asked = await add({ ...hours, from: inDays(5), to: inDays(6) });
    expect(asked).toMatchObject({
      status: 409,
      body: { reason: 'otherChanges', others: [{ why: 'same level', change: first }] },
    });
    const saved = await add({ ...hours, from: inDays(5), to: inDays(6), keep: idsOf(asked) });
    expect(saved.status).toBe(201);
    const [{ changes = [] } = {}] = await list<PublicService>('/services/public');
    expect(changes.map(({ kind }) => kind)).toEqual(['hours', 'closed']);
    expect(id).toBe(first.services[0]);
  });

  it('ends where the one who saves says so', async () => {
    const { add } = await harbour();
    await add(closed(1, 5));
    const asked = await add({ kind: 'as usual', from: inDays(2), to: inDays(2) });
    await add({ kind: 'as usual', from: inDays(2), to: inDays(2), end: idsOf(asked) });
    expect(await publicChanges()).toEqual([['Breakfast', 'as usual'], ['Lunch']]);
  });

  it('is none for another service, on other dates, or once it has ended', async () => {
    const { owner, other, add } = await harbour();
    const { body } = await add(closed(1, 5));
    expect((await add({ ...closed(1, 5), services: [other] })).status).toBe(201);
    expect((await add(closed(6, 7))).status).toBe(201);
    await owner.send('POST', `/dated-changes/${body._id}/end`);
    expect((await add(closed(1, 5))).status).toBe(201);
  });
});

describe('a wider closing', () => {
  it('is refused over narrower hours until each is kept or ended, and their owner is told', async () => {
    const { owner, id, other, add } = await harbour();
    const charity = await admin();
    const { body: kept } = await add({ ...hours, from: inDays(3), to: inDays(3) });
    const { body: ended } = await add({
      kind: 'as usual',
      services: [other],
      from: inDays(3),
      to: inDays(3),
    });
    const snow = { scope: 'city', ...closed(2, 4), reason: 'snow' };
    const asked = await charity.send('POST', '/dated-changes', snow);
    expect(asked).toMatchObject({ status: 409, body: { reason: 'otherChanges' } });
    expect(idsOf(asked).sort()).toEqual([kept._id, ended._id].sort());
    const half = await charity.send('POST', '/dated-changes', { ...snow, keep: [kept._id] });
    expect(half.status).toBe(409);

    const decided = { ...snow, keep: [kept._id], end: [ended._id] };
    expect((await charity.send('POST', '/dated-changes', decided)).status).toBe(201);
    expect(await publicChanges()).toEqual([
      ['Breakfast', 'hours', 'closed'],
      ['Lunch', 'closed'],
    ]);
    const [mail] = (await mailsTo(owner.email)).filter(({ text }) => text.includes('snow'));
    expect(mail?.text).toMatch(/"Closed .*: snow"/);
    expect(mail?.text).toMatch(/This stays as you gave it: Open 18:00/);
    expect(mail?.text).toMatch(/This holds no more: Open as usual/);
    expect((await owner.send('GET', `/dated-changes/${ended._id}`)).body.endedAt).not.toBe('');
    expect(id).toBe(kept.services[0]);
  });

  it('closes over other hours of services that it is not for', async () => {
    const { add } = await harbour();
    const charity = await admin();
    await add({ ...hours, from: inDays(3), to: inDays(3) });
    const lunch = { scope: 'type', type: 'Lunch', ...closed(2, 4) };
    expect((await charity.send('POST', '/dated-changes', lunch)).status).toBe(201);
  });
});

describe('an admin', () => {
  it('adds one for an organisation that is named, and none for several at once', async () => {
    const { owner, id } = await harbour();
    const { id: foreign } = await addService();
    const charity = await admin();
    const send = (fields: object) =>
      charity.send('POST', '/dated-changes', { ...closed(), ...fields });
    expect(await send({ scope: 'organisation' })).toMatchObject({
      status: 422,
      body: { fields: { organisation: 'Please select an organisation first.' } },
    });
    expect(await send({ services: [id, foreign] })).toMatchObject({
      body: { fields: { services: 'Please choose services of one organisation.' } },
    });
    const whole = { scope: 'organisation', organisation: owner.organisationId };
    expect((await send(whole)).body).toMatchObject({ organisation: owner.organisationId });
    const path = `/dated-changes?provider=${owner.organisationId}`;
    expect((await charity.send('GET', path)).body).toHaveLength(1);
  });
});
