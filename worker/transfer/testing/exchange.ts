import { expect } from 'vitest';
import { call } from '../../testing/directory.ts';
import type { admin } from '../../testing/viewers.ts';

/** The charity's admin, signed in. */
type Charity = Awaited<ReturnType<typeof admin>>;

/** The text of a file that is taken out. */
export const takeOut = async ({ headers }: Charity, name: string) => {
  const answer = await call(`/export/${name}`, { headers });
  expect(answer.status).toBe(200);
  return answer.text();
};

/** The whole directory as it is taken out. */
export const takeDirectory = async (charity: Charity) =>
  JSON.parse(await takeOut(charity, 'directory.json'));

/** Looks at what an import would do, then does it. */
export async function bring({ send }: Charity, input: object) {
  const { body: preview } = await send('POST', '/import/preview', input);
  return { preview, ...(await send('POST', '/import', { ...input, token: preview.token })) };
}

/** What the public reads, apart from when it was written. */
export const readPublicLists = async () =>
  Promise.all(
    ['organisations', 'services', 'helplines'].map(async (noun) => {
      const text = await (await call(`/${noun}/public`)).text();
      return text.replaceAll(/"(createdAt|updatedAt|lastCheckedAt)":"[^"]*"/g, '"$1":""');
    }),
  );
