import { beforeEach, describe, expect, it } from 'vitest';
import type { ChangeRecord } from '../../shared/services/changes/change-record.ts';
import type { PublicService } from '../../shared/services/service.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { addDatedChange, addService, emptyDirectory, list } from '../testing/directory.ts';
import { everything } from '../testing/everything.ts';
import { admin, type Said, viewer } from '../testing/viewers.ts';

// docs/product.md#holidays: one call answers for every service on every date of a holiday.

beforeEach(emptyDirectory);

const [SATURDAY, SUNDAY, MONDAY] = ['2026-06-20', '2026-06-21', '2026-06-22'];
const holiday = { from: SATURDAY, to: MONDAY };

async function harbour() {
  for (const day of [SATURDAY, MONDAY])
    await addDatedChange({
      scope: 'bank holiday',
      kind: 'check first',
      from: day,
      to: day,
      reason: 'Jubilee',
    });
  const owner = await viewer();
  const provider = owner.organisationId;
  const { id: breakfast } = await addService({ providerId: provider });
  const { id: lunch } = await addService({ providerId: provider, type: 'Lunch' });
  const answer = (parts: object[], more = {}, who = owner) =>
    who.send('POST', '/holidays/answers', { ...holiday, parts, ...more });
  const closed = { services: [breakfast, lunch], ...holiday, kind: 'closed' };
  return { owner, provider, breakfast, lunch, answer, closed };
}

const stored = async (who: { send: (method: string, path: string) => Promise<Said> }) =>
  (await who.send('GET', '/dated-changes')).body as ChangeRecord[];
const told = async () =>
  (await list<PublicService>('/services/public')).map(({ type, changes = [] }) => [
    type,
    ...changes
      .filter((it) => !it.isBankHoliday)
      .sort((a, b) => (a.from < b.from ? -1 : 1))
      .map(({ kind, from, to }) => [kind, from, to]),
  ]);

describe('an organisation', () => {
  it('closes all its services over a holiday with one change, and has answered', async () => {
    const { owner, answer, closed, breakfast, lunch } = await harbour();
    const asked = await owner.send('GET', '/holidays');
    expect(asked.body).toMatchObject([
      { ...holiday, title: 'Jubilee and Jubilee', answeredAt: '' },
    ]);

    const said = await answer([closed]);
    expect(said).toMatchObject({ status: 200, body: { ...holiday, answeredBy: owner.email } });
    expect(said.body.answeredAt).not.toBe('');
    const own = (await stored(owner)).filter(({ organisation }) => organisation !== null);
    expect(own).toMatchObject([{ scope: 'service', services: [breakfast, lunch], ...holiday }]);
    expect(await told()).toEqual([
      ['Breakfast', ['closed', SATURDAY, MONDAY]],
      ['Lunch', ['closed', SATURDAY, MONDAY]],
    ]);
  });

  it('says each day and service otherwise, "as usual" as a change of its own', async () => {
    const { answer, breakfast, lunch } = await harbour();
    const hours = { kind: 'hours', slots: [{ start: '18:00', end: '02:00' }] };
    const said = await answer([
      { services: [breakfast], from: SATURDAY, to: SUNDAY, kind: 'closed' },
      { services: [breakfast], from: MONDAY, to: MONDAY, kind: 'as usual' },
      { services: [lunch], ...holiday, ...hours },
    ]);
    expect(said.status).toBe(200);
    expect(await told()).toEqual([
      ['Breakfast', ['closed', SATURDAY, SUNDAY], ['as usual', MONDAY, MONDAY]],
      ['Lunch', ['hours', SATURDAY, MONDAY]],
    ]);
  });

  it('writes nothing twice of what is decided already', async () => {
    const { owner, answer, closed } = await harbour();
    await answer([closed]);
    const before = await stored(owner);
    expect((await answer([closed])).status).toBe(200);
    expect(await stored(owner)).toEqual(before);
  });

  it('is shown what stands in the way, of all days at once, and nothing is written before it decides', async () => {
    const { owner, answer, closed, breakfast, lunch } = await harbour();
    await answer([closed]);
    const [first] = await stored(owner).then((all) => all.filter((it) => it.organisation));
    const open = [
      { services: [breakfast], ...holiday, kind: 'as usual' },
      { services: [lunch], ...holiday, kind: 'hours', slots: [{ start: '10:00', end: '12:00' }] },
    ];
    const stood = await everything();
    const refused = await answer(open);
    expect(refused).toMatchObject({ status: 409, body: { reason: 'otherChanges' } });
    expect(refused.body.others).toHaveLength(1);
    expect(await everything()).toEqual(stood);

    expect((await answer(open, { end: [first?._id] })).status).toBe(200);
    const after = await stored(owner);
    expect(after.filter(({ endedAt }) => endedAt)).toMatchObject([{ _id: first?._id, version: 2 }]);
    expect(await told()).toEqual([
      ['Breakfast', ['as usual', SATURDAY, MONDAY]],
      ['Lunch', ['hours', SATURDAY, MONDAY]],
    ]);
  });

  it.each([
    ['a day that nobody speaks of', { to: SUNDAY }, {}, 422],
    ['times that overlap', { kind: 'hours', slots: twice('09:00', '12:00') }, {}, 422],
    ['hours without times', { kind: 'hours' }, {}, 422],
    ['a service that is not there', { services: ['nobody'] }, {}, 422],
    ['a holiday that nobody asks about', {}, { from: '2026-12-24', to: '2027-01-01' }, 422],
    ['days that are others by now', {}, { to: '2026-06-23' }, 409],
  ])('is refused %s in words, with nothing written', async (_what, part, more, status) => {
    const { answer, closed } = await harbour();
    const stood = await everything();
    const said = await answer([{ ...closed, ...part }], more);
    expect(said).toMatchObject({ status, body: { error: expect.stringMatching(/\w/) } });
    expect(await everything()).toEqual(stood);
  });

  it('keeps within its dated changes, with nothing written beyond them', async () => {
    const { provider, answer, closed } = await harbour();
    for (let n = 0; n < LIMITS.changesOfOrganisation.value; n++)
      await addDatedChange({ organisation: provider, from: '2026-12-24', to: '2026-12-24' });
    const stood = await everything();
    expect((await answer([closed])).body.error).toBe(LIMITS.changesOfOrganisation.message);
    expect(await everything()).toEqual(stood);
  });

  it('does not answer for the services of another', async () => {
    const { answer, closed, provider } = await harbour();
    const another = await viewer();
    await addService({ providerId: another.organisationId });
    const said = await answer([closed], { organisation: provider }, another);
    expect(said.body.fields.parts).toMatch(/not there any more/);
  });
});

it('an admin answers for an organisation that was rung, and is no longer told to ring it', async () => {
  const { provider, answer, closed } = await harbour();
  const charity = await admin();
  const unanswered = async () => (await charity.send('GET', '/holidays/unanswered')).body;
  expect(await unanswered()).toMatchObject({
    holidays: [{ ...holiday, answered: 0, notYet: 1 }],
    items: [{ _id: provider, phoneDisplay: '0117 924 4604' }],
  });
  const said = await answer([closed], { organisation: provider }, charity);
  expect(said).toMatchObject({ status: 200, body: { answeredBy: charity.email } });
  expect(await unanswered()).toMatchObject({ holidays: [{ answered: 1, notYet: 0 }], items: [] });
});

function twice(start: string, end: string) {
  return [
    { start, end },
    { start, end },
  ];
}
