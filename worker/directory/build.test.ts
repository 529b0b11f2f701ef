import { env } from 'cloudflare:test';
import { beforeEach, expect, it } from 'vitest';
import type { Fields } from '../../shared/fields/field.ts';
import { HELPLINE_FIELDS } from '../../shared/helplines/helpline-fields.ts';
import { ORGANISATION_FIELDS } from '../../shared/organisations/organisation-fields.ts';
import { SERVICE_FIELDS } from '../../shared/services/service-fields.ts';
import { addHelpline, addService, emptyDirectory } from '../testing/directory.ts';
import { FORM, readDirectory, SHAPE } from './build.ts';

beforeEach(emptyDirectory);

const fields = ([record]: readonly object[]) =>
  Object.keys(record ?? {})
    .sort()
    .join(' ');

/** The public fields of a table and what else its records have. */
const withFields = (table: Fields, others: string) =>
  [...Object.keys(table).filter((name) => table[name]?.changed), ...others.split(' ')]
    .sort()
    .join(' ');

it('has the shape that its number stands for: whoever changes one raises the other', async () => {
  const { providerId } = await addService({
    note: 'Closed 25 December',
    beds: 'Walk in',
    bedsFor: 'Women over 18',
    irregularSlots: '[{"day":"Friday","week":"first","start":"10:00","end":"12:00"}]',
    seasons: '[{"from":"11-01","to":"03-31"}]',
    unknownDays: '["Monday"]',
    conditions: '{"dogs":"yes"}',
  });
  await addHelpline({ providerId });
  const { services, organisations, helplines, changes: _, ...state } = await readDirectory(env.DB);
  expect({
    FORM,
    state: fields([state]),
    services: fields(services),
    organisations: fields(organisations),
    helplines: fields(helplines),
  }).toEqual({
    FORM: 14,
    state: 'changedAt isSample places version',
    services: withFields(
      SERVICE_FIELDS,
      '_id checkFirstOn conditionLines lastCheckedAt phone phoneDisplay phoneHref provider updatedAt version',
    ),
    organisations: withFields(
      ORGANISATION_FIELDS,
      '_id createdAt lastCheckedAt phoneDisplay phoneHref updatedAt version',
    ),
    helplines: withFields(
      HELPLINE_FIELDS,
      '_id lastCheckedAt phoneDisplay phoneHref provider updatedAt version',
    ),
  });
  expect(SHAPE).not.toBe(FORM);
});
