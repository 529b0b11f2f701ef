import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { findTargetHandler } from 'hono/utils/handler';
import {
  type Action,
  canSome,
  needsRecentPassword,
  PASSWORD_MINUTES,
  type SignedIn,
  VISITOR,
} from '../../shared/account/access.ts';
import type { SessionOrganisation } from '../../shared/account/account.ts';
import { MINUTE } from '../../shared/time/units.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { ApiError } from '../http/errors.ts';
import { findViewer } from './queries.ts';
import { readAccess } from './tokens.ts';

/** What `allow` gives the handlers after it. */
export type AllowedEnv = ApiEnv & {
  Variables: {
    viewer: SignedIn;
    sessionId: string;
    organisation: SessionOrganisation;
    action: Action;
  };
};

const guards = new WeakMap<object, Action>();

/** The action that a handler made by `allow` or `allowAnyone` guards. */
export const actionOf = (handler: object): Action | undefined => guards.get(handler);

/**
 * Names the action of a route and lets in whom `can` allows it for some record; which record, the handler asks. The
 * viewer is loaded at each call, so that a deleted account or an ended session is refused at once.
 */
export function allow(action: Action) {
  return registerAction(
    action,
    createMiddleware<AllowedEnv>(async (c, next) => {
      const { viewer, sessionId, organisation, passwordAt } = await identify(
        c.req.header('Authorization'),
        c.env,
        c.var.now,
      );
      if (!canSome(viewer, action)) throw forbiddenError();
      requireRecentPassword(action, passwordAt, c.var.now);
      c.set('viewer', viewer);
      c.set('sessionId', sessionId);
      c.set('organisation', organisation);
      c.set('action', action);
      await next();
    }),
  );
}

/** Refuses what makes or keeps power where the session's password was given too long ago (`passwordAt`, ISO instant). */
function requireRecentPassword(action: Action, passwordAt: string, now: number) {
  if (!needsRecentPassword(action)) return;
  if (now - Date.parse(passwordAt) < PASSWORD_MINUTES * MINUTE) return;
  throw new ApiError(403, 'Please give your password again.', { reason: 'password' });
}

/** Names the action of a route that visitors may use. Nobody is looked up: an old token does not close it. */
export function allowAnyone(action: Action) {
  if (!canSome(VISITOR, action)) throw new Error(`${action} is not for visitors.`);
  return registerAction(
    action,
    createMiddleware<ApiEnv>((_c, next) => next()),
  );
}

/** Guards all of /api. A route without an action is denied, even if another route has the same path. */
export const denyByDefault: MiddlewareHandler = async (c, next) => {
  const routes = matchedRoutes(c).filter(
    ({ method, path }) => method !== 'ALL' && path.startsWith('/api/'),
  );
  const guarded = routes.filter(({ handler }) => guards.has(findTargetHandler(handler)));
  const open = new Set(guarded.map(({ path }) => path));
  if (!routes.every(({ path }) => open.has(path))) throw forbiddenError();
  await next();
};

/** 403, for a handler that `can` tells no. */
export const forbiddenError = () => new ApiError(403, 'You are not allowed to do this.');

function registerAction<Handler extends object>(action: Action, handler: Handler): Handler {
  guards.set(handler, action);
  return handler;
}

async function identify(
  authorization: string | undefined,
  { DB, JWT_SECRET }: ApiEnv['Bindings'],
  now: number,
) {
  const [, token] = authorization?.match(/^Bearer +(\S+)$/i) ?? [];
  if (!token) throw signInFirst('No token found.');
  const claims = await readAccess(JWT_SECRET, token, now);
  const found = claims && (await findViewer(DB, claims, now));
  if (!found) throw signInFirst('Your session has ended. Please sign in again.');
  if (!found.approved) throw approvalError();
  return { ...found, sessionId: claims.sessionId };
}

export const approvalError = () => new ApiError(403, 'Your organisation is awaiting approval.');

/** 401: what the client answers with one refresh. */
export const signInFirst = (message: string) =>
  new ApiError(401, message, { headers: { 'WWW-Authenticate': 'Bearer' } });
