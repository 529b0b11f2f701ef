import { beforeEach, expect, it } from 'vitest';
import { LIMITS } from '../../shared/validation/limits.ts';
import { emptyDirectory } from '../testing/directory.ts';
import { admin } from '../testing/viewers.ts';

// What a file brings is counted together with what is here: two files of which each is allowed may be too much.

beforeEach(emptyDirectory);

type Entry = Record<string, unknown>;

const many = (count: number, make: (n: number) => Entry) =>
  Array.from({ length: count }, (_, n) => make(n));

const ark = (fields: Entry) => ({
  organisations: [
    { _id: 'ark', name: 'The Ark', description: 'Beds for the night.', services: [], ...fields },
  ],
  helplines: [],
});

const showers = (prefix: string, count: number, fields: (n: number) => Entry = () => ({})) =>
  ark({
    services: many(count, (n) => ({
      _id: `${prefix}-${n}`,
      type: 'Showers',
      serviceAddress: '1 Quay',
      ...fields(n),
    })),
  });

const closings = (prefix: string, count: number) =>
  ark({
    datedChanges: many(count, (n) => ({
      _id: `${prefix}-${n}`,
      scope: 'organisation',
      kind: 'closed',
      from: `${2040 + n}-01-01`,
      to: `${2040 + n}-01-02`,
    })),
  });

const lines = (prefix: string, count: number) => ({
  organisations: [],
  helplines: many(count, (n) => ({
    _id: `${prefix}-${n}`,
    name: `Line ${prefix} ${n}`,
    description: 'Someone to talk to.',
    phone: '116123',
  })),
});

/** A note that no other service has, of so many letters. */
const ownNote = (prefix: string, letters: number) => (n: number) => ({
  note: `${prefix}${n} `.padEnd(letters, 'x'),
});

const half = (value: number) => Math.ceil(value / 2) + 1;

it.each([
  {
    what: 'services',
    file: (prefix: string) => showers(prefix, half(LIMITS.servicesOfOrganisation.value)),
    faults: [{ path: 'The Ark', message: LIMITS.servicesOfOrganisation.message }],
  },
  {
    what: 'text of services',
    file: (prefix: string) =>
      showers(prefix, half(LIMITS.serviceTextOfOrganisation.value / 100), ownNote(prefix, 100)),
    faults: [{ path: 'The Ark', message: LIMITS.serviceTextOfOrganisation.message }],
  },
  {
    what: 'dated changes',
    file: (prefix: string) => closings(prefix, half(LIMITS.changesOfOrganisation.value)),
    faults: [{ path: 'The Ark', message: LIMITS.changesOfOrganisation.message }],
  },
  {
    what: 'helplines without an organisation',
    file: (prefix: string) => lines(prefix, half(LIMITS.helplinesWithoutProvider.value)),
    faults: [
      {
        path: 'What belongs to no organisation',
        message: LIMITS.helplinesWithoutProvider.message,
      },
    ],
  },
])('a second file brings no more $what than there may be with those of the first', async (row) => {
  const { send } = await admin();
  const bring = async (file: object) => {
    const { body: preview } = await send('POST', '/import/preview', { file });
    const { status, body } = await send('POST', '/import', { file, token: preview.token });
    return { faults: preview.faults, added: preview.added.length, status, body };
  };
  const first = await bring(row.file('first'));
  expect(first).toMatchObject({ status: 200, faults: [] });
  expect(await bring(row.file('second'))).toMatchObject({
    status: 200,
    added: 0,
    faults: row.faults,
  });
  // What is here already grows by nothing, and the same file may come again.
  expect(await bring(row.file('first'))).toMatchObject({ status: 200, added: 0, faults: [] });
});

it('leaves out the services of a file that are too much by themselves', async () => {
  const { send } = await admin();
  const count = LIMITS.serviceTextOfOrganisation.value / 100 + 1;
  const file = showers('one', count, ownNote('one', 100));
  const { body } = await send('POST', '/import/preview', { file });
  expect(body.added.map(({ kind }: Entry) => kind)).toEqual(['organisation']);
  expect(body.faults).toEqual([
    {
      path: 'organisations[0].services',
      message: LIMITS.serviceTextOfOrganisation.message,
    },
  ]);
});
