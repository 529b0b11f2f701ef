import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { REPORT_OUTCOMES } from '../shared/reports/report.ts';
import { MINUTE } from '../shared/time/units.ts';
import { database } from './db/client.ts';
import { audit } from './db/tables.ts';
import { PASSWORD } from './testing/accounts.ts';
import {
  city,
  countHouses,
  done,
  HOUSES,
  type House,
  loadPostcodes,
  tracesOf,
} from './testing/crawls/secret-city.ts';
import { emptyDirectory, testNow, wait } from './testing/directory.ts';
import { CATEGORY } from './testing/marked.ts';
import {
  ADDRESSES,
  everythingPublic,
  visited,
  WITHOUT_PLACES,
} from './testing/public-addresses.ts';
import { addStandIn } from './testing/stand-ins.ts';
import { admin, viewer } from './testing/viewers.ts';

// Before the app is there, which takes its clock when it is loaded: it has that of the tests.
vi.hoisted(() => void vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true }));
const { default: worker } = await import('./index.ts');

// An address that is not public is in nothing that anybody else may read, and neither is its postcode, a link to its place or
// what a text says of it: docs/product.md#secret-places. Everything is read while all of it can be seen, which shows that
// each kind of page would give it away, and once more when it is secret.

// So is what people confide who say that something is wrong, what somebody signs in with, and who stands in for them:
// docs/product.md#something-wrong, docs/product.md#while-one-is-away.

const [OUTCOME] = REPORT_OUTCOMES;

let made: Awaited<ReturnType<typeof city>>;
let before: Map<string, string[]>;
let stranger: Awaited<ReturnType<typeof viewer>>;

/** What people wrote who said that something is wrong, and what an admin noted of it, as `searchable` has them. */
const CONFIDED = { posted: 'whisperzulu', called: 'murmuryankee', noted: 'scribblexray' };

/** What reports are about that only the charity may know, where it is no option of the form. */
const WHAT = ['turnedaway', 'notsafe'];

/** Who stands in at either organisation, the second named while the others look on. */
const STAND_INS = { one: 'standinwhiskey@handbook.test', two: 'standinvictor@handbook.test' };

/** What nobody reads but whose it is: what was confided, what people sign in with, and who stands in for them. */
const unsaid = () => [
  ...Object.values(CONFIDED),
  ...[made.one.owner.email, made.two.email, ...Object.values(STAND_INS)],
];

/** Where each trace of these houses is, and each of these words. */
async function found(places: House[], headers?: Record<string, string>) {
  const where = new Map<string, string[]>();
  const looked = [...places.flatMap(tracesOf), ...unsaid(), ...WHAT];
  for (const address of everythingPublic(made)) {
    const text = await visited(address, env, headers);
    for (const trace of looked)
      if (text.includes(trace)) where.set(trace, [...(where.get(trace) ?? []), address]);
  }
  return where;
}

/** Where something is said that was not while nobody had reported anything: forms offer "turned away" to be ticked. */
const newlySaid = (where: Map<string, string[]>) =>
  WHAT.flatMap((it) =>
    (where.get(it) ?? []).filter((address) => !before.get(it)?.includes(address)),
  );

/** Somebody says what is wrong, by a form and by the API, an admin answers one, and the owner signs in, once wrongly. */
async function confide() {
  const post = async (path: string, body: BodyInit, type: string, more: object = {}) => {
    vi.setSystemTime(testNow());
    const context = createExecutionContext();
    const headers = { 'Content-Type': type, 'CF-Connecting-IP': '203.0.113.7', ...more };
    const request = new Request(`https://handbook.test${path}`, { method: 'POST', headers, body });
    const answer = await worker.fetch(request as never, env, context);
    await waitOnExecutionContext(context);
    await answer.text();
    return answer.status;
  };
  const [form, json] = ['application/x-www-form-urlencoded', 'application/json'];
  const send = (path: string, body: object, more?: object) =>
    post(path, JSON.stringify(body), json, more);
  const [here, there] = [made.shown.id, made.hidden];
  const { email } = made.one.owner;
  const charity = await admin();
  const said = [
    await post(
      `/something-wrong/${here}`,
      new URLSearchParams({
        what: 'turned away',
        words: `They said ${CONFIDED.posted}.`,
      }).toString(),
      form,
    ),
    await send('/api/reports', { listing: there, what: 'not safe', words: CONFIDED.called }),
    await send(
      '/api/reports/answers',
      { listing: there, outcome: OUTCOME, note: CONFIDED.noted },
      charity.headers,
    ),
    await send('/api/auth/login', { email, password: 'another-password' }),
    await send('/api/auth/login', { email, password: PASSWORD }),
    // What fails is logged: nothing of it that was sent.
    await send('/api/reports', { listing: 'nobody', what: 'not safe', words: CONFIDED.called }),
  ];
  expect(said).toEqual([201, 201, 200, 401, 200, 404]);
  const until = new Date(testNow()).toISOString().slice(0, 10);
  done(await made.two.send('PUT', '/account/stand-in', { email: STAND_INS.two, until }));
}

const leaks = (where: Map<string, string[]>) =>
  made.secrets
    .flatMap(tracesOf)
    .flatMap((trace) => (where.get(trace) ?? []).map((address) => `${trace} in ${address}`));

beforeAll(async () => {
  await emptyDirectory();
  await loadPostcodes();
  made = await city();
  expect(countHouses()).toBe(HOUSES);
  stranger = await viewer();
  await database(env.DB).update(audit).set({ at: '2026-02-01T00:00:00.000Z' });
  await made.ask();
  before = await found(made.secrets);
  wait(MINUTE);
  await made.hide();
  await made.ask();
  const { wayOut, checkLink } = await addStandIn(made.one.owner, STAND_INS.one);
  made.tokens.push(wayOut, checkLink);
  wait(MINUTE);
}, 120_000);
afterAll(() => void vi.useRealTimers());

describe('a secret address', () => {
  it('would be given away by each kind of page and answer, if one of them showed it', () => {
    const seen = new Set(made.secrets.flatMap(tracesOf).flatMap((it) => before.get(it) ?? []));
    const silent = Object.entries(ADDRESSES)
      .filter(([, addresses]) => !addresses(made).some((it) => seen.has(it)))
      .map(([route]) => route);
    expect(silent.sort()).toEqual([...WITHOUT_PLACES].sort());
    const { id } = made.secret;
    expect([...seen]).toEqual(
      expect.arrayContaining([
        ...['/print/timetables', '/print/organisations', '/print/handbook', '/search?q=street'],
        ...[`/print/services?${new URLSearchParams(made.ids.map((it) => ['id', it]))}`],
        ...['/handbook.pdf?size=large', '/poster.pdf?paper=A3', '/poster.pdf?of=Lunch'],
        ...[`/services/${id}.ics`, `/kiosk/service/${id}`],
        ...['/api/directory', '/api/services/public', '/api/organisations/public'],
        ...['/api/helplines/public', '/api/changes', `/api/still-right/${made.tokens[0]}`],
        ...['/handbook.pdf', '/handbook.pdf?size=large', '/timetable/Lunch.pdf'],
        ...[`/services/${id}.ics`, '/timetable/Lunch.ics'],
        ...['/kiosk/services/Lunch', `/kiosk/service/${id}`],
        ...['/api/directory', '/api/services/public', '/api/organisations/public', '/api/places'],
      ]),
    );
  });

  it('is in nothing that a visitor is sent, nor in what is logged meanwhile', async () => {
    const logged: unknown[] = [];
    for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const)
      vi.spyOn(console, name).mockImplementation((...said) => void logged.push(said));
    const where = await confide()
      .then(() => found([...made.secrets, ...made.stay]))
      .finally(() => vi.restoreAllMocks());
    expect(leaks(where)).toEqual([]);
    expect(unsaid().flatMap((it) => where.get(it) ?? [])).toEqual([]);
    expect(newlySaid(where)).toEqual([]);
    const log = JSON.stringify(logged).toLowerCase();
    const secrets = [...made.secrets.flatMap(tracesOf), ...unsaid(), 'turned away', 'not safe'];
    expect(secrets.filter((it) => log.includes(it))).toEqual([]);
    // What may be seen still is.
    expect(made.stay.flatMap(tracesOf).filter((it) => !where.has(it))).toEqual([]);
  });

  it('is in nothing that another organisation is sent', async () => {
    const where = await found(made.secrets, stranger.headers);
    expect(leaks(where)).toEqual([]);
    expect(unsaid().flatMap((it) => where.get(it) ?? [])).toEqual([]);
    expect(newlySaid(where)).toEqual([]);
  });

  it('would be known: the charity reads what was confided, and the organisation itself does not', async () => {
    const ofCharity = await admin();
    const read = async (headers: Record<string, string>) => {
      const paths = ['/api/reports', '/api/reports?closed=yes', '/api/reports/found-closed'];
      const texts = await Promise.all(paths.map((path) => visited(path, env, headers)));
      return Object.values(CONFIDED).map((it) => texts.some((text) => text.includes(it)));
    };
    expect(await read(ofCharity.headers)).toEqual([true, true, true]);
    for (const { headers } of [made.one.owner, made.two])
      expect(await read(headers)).toEqual([false, false, false]);
  });

  it('would be known: who stands in is read by colleagues and the charity, and at no other organisation', async () => {
    const path = (id: string) => `/api/organisations/${id}/accounts`;
    const read = async (headers: Record<string, string>) => {
      const texts = [made.one.owner.organisationId, made.two.organisationId].map((id) =>
        visited(path(id), env, headers),
      );
      const [one, two] = await Promise.all(texts);
      return [one?.includes(STAND_INS.one), two?.includes(STAND_INS.two)];
    };
    expect(await read((await admin()).headers)).toEqual([true, true]);
    expect(await read(made.one.owner.headers)).toEqual([true, false]);
    expect(await read(made.two.headers)).toEqual([false, true]);
    expect(await read(stranger.headers)).toEqual([false, false]);
  });

  it('stays with whose it is, and with the admin', async () => {
    const charity = await admin();
    for (const { send } of [made.one.owner, charity]) {
      const service = done(await send('GET', made.secret.path));
      expect(service.serviceAddress).toBe(made.refuge.address);
      // It is in no profile any more, where a deletion or a move would bring it to light.
      const { addresses } = done(await send('GET', made.one.path));
      expect(addresses).toHaveLength(1);
    }
  });

  it('is any address of a category that an admin hides, until it ends', async () => {
    const { send } = await admin();
    const path = `/hidden-categories/${encodeURIComponent(CATEGORY)}`;
    done(await send('PUT', path, { until: new Date(testNow()).toISOString().slice(0, 10) }));
    wait(MINUTE);
    const all = [...made.secrets, ...made.stay];
    const where = await found(all);
    expect(all.flatMap(tracesOf).filter((it) => where.has(it))).toEqual([]);
    done(await send('DELETE', path));
    wait(MINUTE);
    const again = await visited('/timetable/Breakfast', env);
    expect(made.stay.flatMap(tracesOf).some((it) => again.includes(it))).toBe(true);
  });

  it('has in its place whom to ask, and stands below what has an address', async () => {
    const text = await visited('/timetable/Breakfast');
    expect(text).toContain('addressnotpublic.ring');
    const { services } = JSON.parse(
      await (await import('./testing/directory.ts')).call('/directory').then((it) => it.text()),
    );
    const breakfasts = services.filter((it: { type: string }) => it.type === 'Breakfast');
    expect(breakfasts.map((it: { addressNotPublic?: true }) => !!it.addressNotPublic)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('has no distance, and no place in an order by distance, wherever somebody sets out from', async () => {
    const secrets = [made.secret.id, made.moved, made.hidden, made.two.organisationId];
    for (const list of ['/timetable/Lunch', '/timetable/Breakfast', '/organisations']) {
      const orders = new Set<string>();
      for (let at = 1; at <= HOUSES; at++) {
        const html = await postNear(list, `BS${at} 7ZX`);
        const placeOf = (id: string) =>
          html.indexOf(list === '/organisations' ? `#${id}"` : `id="${id}"`);
        const shown = made.ids.filter((id) => placeOf(id) > 0);
        const order = shown.sort((one, other) => placeOf(one) - placeOf(other));
        const hidden = order.filter((id) => secrets.includes(id) || id === made.sameHouse);
        expect(hidden.length).toBeGreaterThan(0);
        expect(order.slice(-hidden.length)).toEqual(hidden);
        for (const id of hidden)
          expect(/Distance not known|About \d+|More than/.exec(html.slice(placeOf(id)))?.[0]).toBe(
            'Distance not known',
          );
        orders.add(hidden.join());
      }
      expect(orders.size).toBe(1);
    }
  });
});

/** A list by distance, as somebody without script asks for it. */
async function postNear(list: string, place: string): Promise<string> {
  const context = createExecutionContext();
  const request = new Request(`https://handbook.test/near?${new URLSearchParams({ list })}`, {
    method: 'POST',
    body: new URLSearchParams({ place }),
  });
  const answer = await worker.fetch(request as never, env, context);
  await waitOnExecutionContext(context);
  expect(answer.status).toBe(200);
  return answer.text();
}
