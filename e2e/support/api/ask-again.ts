import type { APIRequestContext } from '@playwright/test';

/** Has it ask again where the server has just ended a connection that nobody used for a while: nothing was answered yet. */
export function askAgain(request: APIRequestContext): APIRequestContext {
  const once = request.fetch.bind(request);
  request.fetch = (address, options) => once(address, { maxRetries: 3, ...options });
  return request;
}
