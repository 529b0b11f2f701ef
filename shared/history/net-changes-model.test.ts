import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FieldValues, World } from './entry.ts';
import { netChanges } from './net-changes.ts';
import { OPEN, openCity } from './testing/city.ts';

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
type City = ReturnType<typeof openCity>;
type Act = (it: City, bin: Map<string, FieldValues>) => void;

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
        const it = openCity();
        const bin = new Map<string, FieldValues>();
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
        // A service that was deleted and made again for another organisation counts as a different one: its note alone does not tell.
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
        const it = openCity();
        const bin = new Map<string, FieldValues>();
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
