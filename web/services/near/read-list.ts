import { type Category, isCategory } from '../../../shared/organisations/organisation.ts';
import { decodeSegment, paths } from '../../../shared/paths/paths.ts';
import { needOf } from '../../../shared/services/board/needs.ts';
import { isServiceType, type ServiceType } from '../../../shared/services/service.ts';

/** A list that can be ordered by distance. */
export type NearList = {
  name: string;
  /** Its own page. */
  to: string;
  /** The types of a list of services; null for organisations. */
  types: readonly ServiceType[] | null;
  /** The category of a list of organisations. */
  category?: Category;
};

/** The list of such an address: a type, a need, the organisations of a category or all; undefined for any other. */
export function readList(address: string): NearList | undefined {
  const [, area, segment = ''] = address.split('/');
  const name = decodeSegment(segment) ?? '';
  const need = area === 'open' ? needOf(name) : undefined;
  if (need) return { name: need.name, types: need.types, to: paths.need(need.id) };
  if (area === 'timetable' && isServiceType(name))
    return { name, types: [name], to: paths.timetable(name) };
  if (area === 'org-category' && isCategory(name))
    return { name, types: null, category: name, to: paths.orgCategory(name) };
  return address === paths.organisations
    ? { name: 'Organisations', types: null, to: paths.organisations }
    : undefined;
}
