import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { startOfDate } from '../../shared/time/city-time.ts';
import { runJobs } from '../jobs/scheduled.ts';
import { addOrganisation, addService, call, emptyDirectory, wait } from '../testing/directory.ts';
import { admin } from '../testing/viewers.ts';

beforeEach(emptyDirectory);

const ASYLUM = 'Refugees & Asylum Seekers Help';
const PATH = `/hidden-categories/${encodeURIComponent(ASYLUM)}`;
const UNTIL = '2026-06-07';

/** The public addresses of organisations and services, by the name of the organisation. */
async function shown() {
  wait(5_000);
  const { organisations, services } = (await (await call('/directory')).json()) as {
    organisations: { name: string; addresses: string[] }[];
    services: { provider: { name: string }; serviceAddress: string }[];
  };
  return [
    ...organisations.map(({ name, addresses }) => `${name}: ${addresses}`),
    ...services.map(({ provider, serviceAddress }) => `${provider.name}: ${serviceAddress}`),
  ].sort();
}

/** One organisation of the category and one of another; `addressPublic` of a service of the first. */
async function city() {
  const of = async (name: string, category: string, addresses: string[]) =>
    addOrganisation({
      name,
      addresses: JSON.stringify(addresses),
      categorisingOrganisations: JSON.stringify(['Animals', category]),
    });
  const welcome = await of('Welcome', ASYLUM, ['1 Quay Street']);
  const advice = await of('Advice', 'Housing Advice', ['9 High Street']);
  await addService({
    providerId: welcome.id,
    serviceAddress: '2 Park Road',
    addressPublic: 'yes',
  });
  await addService({ providerId: advice.id, serviceAddress: '8 Hill Road' });
  return admin();
}

const ALL = [
  'Advice: 8 Hill Road',
  'Advice: 9 High Street',
  'Welcome: 1 Quay Street',
  'Welcome: 2 Park Road',
];
const HIDDEN = [
  'Advice: 8 Hill Road',
  'Advice: 9 High Street',
  expect.stringMatching(/^Welcome: Address not public\./),
  expect.stringMatching(/^Welcome: Address not public\./),
];

describe('the addresses of a category', () => {
  it('are hidden at once, of whatever says that it is public too, and shown again at once', async () => {
    const { send } = await city();
    expect(await shown()).toEqual(ALL);
    expect((await send('PUT', PATH, { until: UNTIL })).status).toBe(200);
    expect(await shown()).toEqual(HIDDEN);
    const { body } = await send('GET', '/hidden-categories');
    expect(body).toContainEqual({ category: ASYLUM, organisations: 1, until: UNTIL });
    expect(body).toContainEqual({ category: 'Animals', organisations: 2, until: '' });
    expect((await send('DELETE', PATH)).status).toBe(200);
    expect(await shown()).toEqual(ALL);
    expect((await send('DELETE', PATH)).status).toBe(404);
  });

  it('are shown again by themselves when the last day is over, not before', async () => {
    const { send } = await city();
    await send('PUT', PATH, { until: UNTIL });
    const over = startOfDate('2026-06-08');
    await runJobs(env, over - 1);
    expect(await shown()).toEqual(HIDDEN);
    await runJobs(env, over);
    expect(await shown()).toEqual(ALL);
  });

  it('have a history of who hid them, until when, and who showed them', async () => {
    const { send } = await city();
    await send('PUT', PATH, { until: UNTIL });
    await send('PUT', PATH, { until: '2026-06-09' });
    await send('DELETE', PATH);
    const { body } = await send('GET', '/history?kind=hidden%20addresses');
    expect(body.entries.slice(0, 3)).toMatchObject([
      { action: 'category:show', before: { until: '2026-06-09' }, after: null },
      { action: 'category:hide', before: { until: UNTIL }, after: { until: '2026-06-09' } },
      { action: 'category:hide', name: ASYLUM, before: null, after: { until: UNTIL } },
    ]);
  });

  it.each(['2026-05-31', '2027-06-03', '2026-02-30', 'soon', ''])(
    'are not hidden until %j',
    async (until) => {
      const { send } = await city();
      expect(await send('PUT', PATH, { until })).toMatchObject({
        status: 422,
        body: { fields: { until: expect.stringMatching(/\w/) } },
      });
      expect(await shown()).toEqual(ALL);
    },
  );

  it('of a category that there is not are no one’s', async () => {
    const { send } = await admin();
    expect((await send('PUT', '/hidden-categories/Weather', { until: UNTIL })).status).toBe(404);
  });
});
