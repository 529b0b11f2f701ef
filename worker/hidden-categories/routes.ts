import { Hono } from 'hono';
import { z } from 'zod';
import {
  HiddenCategoryInput,
  hiddenUntilFaults,
} from '../../shared/organisations/hidden-category.ts';
import { CATEGORIES, type Category, isCategory } from '../../shared/organisations/organisation.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { allow } from '../access/guard.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { defineAnswer, describeRoute, MessageAnswer } from '../http/describe-route.ts';
import { ApiError } from '../http/errors.ts';
import { body, invalidError } from '../http/input.ts';
import { readAuthor } from '../records/record.ts';
import { hideCategory, listCategories, showCategory } from './queries.ts';

const CategoryAddressesAnswer = defineAnswer(
  'CategoryAddresses',
  z.object({
    category: z.enum(CATEGORIES),
    organisations: z.int().describe('Public ones that have it.'),
    until: z.string().describe('The last day on which addresses are hidden; empty for shown ones.'),
  }),
);

/** Hides the addresses of all organisations of a category at once (docs/product.md#secret-places). */
export const hiddenCategories = new Hono<ApiEnv>()
  .get(
    '/',
    allow('category:list'),
    describeRoute({
      summary: 'Every category, and until when its addresses are hidden',
      answer: [CategoryAddressesAnswer],
    }),
    async (c) => c.json(await listCategories(c.env.DB)),
  )
  .put(
    '/:id',
    allow('category:hide'),
    describeRoute({
      summary: 'Hide the addresses of every organisation of a category until the end of a date',
      answer: MessageAnswer,
    }),
    body(HiddenCategoryInput),
    async (c) => {
      const category = requireCategory(c.req.param('id'));
      const { until } = c.req.valid('json');
      const faults = hiddenUntilFaults(until, cityTime(c.var.now).date);
      if (Object.keys(faults).length > 0) throw invalidError(faults);
      await hideCategory(c.env.DB, readAuthor(c), category, until);
      return c.json({ message: 'Their addresses are hidden.' });
    },
  )
  .delete(
    '/:id',
    allow('category:show'),
    describeRoute({
      summary: 'Show the addresses of a category again',
      answer: MessageAnswer,
    }),
    async (c) => {
      const category = requireCategory(c.req.param('id'));
      if (!(await showCategory(c.env.DB, readAuthor(c), category)))
        throw new ApiError(404, 'The addresses of this category are not hidden.');
      return c.json({ message: 'Their addresses are shown again.' });
    },
  );

function requireCategory(text: string): Category {
  if (!isCategory(text)) throw new ApiError(404, 'There is no such category.');
  return text;
}
