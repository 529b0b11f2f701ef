import type { HelplineType } from './helpline.ts';

/** The helpline types of which there is at least one, alphabetically, each with its count (docs/product.md#home). */
export function helplineTypesPresent(
  helplines: readonly { type: HelplineType }[],
): { type: HelplineType; count: number }[] {
  const counts = new Map<HelplineType, number>();
  for (const { type } of helplines) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([type, count]) => ({ type, count }));
}
