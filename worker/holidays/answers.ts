import { z } from 'zod';
import { defineAnswer, id, instant } from '../http/describe-route.ts';
import { pageSchema } from '../http/paging.ts';

const orNever = z.union([instant, z.literal('')]);

const holiday = {
  from: z.iso.date().describe('The first and the last of its dates.'),
  to: z.iso.date(),
  title: z.string(),
  days: z
    .array(z.object({ date: z.iso.date(), name: z.string() }))
    .describe('Each with the name of its bank holiday; empty for a day between.'),
};

export const HolidayAnswer = defineAnswer(
  'Holiday',
  z.object({
    ...holiday,
    answeredAt: orNever.describe('When the organisation last said its hours; empty for never.'),
    answeredBy: z.string().describe('What that person signs in with.'),
  }),
);

const notAnswered = z.object({
  _id: id,
  name: z.string(),
  phoneDisplay: z.string().describe("'' without a phone."),
  phoneHref: z.string(),
  signIns: z.int().describe('How many people can be asked by mail.'),
  askedAt: orNever.describe('When it was last asked for anything by mail.'),
  mayBeAsked: z.boolean().describe('Whether it may be asked by mail now.'),
});

export const UnansweredAnswer = defineAnswer(
  'UnansweredHolidays',
  pageSchema(notAnswered).extend({
    holidays: z.array(
      z.object({
        ...holiday,
        answered: z.int().describe('How many organisations with services have answered.'),
        notYet: z.int().describe('How many have not.'),
        reachable: z.int().describe('How many of these may be asked by mail now.'),
      }),
    ),
    from: z
      .union([z.iso.date(), z.literal('')])
      .describe("The first day of the holiday whose organisations `items` are; '' without one."),
  }),
);

export const RemindedAnswer = defineAnswer(
  'Reminded',
  z.object({
    reminded: z.int().describe('How many organisations get a mail now.'),
    left: z.int().describe('How many get none: asked within 21 days, or nobody signs in for them.'),
  }),
);
