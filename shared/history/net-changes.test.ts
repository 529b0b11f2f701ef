import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RecordKind } from '../directory/record-kind.ts';
import { type Entry, type Fields, netChanges, type World } from './net-changes.ts';

/** A city that keeps a history as the API does, and can be asked what the public sees. */
function city() {
  const world: World = { organisation: new Map(), service: new Map(), helpline: new Map() };
  const entries: Entry[] = [];
  const write = (kind: string, recordId: string, before: Fields | null, after: Fields | null) =>
    entries.unshift({ at: `2026-11-${10 + entries.length}`, kind, recordId, before, after });
  const owned = (kind: RecordKind, id: string) =>
    [...world[kind]].filter(([, fields]) => fields.provider === id);
  const whole = (id: string): Fields => {
    const [line] = owned('helpline', id);
    return {
      ...world.organisation.get(id),
      services: owned('service', id).map(([_id, fields]) => ({ _id, ...fields })),
      helpline: line ? { _id: line[0], ...line[1] } : null,
    };
  };
  return {
    world,
    entries,
    /** From here on the history is looked at. */
    begin() {
      entries.length = 0;
    },
    add(kind: RecordKind, id: string, fields: Fields) {
      if (world[kind].has(id)) return;
      if (fields.provider && !world.organisation.has(String(fields.provider))) return;
      world[kind].set(id, fields);
      write(kind, id, null, fields);
    },
    change(kind: RecordKind, id: string, fields: Fields) {
      const before = world[kind].get(id);
      if (!before) return;
      const keys = Object.keys(fields).filter((key) => before[key] !== fields[key]);
      if (keys.length === 0) return;
      const only = (from: Fields) =>
        Object.fromEntries(keys.map((key) => [key, from[key] ?? null]));
      world[kind].set(id, { ...before, ...fields });
      write(kind, id, only(before), only(fields));
    },
    remove(kind: RecordKind, id: string) {
      const before = world[kind].get(id);
      if (!before) return undefined;
      const record = kind === 'organisation' ? whole(id) : before;
      world[kind].delete(id);
      if (kind === 'organisation')
        for (const part of ['service', 'helpline'] as const)
          for (const [own] of owned(part, id)) world[part].delete(own);
      write(kind, id, record, null);
      return record;
    },
    restore(kind: RecordKind, id: string, record: Fields) {
      const { services = [], helpline = null, ...fields } = record;
      if (world[kind].has(id)) return;
      if (fields.provider && !world.organisation.has(String(fields.provider))) return;
      // An id is of one record only: what has been made anew under it keeps the whole from coming back.
      const parts = [...(services as Fields[]), ...(helpline ? [helpline as Fields] : [])];
      if (
        parts.some(({ _id }) => world.service.has(String(_id)) || world.helpline.has(String(_id)))
      )
        return;
      world[kind].set(id, fields);
      for (const it of services as Fields[]) world.service.set(String(it._id), it);
      if (helpline) world.helpline.set(String((helpline as Fields)._id), helpline as Fields);
      write(kind, id, null, record);
    },
  };
}

const OPEN = { approved: true, published: true };
const told = ({ world, entries }: ReturnType<typeof city>) =>
  netChanges(world, entries).changes.map(({ change, kind, name, what }) =>
    [change, kind, name, ...what].join(' '),
  );

function harbour() {
  const it = city();
  it.add('organisation', 'o', { name: 'Harbour', phone: ['1'], ...OPEN });
  it.add('service', 's', { type: 'Lunch', provider: 'o', note: '', published: true });
  it.begin();
  return it;
}

describe('what changed since a day', () => {
  test('is what was added, and for a service whose it is', () => {
    const it = harbour();
    it.add('service', 't', { type: 'Showers', provider: 'o', published: true });
    expect(netChanges(it.world, it.entries).changes).toEqual([
      {
        change: 'added',
        kind: 'service',
        _id: 't',
        name: 'Harbour',
        type: 'Showers',
        what: [],
        at: '2026-11-10',
      },
    ]);
  });

  test('is which public fields changed, in words, and nothing of the others', () => {
    const it = harbour();
    it.change('service', 's', { note: 'Ring', schedule: { Monday: [] }, version: 7, secret: 'x' });
    it.change('organisation', 'o', { name: 'Quayside', phone: ['2'] });
    expect(told(it)).toEqual([
      'changed organisation Quayside new name phone changed',
      'changed service Quayside times changed note changed',
    ]);
  });

  test('is nothing where it was changed back, or deleted and restored', () => {
    const it = harbour();
    it.change('service', 's', { note: 'Ring' });
    it.change('service', 's', { note: '' });
    const record = it.remove('organisation', 'o') as Fields;
    it.restore('organisation', 'o', record);
    expect(told(it)).toEqual([]);
  });

  test('is nothing where the public reads conditions that the history has as a subtype', () => {
    const it = harbour();
    it.change('service', 's', { subtype: 'Lunch', conditions: {}, availability: ['Women Only'] });
    const record = it.remove('service', 's') as Fields;
    it.restore('service', 's', record);
    it.begin();
    it.remove('service', 's');
    it.restore('service', 's', record);
    it.world.service.set('s', { ...record, conditions: { womenOnly: 'yes', menOnly: 'no' } });
    expect(told(it)).toEqual([]);
    it.change('service', 's', { conditions: { womenOnly: 'yes', menOnly: 'no', dogs: 'yes' } });
    expect(told(it)).toEqual(['changed service Harbour who may come changed']);
  });

  test('names what was deleted as the public knew it last, with all that went with it', () => {
    const it = harbour();
    it.change('organisation', 'o', { name: 'Quayside' });
    it.remove('service', 's');
    it.change('organisation', 'o', { name: 'The Quay' });
    expect(told(it)).toEqual(['changed organisation The Quay new name', 'closed service The Quay']);
    it.remove('organisation', 'o');
    expect(told(it)).toEqual(['closed organisation The Quay', 'closed service The Quay']);
    expect(netChanges(it.world, it.entries).isSomeHidden).toBe(false);
  });

  test('names nothing that is taken down, what it was called or what was deleted of it, but says that there is', () => {
    const it = harbour();
    it.change('organisation', 'o', { published: false });
    it.change('organisation', 'o', { name: 'A secret' });
    it.remove('service', 's');
    expect(netChanges(it.world, it.entries)).toEqual({ changes: [], isSomeHidden: true });
    it.remove('organisation', 'o');
    expect(netChanges(it.world, it.entries)).toEqual({ changes: [], isSomeHidden: true });
  });

  test('names nothing that was brought back and is taken down now', () => {
    const it = harbour();
    const record = it.remove('service', 's') as Fields;
    it.restore('service', 's', record);
    it.change('service', 's', { published: false });
    expect(netChanges(it.world, it.entries)).toEqual({ changes: [], isSomeHidden: true });
  });

  test('says of what is back only what is new of it', () => {
    const it = harbour();
    it.change('organisation', 'o', { published: false });
    it.change('organisation', 'o', { phone: ['2'] });
    it.change('organisation', 'o', { published: true });
    expect(netChanges(it.world, it.entries)).toMatchObject({
      changes: [{ what: ['phone changed'] }],
      isSomeHidden: false,
    });
  });

  test('never names who is not approved yet, and calls them added once they are', () => {
    const it = city();
    it.add('organisation', 'o', { name: 'Ark', approved: false, published: true });
    it.add('service', 's', { type: 'Lunch', provider: 'o', published: true });
    it.change('organisation', 'o', { name: 'The Ark' });
    expect(told(it)).toEqual([]);
    it.change('organisation', 'o', { approved: true });
    expect(told(it)).toEqual(['added organisation The Ark', 'added service The Ark']);
  });

  test('is nothing where it came and went in between', () => {
    const it = harbour();
    it.add('helpline', 'h', { name: 'Night Line', provider: null, published: true });
    it.remove('helpline', 'h');
    expect(told(it)).toEqual([]);
  });

  test('calls what was put back added, if it was down when the time began', () => {
    const it = harbour();
    it.change('service', 's', { published: false });
    it.begin();
    it.change('service', 's', { published: true });
    expect(told(it)).toEqual(['added service Harbour']);
  });

  test('leaves out the charity itself and every account', () => {
    const it = city();
    it.add('organisation', 'c', { name: 'Charity', role: 'admin', ...OPEN });
    const change = { at: '2026-11-20', kind: 'account', recordId: 'a', before: null, after: {} };
    expect(netChanges(it.world, [change, ...it.entries]).changes).toEqual([]);
  });
});

/** What anyone can read of a world, to lay one beside the other. */
function publicOf({ organisation, service, helpline }: World) {
  const isUp = (id: unknown) => {
    const it = organisation.get(String(id));
    return it?.approved === true && it.published === true;
  };
  return new Map<string, string>([
    ...[...organisation]
      .filter(([id]) => isUp(id))
      .map(([id, { name }]) => [id, `${name}`] as const),
    ...[...service]
      .filter(([, it]) => it.published && isUp(it.provider))
      .map(([id, { note }]) => [id, `${note}`] as const),
    ...[...helpline]
      .filter(([, it]) => it.published && (it.provider === null || isUp(it.provider)))
      .map(([id, { name }]) => [id, `${name}`] as const),
  ]);
}

const words = fc.constantFrom('a', 'b');
const org = fc.constantFrom('o1', 'o2');
const place = fc.constantFrom('s1', 's2', 's3');
const flags = fc.record({ published: fc.boolean() });
type City = ReturnType<typeof city>;
type Act = (it: City, bin: Map<string, Fields>) => void;

/** All but registering, taking down and putting back. */
const writes: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(org, words).map(
    ([id, name]): Act =>
      (it) => {
        it.add('organisation', id, { name, ...OPEN });
      },
  ),
  fc.tuple(place, org, words).map(
    ([id, provider, note]): Act =>
      (it) => {
        it.add('service', id, { type: 'Lunch', provider, note, published: true });
      },
  ),
  fc.option(org, { nil: null }).map(
    (provider): Act =>
      (it) => {
        it.add('helpline', 'h', { name: 'a', provider, published: true });
      },
  ),
  fc.tuple(org, words).map(
    ([id, name]): Act =>
      (it) =>
        it.change('organisation', id, { name }),
  ),
  org.map(
    (id): Act =>
      (it) =>
        it.change('organisation', id, { approved: true }),
  ),
  fc.tuple(place, words).map(
    ([id, note]): Act =>
      (it) =>
        it.change('service', id, { note }),
  ),
  words.map(
    (name): Act =>
      (it) =>
        it.change('helpline', 'h', { name }),
  ),
  fc
    .oneof(
      org.map((id) => ['organisation', id] as const),
      place.map((id) => ['service', id] as const),
      fc.constant(['helpline', 'h'] as const),
    )
    .chain(([kind, id]) =>
      fc.boolean().map(
        (back): Act =>
          (it, bin) => {
            const kept = bin.get(id);
            if (back && kept) it.restore(kind, id, kept);
            else {
              const record = it.remove(kind, id);
              if (record) bin.set(id, record);
            }
          },
      ),
    ),
);

const acts: fc.Arbitrary<Act> = fc.oneof(
  writes,
  org.map(
    (id): Act =>
      (it) => {
        it.add('organisation', id, { name: 'a', approved: false, published: true });
      },
  ),
  fc.tuple(org, flags).map(
    ([id, to]): Act =>
      (it) =>
        it.change('organisation', id, to),
  ),
  fc.tuple(place, flags).map(
    ([id, to]): Act =>
      (it) =>
        it.change('service', id, to),
  ),
);

test('without anything taken down it is the difference between what was public and what is', () => {
  fc.assert(
    fc.property(
      fc.array(writes, { maxLength: 20 }),
      fc.array(writes, { maxLength: 20 }),
      (old, recent) => {
        const it = city();
        const bin = new Map<string, Fields>();
        for (const act of old) act(it, bin);
        const was = publicOf(it.world);
        it.begin();
        for (const act of recent) act(it, bin);
        const is = publicOf(it.world);
        const expected = [...new Set([...was.keys(), ...is.keys()])].flatMap((id) => {
          if (!was.has(id)) return [`added ${id}`];
          if (!is.has(id)) return [`closed ${id}`];
          return was.get(id) === is.get(id) ? [] : [`changed ${id}`];
        });
        const found = netChanges(it.world, it.entries).changes.map(
          ({ change, _id }) => `${change} ${_id}`,
        );
        // A service that was deleted and made again for another organisation is another one: its note alone does not tell.
        const moved = netChanges(it.world, it.entries)
          .changes.filter(({ what }) => what.includes('another organisation'))
          .map(({ _id }) => `changed ${_id}`);
        const others = (list: string[]) => list.filter((line) => !moved.includes(line)).sort();
        expect(others(found)).toEqual(others(expected));
      },
    ),
    { numRuns: 500 },
  );
});

test('whatever is done in whatever order, it names only what is public, or was until it was deleted', () => {
  fc.assert(
    fc.property(
      fc.array(acts, { maxLength: 20 }),
      fc.array(acts, { maxLength: 20 }),
      (old, recent) => {
        const it = city();
        const bin = new Map<string, Fields>();
        for (const act of old) act(it, bin);
        it.begin();
        /** What of all that is gone was public when it went. */
        const gone = new Map<string, string>();
        for (const act of recent) {
          const before = publicOf(it.world);
          const had = idsOf(it.world);
          act(it, bin);
          const has = idsOf(it.world);
          for (const id of had) if (!has.has(id)) gone.set(id, before.has(id) ? 'told' : 'hidden');
          for (const id of has) gone.delete(id);
        }
        const is = publicOf(it.world);
        for (const { change, _id } of netChanges(it.world, it.entries).changes)
          expect(change === 'closed' ? gone.get(_id) : is.has(_id)).toBe(
            change === 'closed' ? 'told' : true,
          );
      },
    ),
    { numRuns: 500 },
  );
});

const idsOf = ({ organisation, service, helpline }: World) =>
  new Set([...organisation.keys(), ...service.keys(), ...helpline.keys()]);
