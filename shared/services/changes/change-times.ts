import { isOver } from './change-input.ts';
import type { ChangeRecord } from './change-record.ts';

/** When a dated change holds, in the order of their lists (docs/product.md#dated-changes). */
export const CHANGE_TIMES = ['now', 'coming', 'over'] as const;
export type ChangeTime = (typeof CHANGE_TIMES)[number];

/** Whether a text of an address is one of those times. */
export const isChangeTime = (text: string): text is ChangeTime =>
  CHANGE_TIMES.some((time) => time === text);

/** Which of them a change is on a city date YYYY-MM-DD. */
export const timeOf = (
  change: Pick<ChangeRecord, 'from' | 'to' | 'endedAt'>,
  today: string,
): ChangeTime => (isOver(change, today) ? 'over' : change.from <= today ? 'now' : 'coming');
