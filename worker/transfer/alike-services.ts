import {
  type DirectoryService,
  derivedServiceId,
  serviceIdentity,
} from '../../shared/directory/directory-file.ts';
import type { Row } from '../db/json-statement.ts';

/**
 * The services of a file, those that only their order tells apart (same organisation, type, subtype and address, and no
 * id made by hand) under the id of the stored one that says the same. So a file in another order, or one that has lost
 * a service, does not write one service's facts over the other's. What says something new keeps its id by order, or has
 * what the others left.
 */
export function keepAlike(
  services: DirectoryService[],
  stored: Row[],
  contentOf: (service: DirectoryService) => Row,
): DirectoryService[] {
  const rows = new Map(stored.map((row) => [String(row.id), row]));
  const inFile = new Set(services.map(({ _id }) => _id));
  const kept = new Map<DirectoryService, string>();
  const groups = new Map<string, DirectoryService[]>();
  for (const service of services) {
    const key = JSON.stringify(serviceIdentity(service));
    const group = groups.get(key);
    if (group) group.push(service);
    else groups.set(key, [service]);
  }
  for (const alike of groups.values()) {
    const ids = derivedIds(alike, rows, inFile);
    if (ids.size < 2) continue;
    const members = alike.filter(({ _id }) => ids.has(_id));
    for (const [service, id] of assign(members, ids, rows, contentOf)) kept.set(service, id);
  }
  return services.map((service) => ({ ...service, _id: kept.get(service) ?? service._id }));
}

/** The ids by order that these services have, and those of alike ones that are stored and not in the file. */
function derivedIds(
  alike: DirectoryService[],
  rows: Map<string, Row>,
  inFile: Set<string>,
): Set<string> {
  const ids = new Set<string>();
  const [first] = alike;
  if (!first) return ids;
  const own = new Set(alike.map(({ _id }) => _id));
  for (let ordinal = 1; ; ordinal += 1) {
    const id = derivedServiceId(serviceIdentity(first), ordinal);
    if (own.has(id) || (rows.has(id) && !inFile.has(id))) ids.add(id);
    else if (ordinal > alike.length) return ids;
  }
}

/** Who says what is stored first, in its own place before another's; then the rest by order. */
function assign(
  members: DirectoryService[],
  ids: Set<string>,
  rows: Map<string, Row>,
  contentOf: (service: DirectoryService) => Row,
): Map<DirectoryService, string> {
  const assigned = new Map<DirectoryService, string>();
  const open = new Set(ids);
  const take = (service: DirectoryService, id: string | undefined) => {
    if (!assigned.has(service) && id !== undefined && open.delete(id)) assigned.set(service, id);
  };

  const contents = new Map(members.map((service) => [service, contentOf(service)]));
  const columns = Object.keys(contents.values().next().value ?? {});
  const said = (row: Row = {}) => JSON.stringify(columns.map((it) => row[it]));
  const saying = new Map<string, string[]>();
  for (const id of ids) {
    const row = rows.get(id);
    if (row) saying.set(said(row), [...(saying.get(said(row)) ?? []), id]);
  }

  for (const service of members) {
    if (said(rows.get(service._id)) === said(contents.get(service))) take(service, service._id);
  }
  for (const service of members) {
    const same = saying.get(said(contents.get(service))) ?? [];
    take(
      service,
      same.find((id) => open.has(id)),
    );
  }
  for (const service of members) take(service, service._id);
  const rest = members.map(({ _id }) => _id).filter((id) => open.has(id));
  for (const service of members) {
    if (!assigned.has(service)) take(service, rest.shift());
  }
  return assigned;
}
