import { z } from 'zod';
import { text } from '../validation/fields.ts';
import { LIMITS } from '../validation/limits.ts';
import { REPORT_OUTCOMES, REPORTED_FAULTS } from './report.ts';

const listing = z.string().max(LIMITS.id.value, LIMITS.id.message);

/** What somebody says is wrong with a listing. */
export const ReportInput = z.object({
  listing,
  what: z.enum(REPORTED_FAULTS, 'Choose what is wrong.'),
  words: text(LIMITS.reportWords).prefault(''),
  isFromKiosk: z.boolean().prefault(false),
});
export type ReportInput = z.output<typeof ReportInput>;

/** What the charity did about all open reports of a listing. */
export const ReportAnswerInput = z.object({
  listing,
  outcome: z.enum(REPORT_OUTCOMES, 'Say what was done.'),
  note: text(LIMITS.reportNote).prefault(''),
});
export type ReportAnswerInput = z.output<typeof ReportAnswerInput>;

/** The listing that its organisation says is open. */
export const SaidOpenInput = z.object({ listing });
