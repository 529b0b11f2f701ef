import type { PublicService } from '../../shared/services/service.ts';
import { addDays, cityTime } from '../../shared/time/city-time.ts';
import { addService, BETWEEN_CALLS, list, testNow } from './directory.ts';
import { viewer } from './viewers.ts';

/** The city date of the next call. */
export const today = () => cityTime(testNow() + BETWEEN_CALLS).date;

/** The city date this many days later. */
export const inDays = (days: number) => addDays(today(), days);

/** A closing between two days from now. */
export const closed = (from = 1, to = 2) => ({
  kind: 'closed',
  from: inDays(from),
  to: inDays(to),
});

/** An organisation with two services, and how it changes the first of them. */
export async function harbour() {
  const owner = await viewer();
  const { id } = await addService({ providerId: owner.organisationId });
  const { id: other } = await addService({ providerId: owner.organisationId, type: 'Lunch' });
  const add = (fields: object) =>
    owner.send('POST', '/dated-changes', { services: [id], ...fields });
  return { owner, id, other, add };
}

/** What the public reads: the type of each service, and the kinds of its changes. */
export const publicChanges = async () =>
  (await list<PublicService>('/services/public')).map(({ type, changes = [] }) => [
    type,
    ...changes.map(({ kind }) => kind),
  ]);
