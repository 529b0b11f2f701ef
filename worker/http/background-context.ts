/** The part of a request's ExecutionContext that is needed here. */
export type BackgroundContext = { waitUntil: (work: Promise<unknown>) => void };

/** What a request may still do once it is answered; nothing where it was made without a context. */
export function backgroundContext(c: {
  executionCtx: BackgroundContext;
}): BackgroundContext | undefined {
  try {
    return c.executionCtx;
  } catch {
    return undefined;
  }
}
