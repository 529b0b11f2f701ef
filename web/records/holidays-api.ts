import type { z } from 'zod';
import type { HolidayAnswerInput } from '../../shared/services/changes/holiday-answer.ts';
import { areaMessages } from '../../shared/site/area-messages.ts';
import { client, type QueryOf, read } from '../auth/account-api.ts';

const words = areaMessages.holidays;
const calls = client.holidays;

type Answer = z.input<typeof HolidayAnswerInput> & { organisation?: string };

/** The calls about holidays, with the token of the session; each throws an ApiError in the server's words or these. */
export const holidaysApi = {
  list: (query: { provider?: string } = {}) => read(calls.$get({ query }), words.listFailed),
  answer: (json: Answer) => read(calls.answers.$post({ json }), words.saveFailed),
  unanswered: (query: QueryOf<typeof calls.unanswered.$get>) =>
    read(calls.unanswered.$get({ query }), words.listFailed),
  remind: (json: { from: string; to: string }) =>
    read(calls.remind.$post({ json }), words.remindFailed),
};

/** A question about a holiday, and when it was answered. */
export type AskedHoliday = Awaited<ReturnType<typeof holidaysApi.list>>[number];
