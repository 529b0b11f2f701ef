import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { REFUSAL_REASONS } from '../../shared/validation/refusal-reasons.ts';

/** A body that calls answer with, under its name in the OpenAPI document. */
export type Answer = { name: string; schema: z.ZodObject };

export const defineAnswer = <Schema extends z.ZodObject>(name: string, schema: Schema) => ({
  name,
  schema,
});

/** What a route does, for the OpenAPI document: what its guard and its schemas do not say already. */
export type RouteDescription = {
  summary: string;
  /** What it answers with when all is well; a list is written as `[answer]`, nothing of ours as null. */
  answer: Answer | [Answer] | null;
  /** What it answers with instead where its query asks for one page of its list. */
  page?: Answer;
  status?: 201;
  /** What each parameter of the query is for. */
  query?: Record<string, string>;
};

const descriptions = new WeakMap<object, RouteDescription>();

/** Describes the route that it stands in; a test fails on a route without it. */
export function describeRoute(description: RouteDescription) {
  const handler: MiddlewareHandler<
    // biome-ignore lint/suspicious/noExplicitAny: any environment, so that those around it give theirs
    any,
    string
  > = (_c, next) => next();
  descriptions.set(handler, description);
  return handler;
}

/** The description of a handler that `describeRoute` made. */
export const descriptionOf = (handler: object): RouteDescription | undefined =>
  descriptions.get(handler);

/** An instant as JSON has it. */
export const instant = z.iso.datetime();
/** The id of a record or an account. */
export const id = z.string().describe('1 to 64 letters, digits, hyphens or underscores.');

export const MessageAnswer = defineAnswer('Message', z.object({ message: z.string() }));

/** Every failure: `renderError` writes it. */
export const ErrorAnswer = defineAnswer(
  'Error',
  z.object({
    error: z.string().describe('What went wrong, in words that may be shown.'),
    fields: z.record(z.string(), z.string()).optional().describe('What is wrong with each field.'),
    current: z.unknown().optional().describe('On a conflict: the record as it stands now.'),
    others: z
      .array(
        z.object({
          why: z.enum(['same level', 'narrower']),
          change: z.unknown(),
          target: z.string().describe('For what the change holds, in words.'),
        }),
      )
      .optional()
      .describe('The dated changes that stand in the way of this one.'),
    reason: z
      .enum(REFUSAL_REASONS)
      .optional()
      .describe(
        'What to do: "password" is to give it again and repeat the call, "code" to send one too, "weakPassword" to choose another or to send saidWeak one higher, "otherChanges" to name each of `others` in `keep` or `end`.',
      ),
    requestId: z
      .string()
      .optional()
      .describe('Of a failure on our side: the number under which our log has it.'),
  }),
);
