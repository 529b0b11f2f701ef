import type { z } from 'zod';
import type { ReportAnswerInput, ReportInput } from '../../shared/reports/report-input.ts';
import { areaMessages } from '../../shared/site/area-messages.ts';
import { client, type QueryOf, read } from '../auth/account-api.ts';

const { reports } = client;
const words = areaMessages.reports;

/** What people say is wrong; each throws an ApiError in the server's words or these. */
export const reportsApi = {
  list: (query: QueryOf<typeof reports.$get>) => read(reports.$get({ query }), words.listFailed),
  answer: (json: z.input<typeof ReportAnswerInput>) =>
    read(reports.answers.$post({ json }), words.answerFailed),
  /** What an organisation that is signed in says of somebody else's listing. */
  vouch: (json: z.input<typeof ReportInput>) =>
    read(reports['signed-in'].$post({ json }), words.sendFailed),
  /** All that can be reported. */
  listings: async () => {
    const [services, organisations, helplines] = await Promise.all([
      read(client.services.public.$get({ query: {} }), words.listingsFailed),
      read(client.organisations.public.$get(), words.listingsFailed),
      read(client.helplines.public.$get({ query: {} }), words.listingsFailed),
    ]);
    return { services, organisations, helplines };
  },
  foundClosed: () => read(reports['found-closed'].$get(), words.listFailed),
  sayOpen: (listing: string) => read(reports.open.$post({ json: { listing } }), words.openFailed),
};
