import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import sample from '../../data/bristol.json' with { type: 'json' };
import { DAYS } from '../time/schedule.ts';
import { LIMITS } from '../validation/limits.ts';
import { readDirectoryFile } from './directory-file.ts';

const lunch = { type: 'Lunch', serviceAddress: '32 Stapleton Road, Bristol BS5 0QY' };
const inHope = { name: 'inHope', description: 'A drop-in for everyone.', services: [lunch] };
const samaritans = { name: 'Samaritans', description: 'Someone to talk to.', phone: '116 123' };

const file = (...organisations: unknown[]) => ({ organisations });
const faultsOf = (...organisations: unknown[]) =>
  readDirectoryFile(file(...organisations)).faults.map(
    ({ path, message }) => `${path}: ${message}`,
  );

describe('the sample directory', () => {
  it('has no fault', () => {
    const { faults, organisations, services, helplines } = readDirectoryFile(sample);
    expect(faults).toEqual([]);
    expect(organisations).toHaveLength(61);
    expect(services).toHaveLength(112);
    expect(helplines).toHaveLength(25);
  });
});

describe('a directory file', () => {
  it('holds organisations with their services and helpline', () => {
    const { organisations, services, helplines } = readDirectoryFile({
      organisations: [{ ...inHope, helpline: samaritans }],
      helplines: [{ ...samaritans, name: 'Another' }],
    });
    const provider = organisations[0]?._id;
    expect(services).toMatchObject([{ type: 'Lunch', provider }]);
    expect(helplines).toMatchObject([
      { name: 'Samaritans', provider },
      { name: 'Another', provider: null },
    ]);
  });

  it('may carry notes anywhere', () => {
    const slot = { start: '12:00', end: '14:00', _src: 'a poster' };
    const noted = { ...lunch, _note: 'x', schedule: { _note: 'x', Monday: [slot] } };
    const { faults, services } = readDirectoryFile({
      ...file({ ...inHope, _src: ['x'], services: [noted] }),
      _about: 1,
    });
    expect(faults).toEqual([]);
    expect(services[0]?.schedule.Monday).toEqual([{ start: '12:00', end: '14:00' }]);
  });

  it('carries phones as people write them', () => {
    const { organisations, helplines } = readDirectoryFile({
      organisations: [{ ...inHope, phone: ['(0117) 330-1230.'] }],
      helplines: [samaritans],
    });
    expect(organisations[0]?.phone).toEqual(['01173301230']);
    expect(helplines[0]?.phone).toBe('116123');
  });

  it('means approved and published unless it says otherwise', () => {
    const hidden = {
      ...inHope,
      approved: false,
      published: false,
      services: [{ ...lunch, published: false }],
    };
    expect(readDirectoryFile(file(inHope)).organisations).toMatchObject([
      { approved: true, published: true },
    ]);
    const { organisations, services } = readDirectoryFile(file(hidden));
    expect(organisations).toMatchObject([{ approved: false, published: false }]);
    expect(services).toMatchObject([{ published: false }]);
  });
});

describe('an id', () => {
  const ids = (directory: unknown) => {
    const { organisations, services } = readDirectoryFile(directory);
    return [organisations[0]?._id, services[0]?._id];
  };

  it('is kept where the file gives one', () => {
    expect(ids(file({ ...inHope, _id: 'goose', services: [{ ...lunch, _id: 'soup-1' }] }))).toEqual(
      ['goose', 'soup-1'],
    );
  });

  it('is otherwise derived and never changes from one version of this software to the next', () => {
    expect(ids(file(inHope))).toEqual(['5c01a48d7e57303d', 'b637af5062c2046b']);
  });

  it('stays when anything but the name and first address of an organisation changes', () => {
    const changed = {
      ...inHope,
      description: 'Something else.',
      services: [{ ...lunch, note: '£2.50' }],
    };
    expect(ids(file(changed))).toEqual(ids(file(inHope)));
    expect(ids(file({ ...inHope, addresses: ['1 Wade Street'] }))).not.toEqual(ids(file(inHope)));
  });

  it('is fit for an anchor', () => {
    const { organisations, services, helplines } = readDirectoryFile(sample);
    for (const { _id } of [...organisations, ...services, ...helplines])
      expect(_id).toMatch(/^[0-9a-f]{16}$/);
    expect(faultsOf({ ...inHope, _id: 'a b' })).toEqual([
      'organisations[0]._id: An _id is 1 to 64 letters, digits, hyphens or underscores.',
    ]);
  });

  it('is not shared by two records', () => {
    expect(faultsOf(inHope, { ...inHope, services: [] })).toEqual([
      'organisations[1]: Same name and first address as organisations[0]. Give one of them an _id of its own.',
    ]);
    const soup = { ...lunch, _id: 'soup' };
    expect(faultsOf({ ...inHope, services: [soup, soup] })).toEqual([
      'organisations[0].services[1]: Same _id as organisations[0].services[0].',
    ]);
    expect(faultsOf({ ...inHope, helpline: samaritans }, { ...inHope, name: 'Other' })).toEqual([]);
    expect(readDirectoryFile({ ...file(), helplines: [samaritans, samaritans] }).faults).toEqual([
      {
        path: 'helplines[1]',
        message: 'Same provider and name as helplines[0]. Give one of them an _id of its own.',
      },
    ]);
    expect(faultsOf({ ...inHope, _id: 'a' }, { ...inHope, name: 'Other', _id: 'a' })).toContain(
      'organisations[1]: Same _id as organisations[0].',
    );
  });
});

describe('alike services of an organisation', () => {
  const idsOf = (...services: object[]) => {
    const read = readDirectoryFile(file({ ...inHope, services }));
    expect(read.faults).toEqual([]);
    return read.services.map(({ _id }) => _id);
  };
  const women = { ...lunch, note: 'For women.' };
  const [first = '', second = '', third = ''] = idsOf(lunch, women, lunch);

  it('each have an id that never changes, the first the one that it has alone', () => {
    expect([first, second]).toEqual(['b637af5062c2046b', 'd925c0a37bce0d8a']);
    expect(idsOf(lunch)).toEqual([first]);
    expect(new Set([first, second, third]).size).toBe(3);
  });

  it('have it by their order among themselves', () => {
    const dinner = { ...lunch, type: 'Dinner' };
    expect(idsOf(dinner, women, dinner, lunch).filter((_, n) => n % 2 === 1)).toEqual([
      first,
      second,
    ]);
  });

  it('keep those that the file gives', () => {
    expect(idsOf({ ...lunch, _id: first }, women)).toEqual([first, second]);
    expect(idsOf({ ...women, _id: second }, lunch, lunch)).toEqual([second, first, third]);
    expect(idsOf({ ...women, _id: 'women' }, lunch)).toEqual(['women', first]);
  });

  it('are as many as an organisation may have', () => {
    const most = LIMITS.servicesOfOrganisation.value;
    expect(new Set(idsOf(...Array.from({ length: most }, () => lunch))).size).toBe(most);
  });
});

describe('faults', () => {
  it('name a share of an organisation that its services use up together', () => {
    const slots = [{ start: '10:00', end: '12:00' }];
    const daily = Object.fromEntries(DAYS.map((day) => [day, slots]));
    const count = Math.ceil(LIMITS.openingTimesOfOrganisation.value / DAYS.length);
    const services = Array.from({ length: count }, () => ({ ...lunch, schedule: daily }));
    expect(faultsOf({ ...inHope, services: services.slice(1) })).toEqual([]);
    expect(faultsOf({ ...inHope, services })).toEqual([
      `organisations[0].services: ${LIMITS.openingTimesOfOrganisation.message}`,
    ]);
  });

  it('are listed by path, in the words the API uses', () => {
    const overlapping = [
      { start: '10:00', end: '12:00' },
      { start: '11:00', end: '13:00' },
    ];
    expect(
      faultsOf(
        {
          ...inHope,
          services: [lunch, { ...lunch, type: 'Dinner', schedule: { Monday: overlapping } }],
        },
        { ...inHope, name: 'B', helpline: { name: 'Line', description: 'A helpline.' } },
        { ...inHope, name: 'Other', phone: ['ring us'], colour: 'teal' },
      ),
    ).toEqual([
      'organisations[0].services[1].schedule.Monday: Overlapping intervals detected for Monday.',
      'organisations[1].name: Name must be at least 2 characters',
      'organisations[1].helpline.phone: At least one contact method (phone, email, or website) is required',
      'organisations[2].colour: Unknown key.',
      'organisations[2].phone[0]: Please enter a valid phone number (digits only, optionally starting with +)',
    ]);
  });

  it('say what is not even a record or a list', () => {
    expect(readDirectoryFile([]).faults).toEqual([{ path: '', message: 'Must be an object.' }]);
    expect(readDirectoryFile({}).faults).toEqual([
      { path: 'organisations', message: 'Must be a list.' },
    ]);
    expect(
      faultsOf(7, { ...inHope, services: {} }, { ...inHope, name: 'Other', approved: 'yes' }),
    ).toEqual([
      'organisations[0]: Must be an object.',
      'organisations[1].services: Must be a list.',
      'organisations[2].approved: Must be true or false.',
    ]);
  });

  it('of a service leave its organisation standing', () => {
    const { organisations, services } = readDirectoryFile(
      file({ ...inHope, services: [{}, lunch] }),
    );
    expect(organisations).toHaveLength(1);
    expect(services).toHaveLength(1);
  });

  it('ask of a place that people may hide in whether its address may be seen, before it is brought in', () => {
    const refuge = {
      ...inHope,
      description: 'A refuge for women.',
      addresses: ['12 Hill Road, Bristol'],
      services: [{ ...lunch, note: 'In a safe house.' }],
    };
    const asked = (words: string) =>
      `This says “${words}”. May everybody see the address? Choose whether it is shown.`;
    expect(faultsOf(refuge)).toEqual([
      `organisations[0].addressPublic: ${asked('refuge')}`,
      `organisations[0].services[0].addressPublic: ${asked('safe house')}`,
    ]);
    const services = refuge.services.map((it) => ({ ...it, addressPublic: 'no' }));
    expect(faultsOf({ ...refuge, addressPublic: 'no', services })).toEqual([]);
  });

  it('of an organisation take its services and helpline with it, whose own faults are still listed', () => {
    const nameless = {
      ...inHope,
      name: '',
      services: [lunch, { ...lunch, subtype: 'x' }],
      helpline: samaritans,
    };
    const { organisations, services, helplines, faults } = readDirectoryFile(file(nameless));
    expect([...organisations, ...services, ...helplines]).toEqual([]);
    expect(faults.map(({ path }) => path)).toEqual([
      'organisations[0].name',
      'organisations[0].services[1].subtype',
    ]);
  });

  it('of any file are listed, never thrown', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        readDirectoryFile(value);
        readDirectoryFile({
          organisations: [value, { ...inHope, services: value, helpline: value }],
          helplines: value,
        });
      }),
    );
  });
});
