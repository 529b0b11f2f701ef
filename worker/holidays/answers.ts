import { z } from 'zod';
import { defineAnswer, id, instant } from '../http/describe-route.ts';

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

export const UnansweredAnswer = defineAnswer(
  'UnansweredHoliday',
  z.object({
    ...holiday,
    answered: z.int().describe('How many organisations have answered.'),
    organisations: z
      .array(
        z.object({
          _id: id,
          name: z.string(),
          phoneDisplay: z.string().describe("'' without a phone."),
          phoneHref: z.string(),
          signIns: z.int().describe('How many people can be asked by mail.'),
          askedAt: orNever.describe('When it was last asked for anything by mail.'),
          mayBeAsked: z.boolean().describe('Whether it may be asked by mail now.'),
        }),
      )
      .describe('Those with services that have not, by name.'),
  }),
);

export const RemindedAnswer = defineAnswer(
  'Reminded',
  z.object({
    reminded: z.int().describe('How many organisations get a mail now.'),
    left: z.int().describe('How many get none: asked within 21 days, or nobody signs in for them.'),
  }),
);
