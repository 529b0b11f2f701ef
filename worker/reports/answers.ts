import { z } from 'zod';
import { RECORD_KINDS } from '../../shared/directory/record-kind.ts';
import { REPORTED_FAULTS } from '../../shared/reports/report.ts';
import { defineAnswer, id, instant } from '../http/describe-route.ts';
import { pageSchema } from '../http/paging.ts';

const orNever = z.union([instant, z.literal('')]);
const kind = z.enum(RECORD_KINDS);

const until = orNever.describe("Until when the public reads that people found it closed, or ''.");

export const ReportsAnswer = defineAnswer(
  'Reports',
  pageSchema(
    z.object({
      _id: id,
      kind,
      name: z.string().describe("'' for a listing that is not public any more."),
      organisationId: id.nullable(),
      foundClosedUntil: until,
      reports: z.array(
        z.object({
          _id: id,
          what: z.enum(REPORTED_FAULTS),
          words: z.string(),
          at: instant,
          organisation: z
            .object({ _id: id, name: z.string() })
            .nullable()
            .describe('Who was signed in; null for a visitor.'),
          isFromKiosk: z.boolean().describe('Touched on a kiosk.'),
          answered: z
            .object({ at: instant, outcome: z.string(), note: z.string(), by: z.string() })
            .nullable()
            .describe('What was done; null until then.'),
        }),
      ),
    }),
  ),
);

export const FoundClosedAnswer = defineAnswer(
  'FoundClosed',
  z.object({ _id: id, kind, name: z.string(), count: z.int(), lastAt: orNever, until }),
);
