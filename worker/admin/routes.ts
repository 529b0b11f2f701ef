import { Hono } from 'hono';
import { z } from 'zod';
import { cityTime } from '../../shared/time/city-time.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { allow } from '../access/guard.ts';
import { readSettings } from '../edited/edited.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { describeRoute } from '../http/describe-route.ts';
import { query } from '../http/input.ts';
import { filterValue } from '../http/paging.ts';
import { readOperations } from '../operations/queries.ts';
import { listProviders } from '../organisations/list.ts';
import { readAuthor } from '../records/record.ts';
import { listSearches } from '../searches/queries.ts';
import {
  AdminOverviewAnswer,
  FoundAnswer,
  OperationsAnswer,
  ProviderChoiceAnswer,
  ServiceTypeCountAnswer,
  ZeroResultSearchAnswer,
} from './answers.ts';
import { findRecords } from './find.ts';
import { countRecords, countTypes } from './queries.ts';

/** What only the admin's area asks for. */
export const admin = new Hono<ApiEnv>()
  .get(
    '/overview',
    allow('admin:overview'),
    describeRoute({
      summary: 'How many records there are, and where answers to the feedback form arrive',
      answer: AdminOverviewAnswer,
    }),
    async (c) => {
      const { DB } = c.env;
      const [{ mailbox, responseSpreadsheet }, counts] = await Promise.all([
        readSettings(DB),
        countRecords(DB, c.var.now),
      ]);
      return c.json({ mailbox, responseSpreadsheet, ...counts });
    },
  )
  .get(
    '/service-types',
    allow('admin:overview'),
    describeRoute({
      summary: 'The service types that occur, with how many services there are of each',
      answer: [ServiceTypeCountAnswer],
    }),
    async (c) => c.json(await countTypes(c.env.DB)),
  )
  .get(
    '/providers',
    allow('organisation:list'),
    describeRoute({
      summary: `Organisations that may have services and a helpline: the first ${LIMITS.providersOffered.value} by name`,
      answer: ProviderChoiceAnswer,
      query: {
        q: 'Only those whose name contains this, in any case.',
        chosen: 'The id of one that is told besides, wherever it stands.',
      },
    }),
    query(z.object({ q: filterValue, chosen: filterValue })),
    async (c) => c.json(await listProviders(c.env.DB, readAuthor(c), c.req.valid('query'))),
  )
  .get(
    '/find',
    allow('admin:overview'),
    describeRoute({
      summary:
        'Records and accounts that hold a text: a name, a phone number in any form, an address, an email address, a note',
      answer: FoundAnswer,
      query: { q: 'Without case, accents and apostrophes. Nothing finds nothing.' },
    }),
    query(z.object({ q: filterValue })),
    async (c) => c.json(await findRecords(c.env.DB, readAuthor(c), c.req.valid('query').q ?? '')),
  )
  .get(
    '/operations',
    allow('operations:read'),
    describeRoute({
      summary:
        'When mail, scheduled jobs and a backup last went well, and how many admins there are',
      answer: OperationsAnswer,
    }),
    async (c) => c.json(await readOperations(c.env.DB)),
  )
  .get(
    '/searches',
    allow('search:list'),
    describeRoute({
      summary: 'What was searched for and not found, on three days or more',
      answer: [ZeroResultSearchAnswer],
    }),
    async (c) => c.json(await listSearches(c.env.DB, cityTime(c.var.now).date)),
  );
