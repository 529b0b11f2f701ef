import { env } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FieldTable } from '../../../shared/fields/field.ts';
import { HELPLINE_FIELDS } from '../../../shared/helplines/helpline-fields.ts';
import { ORGANISATION_FIELDS } from '../../../shared/organisations/organisation-fields.ts';
import { SERVICE_FIELDS } from '../../../shared/services/service-fields.ts';
import {
  addHelpline,
  addOrganisation,
  addService,
  emptyDirectory,
} from '../../testing/directory.ts';
import { createDirectoryReader } from '../snapshot.ts';
import { FORM, readDirectory, SHAPE } from './build.ts';

beforeEach(emptyDirectory);
afterEach(() => vi.restoreAllMocks());

const fields = ([record]: readonly object[]) =>
  Object.keys(record ?? {})
    .sort()
    .join(' ');

/** The public fields of a table and what else its records have. */
const withFields = (table: FieldTable, others: string) =>
  [...Object.keys(table).filter((name) => table[name]?.changed), ...others.split(' ')]
    .sort()
    .join(' ');

it('has the shape that its number stands for: whoever changes one raises the other', async () => {
  const { id: providerId } = await addOrganisation({ beds: 'Ring first', bedsFor: 'Women' });
  await addService({
    providerId,
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

describe('a broken row is left out and named in the log:', () => {
  async function shown() {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { directory } = await createDirectoryReader().read(env, 0);
    const { services, organisations, helplines } = directory;
    const ids = [...services, ...organisations, ...helplines].map(({ _id }) => _id);
    return { ids, logged: log.mock.calls.map(([words]) => words) };
  }

  it.each([
    ['schedule', '{"Monday":[{"start":"25:00","end":"26:00"}]}'],
    ['schedule', '{"Monday":"9 to 5"}'],
    ['schedule', '{"Funday":[]}'],
    ['availability', '[null]'],
    ['type', 'Brunch'],
  ])("a service's %s %s", async (field, value) => {
    const whole = await addService();
    const wrong = await addService({ providerId: whole.providerId, [field]: value });
    expect(await shown()).toEqual({
      ids: [whole.id, whole.providerId],
      logged: [`Left out service ${wrong.id}, which cannot be read:`],
    });
  });

  it('an organisation, whose services stay', async () => {
    const { id } = await addOrganisation({ addresses: '[1]' });
    const service = await addService({ providerId: id });
    expect(await shown()).toEqual({
      ids: [service.id],
      logged: [`Left out organisation ${id}, which cannot be read:`],
    });
  });

  it('a helpline of an unknown type', async () => {
    const whole = await addHelpline();
    const { id } = await addHelpline({ type: 'Weather' });
    expect(await shown()).toEqual({
      ids: [whole.id],
      logged: [`Left out helpline ${id}, which cannot be read:`],
    });
  });
});
