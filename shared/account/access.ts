/** Who asks, as the API's guard and the browser's session know them. */
export type Viewer = { role: 'visitor' } | SignedIn;

/** An account's role decides what it may do; its organisation decides what is its own. */
export type SignedIn = {
  role: 'organisation' | 'admin';
  accountId: string;
  organisationId: string;
};

/** Whose record it is: an organisation's own id for itself, the provider's for a service or helpline, null for nobody's. */
export type Subject = { organisationId: string | null };

export const VISITOR: Viewer = { role: 'visitor' };

/** Whose records: nobody's, the viewer's own organisation's, every other's, or all. */
export type Scope = 'none' | 'own' | 'others' | 'any';

const row = (visitor: Scope, organisation: Scope, admin: Scope) => ({
  visitor,
  organisation,
  admin,
});

/** The whole of docs/product.md#permissions: which records each role may do what to. What is not here nobody may do. */
const PERMISSIONS = {
  'directory:read': row('any', 'any', 'any'),
  'session:use': row('any', 'any', 'any'),
  'dashboard:open': row('none', 'any', 'none'),
  'admin:open': row('none', 'none', 'any'),
  'admin:overview': row('none', 'none', 'any'),
  'operations:read': row('none', 'none', 'any'),
  'mail:retry': row('none', 'none', 'any'),
  'organisation:register': row('any', 'none', 'none'),
  'registration:confirm': row('any', 'any', 'any'),
  'registration:list': row('none', 'none', 'any'),
  'registration:remove': row('none', 'none', 'any'),
  'organisation:list': row('none', 'none', 'any'),
  'organisation:read': row('none', 'own', 'any'),
  'organisation:update': row('none', 'own', 'any'),
  'organisation:approve': row('none', 'none', 'any'),
  'organisation:create': row('none', 'none', 'any'),
  'organisation:check': row('none', 'none', 'any'),
  'organisation:uncheck': row('none', 'none', 'any'),
  'organisation:publishSeveral': row('none', 'none', 'any'),
  'organisation:delete': row('none', 'none', 'others'),
  'organisation:publish': row('none', 'none', 'others'),
  'merge:list': row('none', 'none', 'any'),
  'merge:make': row('none', 'none', 'any'),
  'merge:undo': row('none', 'none', 'any'),
  'merge:refuse': row('none', 'none', 'any'),
  'listing:publish': row('none', 'none', 'any'),
  'history:read': row('none', 'none', 'any'),
  'history:restore': row('none', 'none', 'any'),
  'deletion:list': row('none', 'own', 'own'),
  'deletion:restore': row('none', 'own', 'own'),
  'directory:export': row('none', 'none', 'any'),
  'directory:match': row('none', 'none', 'any'),
  'directory:import': row('none', 'none', 'any'),
  'directory:undo': row('none', 'none', 'any'),
  'line:list': row('none', 'none', 'any'),
  'line:read': row('none', 'none', 'any'),
  'line:update': row('none', 'none', 'any'),
  'search:report': row('any', 'any', 'any'),
  'search:list': row('none', 'none', 'any'),
  'search:teach': row('none', 'none', 'any'),
  'search:forget': row('none', 'none', 'any'),
  'notice:list': row('none', 'none', 'any'),
  'notice:read': row('none', 'none', 'any'),
  'notice:create': row('none', 'none', 'any'),
  'notice:update': row('none', 'none', 'any'),
  'notice:delete': row('none', 'none', 'any'),
  'count:report': row('any', 'any', 'any'),
  'count:list': row('none', 'none', 'any'),
  'kiosk:report': row('any', 'any', 'any'),
  'kiosk:list': row('none', 'none', 'any'),
  'kiosk:keep': row('none', 'none', 'any'),
  'kiosk:remove': row('none', 'none', 'any'),
  'category:list': row('none', 'none', 'any'),
  'category:hide': row('none', 'none', 'any'),
  'category:show': row('none', 'none', 'any'),
  'point:list': row('none', 'none', 'any'),
  'point:set': row('none', 'none', 'any'),
  'service:list': row('none', 'own', 'any'),
  'service:read': row('none', 'own', 'any'),
  'service:create': row('none', 'own', 'any'),
  'service:update': row('none', 'own', 'any'),
  'service:delete': row('none', 'own', 'any'),
  'service:full': row('none', 'own', 'any'),
  'datedChange:list': row('none', 'own', 'any'),
  'datedChange:read': row('none', 'own', 'any'),
  'datedChange:create': row('none', 'own', 'any'),
  'datedChange:update': row('none', 'own', 'any'),
  'datedChange:end': row('none', 'own', 'any'),
  'datedChange:delete': row('none', 'own', 'any'),
  'holiday:list': row('none', 'own', 'any'),
  'holiday:answer': row('none', 'own', 'any'),
  'holiday:chase': row('none', 'none', 'any'),
  'call:list': row('none', 'none', 'any'),
  'call:note': row('none', 'none', 'any'),
  'report:create': row('any', 'any', 'any'),
  'report:vouch': row('none', 'others', 'any'),
  'report:list': row('none', 'none', 'any'),
  'report:answer': row('none', 'none', 'any'),
  'report:readClosed': row('none', 'own', 'any'),
  'report:open': row('none', 'own', 'any'),
  'listing:readByLink': row('any', 'any', 'any'),
  'listing:check': row('any', 'any', 'any'),
  'listing:uncheck': row('any', 'any', 'any'),
  // The same, as the history tells them apart.
  'listing:checkAsStandIn': row('any', 'any', 'any'),
  'listing:uncheckAsStandIn': row('any', 'any', 'any'),
  'standIn:name': row('none', 'any', 'none'),
  'standIn:withdraw': row('none', 'own', 'any'),
  'standIn:readByLink': row('any', 'any', 'any'),
  'standIn:decline': row('any', 'any', 'any'),
  'helpline:list': row('none', 'own', 'any'),
  'helpline:read': row('none', 'own', 'any'),
  'helpline:create': row('none', 'own', 'any'),
  'helpline:update': row('none', 'own', 'any'),
  'helpline:delete': row('none', 'own', 'any'),
  'account:list': row('none', 'own', 'any'),
  'account:invite': row('none', 'own', 'any'),
  'account:inviteSeveral': row('none', 'none', 'any'),
  'account:remove': row('none', 'own', 'any'),
  'secondFactor:read': row('none', 'any', 'any'),
  'secondFactor:change': row('none', 'any', 'any'),
  'secondFactor:remove': row('none', 'none', 'any'),
  'secondFactor:keep': row('none', 'own', 'any'),
  'account:resetPassword': row('any', 'any', 'any'),
  'account:confirmEmail': row('any', 'any', 'any'),
  'account:verify': row('none', 'any', 'any'),
  'account:readSignIns': row('none', 'any', 'any'),
  'account:readAllSignIns': row('none', 'none', 'any'),
  'account:confirmPassword': row('none', 'any', 'any'),
  'session:list': row('none', 'any', 'any'),
  'session:end': row('none', 'any', 'any'),
  'account:changeEmail': row('none', 'any', 'any'),
  'account:changePassword': row('none', 'any', 'none'),
  'account:changeAdminPassword': row('none', 'none', 'any'),
} as const satisfies Record<string, Record<Viewer['role'], Scope>>;

export type Action = keyof typeof PERMISSIONS;

/** So many minutes a password that was given counts as given just now. A sign-in gives it too. */
export const PASSWORD_MINUTES = 10;

/**
 * What makes or keeps power, and the numbers that people ring in danger: a token that was stolen must not be enough. The call asks for the password again, unless it was
 * given within PASSWORD_MINUTES. Changes of a password or a sign-in email carry it in their own bodies.
 */
const AFTER_PASSWORD: ReadonlySet<Action> = new Set<Action>([
  'account:invite',
  'account:inviteSeveral',
  'account:remove',
  'directory:export',
  'directory:match',
  'line:update',
  'merge:make',
  'secondFactor:change',
  'secondFactor:remove',
]);

/** Whether an action asks again for a password that was typed some time ago (docs/decisions/023-power-asks-again.md). */
export const needsRecentPassword = (action: Action): boolean => AFTER_PASSWORD.has(action);

export const ACTIONS = Object.keys(PERMISSIONS) as Action[];

/**
 * Whether the viewer may do this to this record (docs/product.md#permissions). Without a subject only an action whose
 * scope is any record is allowed; an action or role that the table does not know never is.
 */
export function can(viewer: Viewer, action: Action, subject?: Subject): boolean {
  const scope = scopeOf(viewer, action);
  if (scope === 'any') return true;
  if (viewer.role === 'visitor' || !subject) return false;
  const isOwn = subject.organisationId === viewer.organisationId;
  return scope === 'own' ? isOwn : scope === 'others' && !isOwn;
}

/** Whether there is any record to which the viewer may do this: what opens a route or shows a menu entry. */
export function canSome(viewer: Viewer, action: Action): boolean {
  return scopeOf(viewer, action) !== 'none';
}

/** The scope of this action for the viewer, which a query's WHERE repeats. */
export function scopeOf({ role }: Viewer, action: Action): Scope {
  if (!Object.hasOwn(PERMISSIONS, action)) return 'none';
  const scopes: Record<string, Scope> = PERMISSIONS[action];
  return Object.hasOwn(scopes, role) ? (scopes[role] ?? 'none') : 'none';
}
