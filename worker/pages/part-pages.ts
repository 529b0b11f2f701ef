import type { InPart } from '../../shared/paths/parts.ts';
import { partQuery, paths } from '../../shared/paths/paths.ts';
import type { Directory } from '../directory/build/build.ts';

/** The pages of the parts of every large list: none in a city of which one address holds each list. */
export function partPages({
  services,
  organisations,
  helplines,
}: Pick<Directory, 'services' | 'organisations' | 'helplines'>): string[] {
  const pageOf = (path: string, { part }: InPart) => (part ? [path + partQuery(part)] : []);
  return [
    ...new Set([
      ...organisations.flatMap((it) => pageOf(paths.organisations, it)),
      ...services.flatMap((it) => pageOf(paths.timetable(it.type), it)),
      ...helplines.flatMap((it) => pageOf(paths.helplineType(it.type), it)),
    ]),
  ];
}
