import { z } from 'zod';
import type { ChangeRecord } from '../../shared/services/changes/change-record.ts';
import { isServiceType } from '../../shared/services/service.ts';
import type { Slot } from '../../shared/time/schedule.ts';
import type { DatedChangeRow, datedChanges } from '../db/tables.ts';

const Ids = z.array(z.string());
const Slots: z.ZodType<Slot[]> = z.array(z.object({ start: z.string(), end: z.string() }));

/** Throws what a broken row fails with. */
export const readChangeRow = ({
  id,
  organisationId,
  services,
  slots,
  type,
  askedAt: _job,
  ...row
}: DatedChangeRow): ChangeRecord => ({
  _id: id,
  ...row,
  organisation: organisationId,
  type: isServiceType(type) ? type : '',
  services: Ids.parse(JSON.parse(services)),
  slots: Slots.parse(JSON.parse(slots)),
});

/** A change as its row keeps it. */
export const toChangeRow = ({
  _id: id,
  organisation: organisationId,
  services,
  slots,
  ...fields
}: ChangeRecord): typeof datedChanges.$inferInsert & { id: string } => ({
  id,
  organisationId,
  ...fields,
  services: JSON.stringify(services),
  slots: JSON.stringify(slots),
});
