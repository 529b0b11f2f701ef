import type { TimetableRow } from '../sections.ts';

/** Rows that follow each other and are of one provider, in their order. */
export function groupByProvider<R extends Pick<TimetableRow, 'organisation'>>(
  rows: readonly R[],
): R[][] {
  const groups: R[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.[0]?.organisation === row.organisation) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

/**
 * The branch of a provider that has several, by what its address begins with: 'Victoria Park' of 'Victoria Park, Somerset
 * Terrace, Bristol BS3 4LL'. An address without a comma and one that begins with a number alone, are all branch.
 */
export function branchOf(address: string): { branch: string; rest: string } {
  const [, branch = address, rest = ''] = /^([^,]*[^\d,][^,]*),\s*(.+)$/su.exec(address) ?? [];
  return { branch, rest };
}
