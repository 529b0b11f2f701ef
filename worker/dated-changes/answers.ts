import { z } from 'zod';
import { ChangeInput } from '../../shared/services/changes/change-input.ts';
import { CHANGE_TIMES } from '../../shared/services/changes/change-times.ts';
import { stripDefaults } from '../../shared/validation/fields.ts';
import { defineAnswer, id, instant } from '../http/describe-route.ts';
import { pageSchema } from '../http/paging.ts';

const { fromNow: _input, ...fields } = stripDefaults(ChangeInput.shape);

const orNone = z.union([instant, z.literal('')]);

export const DatedChangeAnswer = defineAnswer(
  'DatedChange',
  z.object({
    ...fields,
    _id: id,
    organisation: id.nullable().describe('Whose it is; null of a type or the city.'),
    since: orNone.describe('The instant of a change "from now" on its first date.'),
    endedAt: orNone.describe('When somebody ended it: it holds no more from that day on.'),
    version: z.int().min(1).describe('Raised by each write.'),
    updatedAt: instant,
  }),
);

export const ListedChangeAnswer = defineAnswer(
  'ListedDatedChange',
  DatedChangeAnswer.schema.extend({
    organisationName: z.string().nullable().describe('Null of a type or the city.'),
    target: z.string().describe('For what it holds, in words.'),
  }),
);

export const ChangesPageAnswer = defineAnswer(
  'DatedChangePage',
  pageSchema(ListedChangeAnswer.schema).extend({
    counts: z
      .record(z.enum(['all', ...CHANGE_TIMES]), z.int())
      .describe('Of what was searched for: all, and those of each time.'),
  }),
);
