import type { Directory } from '../../shared/directory/directory-file.ts';
import { describeChange } from '../../shared/services/changes/announcements.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { nameChoice } from '../../shared/transfer/import.ts';
import type { Row } from '../db/json-statement.ts';
import { changeContentOf } from './load-content.ts';
import type { StoredRows } from './load-statements.ts';
import type { Listed, LoadOptions, LoadPlan, Write } from './load-types.ts';

/**
 * The writes that it takes to bring in a file's dated changes; the plan notes the others. What is here and says something else stays, unless the
 * load overwrites: nothing tells whether it was edited since.
 */
export function planChanges(
  file: Pick<Directory, 'changes' | 'organisations'>,
  stored: StoredRows,
  options: LoadOptions,
  { plan, isDeleted }: { plan: LoadPlan; isDeleted: (listed: Listed, content: Row) => boolean },
): Write[] {
  const { now } = options;
  const { date } = cityTime(Date.parse(now));
  const present = new Map(stored.dated_changes.map((row) => [row.id, row]));
  const names = new Map([
    ...stored.organisations.map(({ id, name }) => [id, String(name)] as const),
    ...file.organisations.map(({ _id, name }) => [_id, name] as const),
  ]);
  return file.changes.flatMap((change): Write[] => {
    const { _id: id, organisation, version } = change;
    const content = changeContentOf(change);
    const of = organisation === null ? '' : (names.get(organisation) ?? '');
    const listed = { kind: 'dated change' as const, id, what: describeChange(change, date), of };
    const before = present.get(id) ?? null;
    if (!before && isDeleted(listed, { provider_id: organisation })) {
      plan.keptDeleted.push(listed);
      return [];
    }
    const differs = Object.entries(content).some(([column, value]) => before?.[column] !== value);
    if (!differs) plan.unchanged += 1;
    const isKept = before && !(options.overwrite || options.also?.has(nameChoice(listed)));
    if (before && differs && isKept)
      plan.kept.push({ ...listed, before, after: { id, ...content } });
    if (!differs || isKept) return [];
    const count = before ? Number(before.version) + 1 : version;
    return [{ ...listed, before, after: { id, ...content, version: count, updated_at: now } }];
  });
}
