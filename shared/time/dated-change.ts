import type { Slot } from './schedule.ts';

/** What holds instead of the week (docs/product.md#dated-changes). */
export const CHANGE_KINDS = ['as usual', 'closed', 'hours', 'check first'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** What holds on some dates instead of the week. */
export type DatedChange = {
  kind: ChangeKind;
  /** City dates YYYY-MM-DD, both included; `to` is '' until further notice. */
  from: string;
  to: string;
  /** The hours of each of its dates, for the kind 'hours' alone; an end past midnight is allowed. */
  slots?: readonly Slot[];
  /** What the public reads, '' for none. */
  reason: string;
  /** The instant (ISO) of a change "from now" on its first date: what began the day before ends then, too. */
  since?: string;
  /** Set on a bank holiday that an admin added: it is announced like those of the calendar, and `reason` is its name. */
  isBankHoliday?: true;
};

/** Whether a change is made for a date YYYY-MM-DD. */
export const isFor = ({ from, to }: DatedChange, date: string): boolean =>
  from <= date && (!to || date <= to);
