import type { RecordKind } from '../../directory/record-kind.ts';
import type { Entry, FieldValues, World } from '../entry.ts';

/** A city that keeps a history as the API does, and can be asked what the public sees. */
export function openCity() {
  const world: World = { organisation: new Map(), service: new Map(), helpline: new Map() };
  const entries: Entry[] = [];
  const write = (
    kind: string,
    recordId: string,
    before: FieldValues | null,
    after: FieldValues | null,
  ) => entries.unshift({ at: `2026-11-${10 + entries.length}`, kind, recordId, before, after });
  const owned = (kind: RecordKind, id: string) =>
    [...world[kind]].filter(([, fields]) => fields.provider === id);
  const whole = (id: string): FieldValues => {
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
    /** The history is looked at from here on. */
    begin() {
      entries.length = 0;
    },
    add(kind: RecordKind, id: string, fields: FieldValues) {
      if (world[kind].has(id)) return;
      if (fields.provider && !world.organisation.has(String(fields.provider))) return;
      world[kind].set(id, fields);
      write(kind, id, null, fields);
    },
    change(kind: RecordKind, id: string, fields: FieldValues) {
      const before = world[kind].get(id);
      if (!before) return;
      const keys = Object.keys(fields).filter((key) => before[key] !== fields[key]);
      if (keys.length === 0) return;
      const only = (from: FieldValues) =>
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
    restore(kind: RecordKind, id: string, record: FieldValues) {
      const { services = [], helpline = null, ...fields } = record;
      if (world[kind].has(id)) return;
      if (fields.provider && !world.organisation.has(String(fields.provider))) return;
      // An id is of one record only: what has been made anew under it keeps the whole from coming back.
      const parts = [
        ...(services as FieldValues[]),
        ...(helpline ? [helpline as FieldValues] : []),
      ];
      if (
        parts.some(({ _id }) => world.service.has(String(_id)) || world.helpline.has(String(_id)))
      )
        return;
      world[kind].set(id, fields);
      for (const it of services as FieldValues[]) world.service.set(String(it._id), it);
      if (helpline)
        world.helpline.set(String((helpline as FieldValues)._id), helpline as FieldValues);
      write(kind, id, null, record);
    },
  };
}

/** What an organisation is that everybody sees. */
export const OPEN = { approved: true, published: true };
