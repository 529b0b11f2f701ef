import type { z } from 'zod';
import type { RecordKind } from '../../shared/directory/record-kind.ts';
import type { MergeInput } from '../../shared/merges/merge.ts';
import { adminMessages } from '../../shared/site/admin-messages.ts';
import { client, read } from '../auth/account-api.ts';
import { helplinesApi } from './helplines-api.ts';
import { organisationsApi } from './organisations-api.ts';
import { servicesApi } from './services-api.ts';

const { merges } = client;
const words = adminMessages.merges;

type Ask = (id: string) => Promise<Comparable>;

const READERS: Record<RecordKind, Ask> = {
  organisation: (id) => organisationsApi.read(id, words.readFailed),
  service: (id) => servicesApi.read(id, words.readFailed),
  helpline: (id) => helplinesApi.read(id, words.readFailed),
};

/** Records that are the same become one, and two again; each throws an ApiError in the server's words or these. */
export const mergesApi = {
  list: () => read(merges.$get(), words.listFailed),
  /** One of the two that are compared, whole. */
  readOne: (kind: RecordKind, id: string) => READERS[kind](id),
  merge: (json: z.input<typeof MergeInput>) => read(merges.$post({ json }), words.failed),
  undo: (id: string) => read(merges[':id'].undo.$post({ param: { id } }), words.undoFailed),
  refuse: (one: string, other: string) =>
    read(merges['no-twins'].$post({ json: { one, other } }), words.failed),
};

/** A record of any kind, as it is compared with another. */
export type Comparable = Readonly<Record<string, unknown>> & { _id: string; version: number };
