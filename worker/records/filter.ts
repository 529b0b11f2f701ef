import { validator } from 'hono/validator';

/** Which of the records within reach a list is to give: all, where neither is named. */
export type Filter = { type?: string | undefined; provider?: string | undefined };

/** `?type=` and `?provider=`, of which the first counts and an empty one is none. */
export const filter = validator(
  'query',
  ({ type, provider }): Filter => ({
    type: first(type),
    provider: first(provider),
  }),
);

const first = (value: string | string[] | undefined) => [value].flat()[0] || undefined;
