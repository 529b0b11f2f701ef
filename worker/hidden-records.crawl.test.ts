import { env } from 'cloudflare:test';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { MINUTE } from '../shared/time/units.ts';
import { openSite } from '../web/entry/server.tsx';
import { app } from './app.ts';
import { database } from './db/client.ts';
import { audit } from './db/tables.ts';
import type { Env } from './platform/env.ts';
import { addAccount, json } from './testing/accounts.ts';
import { call, emptyDirectory, freshIsolate, wait } from './testing/directory.ts';
import { failing } from './testing/failing.ts';
import {
  COMMON_WORD,
  markedEmail,
  markedHelpline,
  markedOrganisation,
  markedService,
  markedText,
  marksOf,
  searchable,
} from './testing/marked.ts';
import { ADDRESSES, everythingPublic, marksIn, TYPES } from './testing/public-addresses.ts';
import { registered, unlimited } from './testing/registrations.ts';
import { admin, type Said, viewer } from './testing/viewers.ts';

// Before the app is there, which takes its clock when it is loaded: it has that of the tests.
vi.hoisted(() => void vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true }));

// What was taken down, rejected, deleted or never approved is in nothing that anybody may read, and neither is what
// anything was called before. Every text of such records has a mark; everything public is read, as the app's own tables of
// routes have it, and no mark may be in it.

const done = ({ status, body }: Said) => {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
};

type Call = Awaited<ReturnType<typeof viewer>>;

/** An organisation that the public can see, with a service and a helpline, all of them through the real calls. */
async function listed() {
  const owner = await viewer();
  const path = `/organisations/${owner.organisationId}`;
  const organisation = markedOrganisation();
  done(await owner.send('PUT', path, organisation));
  const services = [];
  for (const type of TYPES) services.push(await added(owner, '/services', markedService(type)));
  const helpline = await added(owner, '/helplines', markedHelpline());
  return { owner, path, organisation, services, helpline };
}

async function added<F>(by: Call, kind: '/services' | '/helplines', fields: F) {
  const { _id } = done(await by.send('POST', kind, fields));
  return { path: `${kind}/${_id}`, fields, _id: String(_id) };
}

type Listed = Awaited<ReturnType<typeof listed>>;

const marksOfListed = ({ organisation, services, helpline }: Listed) =>
  marksOf(organisation, services, helpline);

/** All the texts of one that is there are written anew; answers the marks of those before. */
async function rewritten(of: Listed, by: Call = of.owner): Promise<string[]> {
  const before = marksOfListed(of);
  of.organisation = markedOrganisation();
  done(await by.send('PUT', of.path, of.organisation));
  for (const service of of.services) {
    service.fields = markedService(service.fields.type);
    done(await by.send('PUT', service.path, service.fields));
  }
  of.helpline.fields = markedHelpline();
  done(await by.send('PUT', of.helpline.path, of.helpline.fields));
  return before;
}

/** What the city holds, as it is when everything can be seen; `hide` makes most of it what nobody may see. */
async function city() {
  const own = { name: markedText(), description: markedText() };
  const charity = await admin({ email: markedEmail(), organisation: own });
  const publish = async (path: string, published: boolean) =>
    done(await charity.send('PUT', `${path}/published`, { published }));
  const remove = async (path: string, reason?: string) =>
    done(await charity.send('DELETE', path, reason === undefined ? undefined : { reason }));
  const restoreLast = async () => {
    const { entries } = done(await charity.send('GET', '/history'));
    done(await charity.send('POST', `/history/${entries[0]._id}/restore`));
  };

  const [stays, down, inPart, downAndGone, gone, back, returned, restoredDown] = [
    await listed(),
    await listed(),
    await listed(),
    await listed(),
    await listed(),
    await listed(),
    await listed(),
    await listed(),
  ];
  const [lineDown, lineGone] = [
    await added(charity, '/helplines', markedHelpline()),
    await added(charity, '/helplines', markedHelpline()),
  ];
  const all = { stays, down, inPart, downAndGone, gone, back, returned, restoredDown };
  const ids = Object.values(all).flatMap(({ owner, services, helpline }) => [
    owner.organisationId,
    helpline._id,
    ...services.map(({ _id }) => _id),
  ]);

  /** Does it all; answers the marks that nobody may read, and those that only the lists of changes may name. */
  async function hide() {
    const reasons = [markedText(), markedText(), markedText()];
    const hidden = marksOf(own, charity.email, reasons);

    hidden.push(...(await rewritten(down)));
    await publish(down.path, false);
    hidden.push(...(await rewritten(down)), ...marksOfListed(down));

    for (const { path } of [...inPart.services, inPart.helpline]) await publish(path, false);
    hidden.push(...marksOf(inPart.services, inPart.helpline));

    await publish(downAndGone.path, false);
    hidden.push(...(await rewritten(downAndGone)), ...marksOfListed(downAndGone));
    await remove(downAndGone.path, reasons[0]);

    hidden.push(...(await rewritten(gone)), ...marksOfListed(gone));
    await remove(gone.path, reasons[1]);
    const named = marksOf(gone.organisation.name, gone.helpline.fields.name);

    await publish(back.path, false);
    hidden.push(...(await rewritten(back)));
    await publish(back.path, true);

    await remove(returned.path);
    await restoreLast();
    hidden.push(...(await rewritten(returned, charity)));

    await remove(restoredDown.path);
    await restoreLast();
    await publish(restoredDown.path, false);
    hidden.push(...marksOfListed(restoredDown));

    await publish(lineDown.path, false);
    await remove(lineGone.path);
    hidden.push(...marksOf(lineDown, lineGone));
    named.push(...marksOf(lineGone.fields.name));

    const serviceGone = await added(stays.owner, '/services', markedService('Lunch'));
    await remove(serviceGone.path);
    hidden.push(...marksOf(serviceGone));

    const pending = { ...markedOrganisation(), email: markedEmail() };
    const pendingId = await registered(pending);
    const early = { ...markedService('Breakfast'), provider: pendingId };
    done(await charity.send('POST', '/services', early));
    hidden.push(...marksOf(pending, early));
    const rejected = { ...markedOrganisation(), email: markedEmail() };
    await remove(`/organisations/${await registered(rejected)}`, reasons[2]);
    hidden.push(...marksOf(rejected));

    const colleague = { email: markedEmail() };
    done(await down.owner.send('POST', `${down.path}/accounts`, colleague));
    const another = { organisationId: stays.owner.organisationId, email: markedEmail() };
    await addAccount(another);
    const searched = markedText();
    await call('/searches', json('POST', { text: searched }), unlimited);
    hidden.push(...marksOf(colleague, another, searched));

    return { hidden: new Set(hidden), named: new Set(named) };
  }

  const shown = () => [stays, back, returned].flatMap(marksOfListed);
  return { hide, shown, ids };
}

type City = Awaited<ReturnType<typeof city>>;

let made: City;
let marks: Awaited<ReturnType<City['hide']>>;
/** Which marks are where. */
const found = (bindings?: Env) => marksIn(everythingPublic(made), bindings);

/** The lists of changes: what was deleted they name as it was called last. */
const isOfChanges = (address: string) =>
  /^\/(api\/changes|changes\.xml|print\/changes)/.test(address);

function leaks(where: Map<string, string[]>) {
  return [...where].flatMap(([mark, addresses]) => {
    if (!marks.hidden.has(mark)) return [];
    const wrong = addresses.filter((it) => !(marks.named.has(mark) && isOfChanges(it)));
    return wrong.map((address) => `${mark} in ${address}`);
  });
}

beforeAll(async () => {
  await emptyDirectory();
  made = await city();
  // It was made long before the month that the sheet of changes looks at.
  await database(env.DB).update(audit).set({ at: '2026-02-01T00:00:00.000Z' });
  // Everything is read, and kept wherever it is kept, while all can be seen.
  await found();
  // Reading took its time, by which the clock of the calls is behind.
  wait(MINUTE);
  marks = await made.hide();
  // Longer than anything older may be shown for.
  wait(MINUTE);
}, 120_000);
afterEach(() => vi.restoreAllMocks());
afterAll(() => void vi.useRealTimers());

it('has an address for every route of the app and every page of the site', async () => {
  const site = await openSite({
    fetch,
    readAsset: async () => '<!--head--><!--app--><!--data-->',
    publicOrigin: env.PUBLIC_ORIGIN,
  });
  const routes = app.routes
    .filter(({ method, path }) => !path.startsWith('/api/') && `${method} ${path}` !== 'ALL /*')
    .map(({ path }) => path);
  const there = new Set([...routes, ...site.patterns]);
  expect(Object.keys(ADDRESSES).sort()).toEqual([...there].sort());
});

describe('everything that anybody may read', () => {
  it('shows each text of what is public, and none of what is not', async () => {
    const where = await found();
    expect(leaks(where)).toEqual([]);
    expect(made.shown().filter((mark) => !where.has(mark))).toEqual([]);
    // Who keeps a noticeboard is told what to take down.
    expect([...marks.named].filter((mark) => !where.has(mark))).toEqual([]);
    const [nameOfOne = ''] = made.shown();
    const papers = ['/handbook.pdf', '/timetable/Lunch.pdf', '/print/handbook'];
    const others = ['/kiosk', '/api/directory', '/organisations', `/search?q=${COMMON_WORD}`];
    expect(where.get(nameOfOne)).toEqual(expect.arrayContaining([...papers, ...others]));
  });

  it('shows no more while the database fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const where = await found(failing('that throws'));
    expect(leaks(where)).toEqual([]);
  });

  it('nor from the copy that an isolate begins with', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const answer = await freshIsolate()('/directory', {}, failing('that throws'));
    expect(answer.status).toBe(200);
    const copy = new Set(searchable(await answer.text()).match(/zq\d{4}x|1179\d{6}/g));
    expect([...copy].filter((mark) => marks.hidden.has(mark))).toEqual([]);
    expect(made.shown().some((mark) => copy.has(mark))).toBe(true);
  });
});
