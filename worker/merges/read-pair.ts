import type { D1Database } from '@cloudflare/workers-types';
import type { RecordKind } from '../../shared/directory/record-kind.ts';
import { pickInput } from '../../shared/fields/field.ts';
import type { Helpline } from '../../shared/helplines/helpline.ts';
import { HELPLINE_FIELDS } from '../../shared/helplines/helpline-fields.ts';
import { HelplineInput } from '../../shared/helplines/helpline-input.ts';
import { listChoosableFields, type MergeInput, mergeFields } from '../../shared/merges/merge.ts';
import type { WholeOrganisation } from '../../shared/organisations/organisation.ts';
import {
  OrganisationInput,
  organisationFaults,
} from '../../shared/organisations/organisation-input.ts';
import { ServiceInput } from '../../shared/services/editing/service-input.ts';
import type { Service } from '../../shared/services/service.ts';
import { SERVICE_FIELDS } from '../../shared/services/service-fields.ts';
import { SHARE_NAMES, SHARES } from '../../shared/services/service-text.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { database } from '../db/client.ts';
import { hiddenCategories } from '../db/tables.ts';
import { ApiError } from '../http/errors.ts';
import { invalidError, parseInput } from '../http/input.ts';
import type { AsRead, RecordType } from '../records/record-type.ts';
import { RECORD_TYPES } from '../records/record-types.ts';
import { refuseRevealed } from './refuse-revealed.ts';

type Fields = Record<string, unknown>;

/** Two records that become one, with what the one that stays gets from the other. */
export type Pair<Found = AsRead> = { kind: RecordKind; keep: Found; drop: Found; fields: Fields };

const conflictError = (message: string, current?: unknown) =>
  new ApiError(409, message, current === undefined ? {} : { current });

/**
 * The records that a merge names, as they were compared, each with what the one that stays gets: the two, and the helplines of two
 * organisations that have one each. Throws what stands in the way.
 */
export async function readPairs(
  d1: D1Database,
  { kind, keep: keepId, drop: dropId, versions, take, takeHelpline }: MergeInput,
): Promise<Pair[]> {
  const type = RECORD_TYPES[kind] as unknown as RecordType<AsRead>;
  if (keepId === dropId) throw invalidError({ drop: 'Choose two different ones.' });
  const [keep, drop] = await Promise.all([type.read(d1, keepId), type.read(d1, dropId)]);
  if (!keep || !drop) throw new ApiError(404, type.missing);
  for (const [one, version] of [[keep, versions.keep] as const, [drop, versions.drop] as const])
    if (one.version !== version)
      throw conflictError(
        'This was changed by someone else. Reload to see the latest version.',
        one,
      );
  if (kind === 'service')
    return [await readServices(d1, { keep, drop } as unknown as Two<Service>, take)];
  const pair = { kind, keep, drop, fields: mergeFields(kind, { keep, drop }, take) };
  if (kind === 'organisation') {
    const two = pair as unknown as Pair<WholeOrganisation>;
    await refuseOrganisations(d1, two);
    const [mine, theirs] = [two.keep.helpline, two.drop.helpline];
    const taken = takeHelpline ? listChoosableFields('helpline') : [];
    const lines = { keep: mine as unknown as AsRead, drop: theirs as unknown as AsRead };
    const isOne = mine !== null && theirs !== null;
    refuseRevealed([two.keep, two.drop], {
      ...two.keep,
      ...two.fields,
      services: [...two.keep.services, ...two.drop.services],
      helpline: isOne && takeHelpline ? theirs : (mine ?? theirs),
    });
    if (!isOne) return [pair];
    refuseOtherType(mine, theirs);
    return [pair, { kind: 'helpline', ...lines, fields: mergeFields('helpline', lines, taken) }];
  }
  await refuseHelplines(d1, pair as unknown as Pair<Helpline>);
  return [pair];
}

type Two<Found> = { keep: Found; drop: Found };

/** Two services of one organisation. One that says nothing of its address is as secret as its organisation. */
async function readServices(d1: D1Database, { keep, drop }: Two<Service>, take: readonly string[]) {
  const owner = await RECORD_TYPES.organisation.read(d1, keep.provider._id);
  const whole = (it: Service) => ({
    ...it,
    addressPublic: it.addressPublic || (owner?.addressPublic ?? ''),
  });
  const fields = mergeFields('service', { keep: whole(keep), drop: whole(drop) }, take);
  refuseServices({ kind: 'service', keep, drop, fields });
  if (owner)
    refuseRevealed([owner], {
      ...owner,
      services: owner.services
        .filter(({ _id }) => _id !== drop._id)
        .map((it) => (it._id === keep._id ? { ...it, ...fields } : it)),
    });
  return { kind: 'service' as const, ...({ keep, drop } as unknown as Two<AsRead>), fields };
}

async function refuseOrganisations(d1: D1Database, pair: Pair<WholeOrganisation>) {
  const { keep, drop, fields } = pair;
  for (const { role, approved, name } of [keep, drop]) {
    if (role === 'admin') throw conflictError('The charity’s own organisation cannot be merged.');
    if (!approved) throw conflictError(`${name} waits for approval. Approve or delete it first.`);
  }
  const given = parseInput(OrganisationInput, fields);
  const faults = organisationFaults({ ...keep, ...given });
  if (faults.length > 0)
    throw invalidError(Object.fromEntries(faults.map(({ path, message }) => [path[0], message])));
  const services = [...keep.services, ...drop.services];
  if (drop.services.length > 0) {
    const { value, message } = LIMITS.servicesOfOrganisation;
    if (services.length > value) throw conflictError(message);
    for (const { of, limit } of SHARE_NAMES.map((name) => SHARES[name]))
      if (of(services) > limit.value) throw conflictError(limit.message);
  }
  // Places that a category hides stay hidden: services go over with their organisation.
  const categories = (given.categorisingOrganisations ??
    keep.categorisingOrganisations) as readonly string[];
  const hidden = await database(d1)
    .select({ category: hiddenCategories.category })
    .from(hiddenCategories);
  const lost = hidden.find(
    ({ category }) =>
      (drop.categorisingOrganisations as readonly string[]).includes(category) &&
      !categories.includes(category),
  );
  if (lost)
    throw invalidError({
      categorisingOrganisations: `The addresses of “${lost.category}” are hidden just now, and these services would show theirs. Give the one that stays this category.`,
    });
}

/** The old address is on the page of its type: there it has to lead somewhere. */
function refuseOtherType(keep: { type: string }, drop: { type: string }) {
  if (keep.type !== drop.type)
    throw conflictError(
      `One is of the type ${keep.type}, the other of ${drop.type}. Give both the same type first.`,
    );
}

function refuseServices({ keep, drop, fields }: Pair<Service>) {
  refuseOtherType(keep, drop);
  if (keep.provider._id !== drop.provider._id)
    throw conflictError('These belong to two organisations. Merge those first.');
  parseInput(ServiceInput, { ...pickInput(SERVICE_FIELDS, keep), ...fields });
}

async function refuseHelplines(d1: D1Database, { keep, drop, fields }: Pair<Helpline>) {
  refuseOtherType(keep, drop);
  const [its, theirs] = await Promise.all(
    [keep, drop].map(({ provider }) =>
      provider ? RECORD_TYPES.organisation.read(d1, provider) : undefined,
    ),
  );
  const nobodys = { addressPublic: '', addresses: [], description: '', services: [] };
  refuseRevealed(
    [its, theirs].filter((it) => it !== undefined),
    { ...(its ?? theirs ?? nobodys), helpline: { ...keep, ...fields } },
  );
  parseInput(HelplineInput, { ...pickInput(HELPLINE_FIELDS, keep), ...fields });
}
