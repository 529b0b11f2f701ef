import { formFieldsOf, type HistoryEntry } from '../../shared/history/history.ts';
import { adminMessages } from '../../shared/site/admin-messages.ts';
import { areaMessages } from '../../shared/site/area-messages.ts';
import { operationsMessages } from '../../shared/site/operations-messages.ts';
import { ApiError } from '../api/api-error.ts';
import { isSame } from '../forms/safe-form/merge.ts';
import { datedChangesApi } from '../records/dated-changes-api.ts';
import { helplinesApi } from '../records/helplines-api.ts';
import { linesApi } from '../records/lines-api.ts';
import { noticesApi } from '../records/notices-api.ts';
import { organisationsApi } from '../records/organisations-api.ts';
import { servicesApi } from '../records/services-api.ts';

const { organisation, service, helpline, dates, history } = {
  ...areaMessages,
  history: operationsMessages.history,
};

/** Fields as the history kept them: the API checks them again as it does a form's. */
// biome-ignore lint/suspicious/noExplicitAny: of whichever record
type Kept = any;

type Calls = {
  read: (id: string) => Promise<{ version: number }>;
  update: (id: string, fields: Kept) => Promise<unknown>;
};

const CALLS: Record<string, Calls> = {
  organisation: {
    read: (id) => organisationsApi.read(id, organisation.editFailed),
    update: organisationsApi.update,
  },
  service: { read: (id) => servicesApi.read(id, service.editFailed), update: servicesApi.update },
  helpline: {
    read: (id) => helplinesApi.read(id, helpline.editFailed),
    update: helplinesApi.update,
  },
  'site line': { read: linesApi.read, update: linesApi.update },
  notice: {
    read: (id) => noticesApi.read(id, adminMessages.notices.loadFailed),
    update: noticesApi.update,
  },
  'dated change': {
    read: (id) => datedChangesApi.read(id, dates.loadFailed),
    update: datedChangesApi.update,
  },
};

/**
 * Gives the fields of a change the values that they had before it. Throws an ApiError where they were changed again since:
 * that change would be lost unseen.
 */
export async function putBack({ kind, recordId, before, after }: HistoryEntry): Promise<void> {
  const calls = CALLS[kind];
  if (!calls) return;
  const record: { version: number } & Record<string, unknown> = await calls.read(recordId);
  const stands = formFieldsOf(after).every(([field, value]) => isSame(record[field], value ?? ''));
  if (!stands) throw new ApiError(409, history.changedSince);
  // A file's change is kept as the database has it, where an empty text is null.
  const texts = formFieldsOf(before).map(([field, value]) => [field, value ?? '']);
  await calls.update(recordId, { ...Object.fromEntries(texts), version: record.version });
}
