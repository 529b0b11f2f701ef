import type { z } from 'zod';
import { ChangeInput, clashDecisions } from '../../../shared/services/changes/change-input.ts';
import type { ChangeRecord, ChangeScope } from '../../../shared/services/changes/change-record.ts';
import type { ServiceType } from '../../../shared/services/service.ts';
import type { ChangeKind } from '../../../shared/time/dated-change.ts';
import { formatDay, type Slot } from '../../../shared/time/schedule.ts';
import type { FieldWords } from '../../forms/safe-form/ConflictChoice.tsx';

/** A dated change as it is typed. */
export type TypedChange = {
  scope: ChangeScope;
  services: string[];
  type: ServiceType | '';
  kind: ChangeKind;
  from: string;
  to: string;
  isOpenEnded: boolean;
  slots: Slot[];
  reason: string;
  fromNow: boolean;
  /** What was decided about the changes that stood in the way. */
  keep: string[];
  end: string[];
};

export const ChangeFormInput = ChangeInput.safeExtend(clashDecisions);
export type ChangeFormInput = z.output<typeof ChangeFormInput>;

/** A day that was not given is no "until further notice": that is said by its own tick. */
export const prepareChange = ({ isOpenEnded, to, ...typed }: TypedChange) => ({
  ...typed,
  to: isOpenEnded ? '' : to || 'none',
  ...(typed.scope === 'bank holiday' && { kind: 'check first', to: typed.from, fromNow: false }),
});

/** What an editor begins with: closed, today. */
export const newChange = (today: string, fields: Partial<TypedChange> = {}): TypedChange => ({
  scope: 'service',
  services: [],
  type: '',
  kind: 'closed',
  from: today,
  to: today,
  isOpenEnded: false,
  slots: [],
  reason: '',
  fromNow: false,
  keep: [],
  end: [],
  ...fields,
});

/** A stored change as its form begins with it. */
export const typedChange = (change: ChangeRecord): TypedChange => ({
  ...newChange(change.from),
  scope: change.scope,
  services: [...change.services],
  type: change.type,
  kind: change.kind,
  from: change.from,
  to: change.to,
  isOpenEnded: change.to === '',
  slots: [...change.slots],
  reason: change.reason,
  fromNow: change.since !== '',
});

/** What is typed as it would be stored now, so that the preview reads it by the public's rules. */
export const previewRecord = (
  typed: TypedChange,
  { id, organisation, now }: { id: string; organisation: string | null; now: number },
): ChangeRecord => ({
  _id: id,
  scope: typed.scope,
  services: typed.scope === 'service' ? typed.services : [],
  organisation,
  type: typed.type,
  kind: typed.kind,
  from: typed.from,
  to: typed.isOpenEnded ? '' : typed.to,
  slots: typed.kind === 'hours' ? typed.slots : [],
  reason: typed.reason.trim(),
  since: typed.fromNow ? new Date(now).toISOString() : '',
  endedAt: '',
  version: 1,
  // What is saved last wins.
  updatedAt: '9999',
});

export const KIND_WORDS: Record<ChangeKind, { label: string; hint: string }> = {
  closed: { label: 'Closed', hint: '' },
  hours: { label: 'Other times', hint: 'Open, at the times below' },
  'as usual': { label: 'As usual', hint: 'Open as in any week, bank holiday or not' },
  'check first': { label: 'Check first', hint: 'Perhaps: people are told to ask' },
};

export const CHANGE_WORDS: FieldWords<TypedChange> = {
  kind: { label: 'What holds', show: (kind) => KIND_WORDS[kind].label },
  from: { label: 'First day' },
  to: { label: 'Last day' },
  isOpenEnded: { label: 'Until further notice', show: (is) => (is ? 'Yes' : 'No') },
  slots: { label: 'Times', show: (slots) => formatDay(slots) },
  reason: { label: 'Reason' },
  services: { label: 'Services', show: (ids) => String(ids.length) },
};
