/** What a live site answered. */
export type Answer = { path: string; status: number; headers: Headers; text: string };

export type Site = {
  /** Without a slash at the end. */
  origin: string;
  /** Asked once for each path; a redirect is an answer like any other. */
  get(path: string): Promise<Answer>;
  ask(path: string, init: RequestInit): Promise<Answer>;
};

/** Thrown by a check that could not be made here: says why. */
export class NotChecked extends Error {}

/** A live site, as a visitor without a cookie sees it. */
export function lookAt(origin: string): Site {
  const seen = new Map<string, Promise<Answer>>();
  async function ask(path: string, init: RequestInit): Promise<Answer> {
    const response = await fetch(new URL(path, origin), {
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
      ...init,
    });
    const { status, headers } = response;
    return { path, status, headers, text: await response.text() };
  }
  return {
    origin,
    ask,
    get(path) {
      // Once more where nothing came: a connection that a server has just ended says nothing of the site.
      const answer = seen.get(path) ?? ask(path, {}).catch(() => ask(path, {}));
      seen.set(path, answer);
      return answer;
    },
  };
}

/** Does the same work for many items, four at a time: a live site is not to be strained. */
export async function ofEach<T, R>(items: T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += 4)
    results.push(...(await Promise.all(items.slice(at, at + 4).map(work))));
  return results;
}
