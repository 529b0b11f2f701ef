import { beforeEach, expect, it } from 'vitest';
import {
  CONDITION_KEYS,
  type ConditionKey,
  conditionOf,
} from '../../shared/conditions/conditions.ts';
import type { PublicService } from '../../shared/services/service.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { addOrganisation, call, emptyDirectory, list } from '../testing/directory.ts';
import { admin, viewer } from '../testing/viewers.ts';

const VALUES = { age: '16', languages: 'Polish, Somali' };
const lunch = { type: 'Lunch', serviceAddress: '1 Quay Street, Bristol' };

/** Every condition with an answer; of two that exclude each other one is no. */
const ALL = Object.fromEntries(
  CONDITION_KEYS.map((key): [ConditionKey, string] => {
    const { holds } = conditionOf(key);
    return [key, holds ? VALUES[holds] : key === 'menOnly' ? 'no' : 'yes'];
  }),
);

beforeEach(emptyDirectory);

const publicService = async () => (await list<PublicService>('/services/public'))[0];

it('keeps every condition through load, files, spreadsheets, history and a deletion', async () => {
  const charity = await admin();
  const { id: provider } = await addOrganisation();
  const sent = { ...lunch, provider, conditions: ALL };
  const { status, body: made } = await charity.send('POST', '/services', sent);
  expect([status, made.conditions]).toEqual([201, ALL]);
  const at = `/services/${made._id}`;
  const kept = await charity.send('PUT', at, { note: 'Ring the bell' });
  expect(kept.body.conditions).toEqual(ALL);
  expect((await publicService())?.conditions).toEqual(ALL);

  await charity.send('DELETE', at);
  const { body: history } = await charity.send('GET', '/history');
  const deletion = history.entries.find((entry: { action: string }) => /delete/.test(entry.action));
  await charity.send('POST', `/history/${deletion._id}/restore`);
  expect((await charity.send('GET', at)).body.conditions).toEqual(ALL);

  const read = async (path: string) => (await call(path, { headers: charity.headers })).text();
  const file = await read('/export/directory.json');
  const [sheet, entries] = [await read('/export/services.csv'), await read('/history')];
  for (const key of CONDITION_KEYS) {
    expect(sheet).toContain(conditionOf(key).label);
    expect(entries).toContain(`"${key}"`);
  }
  await emptyDirectory();
  const again = await admin();
  const input = { file: JSON.parse(file) };
  const { body: preview } = await again.send('POST', '/import/preview', input);
  await again.send('POST', '/import', { ...input, token: preview.token });
  expect((await publicService())?.conditions).toEqual(ALL);
});

it('describes every condition by the question that is asked', async () => {
  const document = (await (await call('/openapi.json')).json()) as {
    components: { schemas: Record<string, { properties: Record<string, unknown> }> };
  };
  for (const name of ['Service', 'PublicService']) {
    const described = JSON.stringify(document.components.schemas[name]?.properties.conditions);
    for (const key of CONDITION_KEYS) expect(described).toContain(conditionOf(key).question);
  }
});

it('tells the public what is welcome in words, and who is kept out before everything', async () => {
  const owner = await viewer();
  const conditions = { dogs: 'yes', noId: 'no', womenOnly: 'yes' };
  await owner.send('POST', '/services', { ...lunch, conditions });
  expect(await publicService()).toMatchObject({
    limit: 'Women only',
    // Nobody is to be looked for on a wall.
    offWalls: true,
    conditions: { ...conditions, menOnly: 'no' },
    conditionLines: [
      { key: 'dogs', is: 'welcome', words: 'Dogs welcome' },
      { key: 'noId', is: 'bring', words: 'Bring ID' },
    ],
  });
});

it('gives several services the same answers in one call, and leaves what is not named', async () => {
  const owner = await viewer();
  const add = async (fields: object) =>
    (await owner.send('POST', '/services', { ...lunch, ...fields })).body._id as string;
  const first = await add({ conditions: { bags: 'yes', dogs: 'no' } });
  const second = await add({ serviceAddress: '9 Mina Road, Bristol' });
  const third = await add({ serviceAddress: '4 Wine Street, Bristol' });
  const sent = { services: [first, second], conditions: { dogs: 'yes', noId: 'yes', bags: '' } };
  const { status, body } = await owner.send('POST', '/services/conditions', sent);
  expect(status).toBe(200);
  expect(body.map((its: { conditions: object }) => its.conditions)).toEqual([
    { noId: 'yes', dogs: 'yes' },
    { noId: 'yes', dogs: 'yes' },
  ]);
  const read = async (id: string) => (await owner.send('GET', `/services/${id}`)).body;
  expect(await read(third)).toMatchObject({ conditions: {}, version: 1 });
  // The same call once more, as after an answer that was lost.
  await owner.send('POST', '/services/conditions', sent);
  expect(await read(first)).toMatchObject({ version: 2 });
});

it('changes none of them where one would contradict itself, and says which', async () => {
  const owner = await viewer();
  const { body: open } = await owner.send('POST', '/services', lunch);
  const { body: booked } = await owner.send('POST', '/services', {
    ...lunch,
    type: 'Day Centre',
    availability: ['By Appointment only'],
  });
  const services = [open._id, booked._id];
  const { status, body } = await owner.send('POST', '/services/conditions', {
    services,
    conditions: { walkIn: 'yes' },
  });
  expect(status).toBe(422);
  expect(body.fields['conditions.walkIn']).toMatch(/^Day Centre, .*By Appointment only/);
  expect((await owner.send('GET', `/services/${open._id}`)).body.conditions).toEqual({});
});

it('changes nobody else’s', async () => {
  const [owner, another] = [await viewer(), await viewer()];
  const { body } = await owner.send('POST', '/services', lunch);
  const sent = { services: [body._id], conditions: { dogs: 'yes' } };
  expect((await another.send('POST', '/services/conditions', sent)).status).toBe(403);
});

it('takes languages up to their maximum', async () => {
  const owner = await viewer();
  const most = LIMITS.conditionLanguages;
  const send = (languages: string) =>
    owner.send('POST', '/services', { ...lunch, conditions: { languages } });
  expect((await send('x'.repeat(most.value))).status).toBe(201);
  const { status, body } = await send('x'.repeat(most.value + 1));
  expect([status, body.fields]).toEqual([422, { 'conditions.languages': most.message }]);
});
