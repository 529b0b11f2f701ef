import { env } from 'cloudflare:test';
import { beforeEach, expect, it } from 'vitest';
import { addHelpline, addService, emptyDirectory } from '../testing/directory.ts';
import { readDirectory, SHAPE } from './build.ts';

beforeEach(emptyDirectory);

const fields = ([record]: readonly object[]) =>
  Object.keys(record ?? {})
    .sort()
    .join(' ');

it('has the shape that its number stands for: whoever changes one raises the other', async () => {
  const { providerId } = await addService({ note: 'Closed 25 December' });
  await addHelpline({ providerId });
  const { services, organisations, helplines, ...state } = await readDirectory(env.DB);
  expect({
    SHAPE,
    state: fields([state]),
    services: fields(services),
    organisations: fields(organisations),
    helplines: fields(helplines),
  }).toEqual({
    SHAPE: 2,
    state: 'changedAt isSample version',
    services:
      '_id availability checkFirstOn lastCheckedAt note phone phoneDisplay phoneHref provider schedule serviceAddress subtype type updatedAt version',
    organisations:
      '_id addresses categorisingOrganisations createdAt description email lastCheckedAt name phone phoneDisplay phoneHref socialMedias updatedAt version website',
    helplines:
      '_id description email lastCheckedAt name onlineWorkingTime phone phoneDisplay phoneHref provider type updatedAt version website',
  });
});
