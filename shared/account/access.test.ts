import { describe, expect, it } from 'vitest';
import { ACTIONS, type Action, can, canSome, VISITOR, type Viewer } from './access.ts';

const organisation: Viewer = { role: 'organisation', accountId: 'a', organisationId: 'kitchen' };
const admin: Viewer = { role: 'admin', accountId: 'b', organisationId: 'charity' };
const own = { organisationId: 'kitchen' };
const anothers = { organisationId: 'shelter' };
const nobodys = { organisationId: null };
const charity = { organisationId: 'charity' };

const records = ACTIONS.filter((action) => /^(service|helpline):/.test(action));

describe('a visitor', () => {
  it('reads and searches the public directory, registers, signs in and follows links from mails, and no more', () => {
    expect(ACTIONS.filter((action) => canSome(VISITOR, action))).toEqual([
      'directory:read',
      'session:use',
      'organisation:register',
      'registration:confirm',
      'search:report',
      'count:report',
      'kiosk:report',
      'report:create',
      'listing:readByLink',
      'listing:check',
      'listing:uncheck',
      'listing:checkAsStandIn',
      'listing:uncheckAsStandIn',
      'standIn:readByLink',
      'standIn:decline',
      'account:resetPassword',
      'account:confirmEmail',
    ]);
  });
});

describe('an organisation', () => {
  it('keeps its own services and helpline, and nobody else’s', () => {
    expect(records).toHaveLength(11);
    for (const action of records) {
      expect(can(organisation, action, own)).toBe(true);
      expect(can(organisation, action, anothers)).toBe(false);
      expect(can(organisation, action, nobodys)).toBe(false);
    }
  });

  it('views and edits its own profile alone', () => {
    for (const action of ['organisation:read', 'organisation:update'] as const) {
      expect(can(organisation, action, own)).toBe(true);
      expect(can(organisation, action, anothers)).toBe(false);
    }
  });

  it.each<Action>([
    'admin:open',
    'admin:overview',
    'operations:read',
    'mail:retry',
    'line:list',
    'line:read',
    'line:update',
    'search:list',
    'search:teach',
    'search:forget',
    'registration:list',
    'registration:remove',
    'organisation:list',
    'organisation:approve',
    'organisation:create',
    'organisation:check',
    'organisation:uncheck',
    'merge:list',
    'merge:make',
    'merge:undo',
    'merge:refuse',
    'organisation:publishSeveral',
    'organisation:delete',
    'account:inviteSeveral',
    'account:changeAdminPassword',
  ])('may not %s, even to itself', (action) => {
    expect(can(organisation, action, own)).toBe(false);
    expect(canSome(organisation, action)).toBe(false);
  });

  it('has its dashboard, its password and its sign-in email', () => {
    for (const action of [
      'dashboard:open',
      'account:verify',
      'account:changePassword',
      'account:changeEmail',
      'standIn:name',
    ] as const)
      expect(can(organisation, action)).toBe(true);
  });
});

describe('an admin', () => {
  it('keeps every service and helpline, those of nobody too', () => {
    for (const action of records)
      for (const subject of [own, nobodys, charity]) expect(can(admin, action, subject)).toBe(true);
  });

  it('approves, edits and deletes any organisation but cannot delete its own', () => {
    for (const action of [
      'organisation:list',
      'organisation:read',
      'organisation:update',
      'organisation:approve',
    ] as const)
      for (const subject of [own, charity]) expect(can(admin, action, subject)).toBe(true);
    expect(can(admin, 'organisation:delete', own)).toBe(true);
    expect(can(admin, 'organisation:delete', charity)).toBe(false);
  });

  it('alone takes listings down, restores, and has files in and out', () => {
    for (const action of [
      'listing:publish',
      'history:read',
      'history:restore',
      'directory:export',
      'directory:match',
      'directory:import',
    ] as const) {
      expect(can(admin, action)).toBe(true);
      expect(canSome(organisation, action)).toBe(false);
    }
    expect(can(admin, 'organisation:publish', own)).toBe(true);
    expect(can(admin, 'organisation:publish', charity)).toBe(false);
  });

  it('keeps the sign-ins of any organisation, which keeps its own', () => {
    for (const action of [
      'account:list',
      'account:invite',
      'account:remove',
      'standIn:withdraw',
    ] as const) {
      for (const subject of [own, charity]) expect(can(admin, action, subject)).toBe(true);
      expect(can(organisation, action, own)).toBe(true);
      expect(can(organisation, action, anothers)).toBe(false);
    }
  });

  it('is not let into an organisation’s dashboard, nor does it register one', () => {
    for (const action of [
      'dashboard:open',
      'account:changePassword',
      'organisation:register',
    ] as const)
      expect(canSome(admin, action)).toBe(false);
  });
});

it('denies what is bound to a record as long as no record is named', () => {
  expect(can(organisation, 'service:update')).toBe(false);
  expect(can(admin, 'organisation:delete')).toBe(false);
});

it.each(['service:burn', 'toString', '__proto__', ''])('denies the unknown action "%s"', (name) => {
  for (const viewer of [VISITOR, organisation, admin])
    expect(can(viewer, name as Action, own)).toBe(false);
});

it.each(['root', 'toString', ''])('denies the unknown role "%s"', (role) => {
  const stranger = { ...admin, role } as unknown as Viewer;
  for (const action of ACTIONS) expect(canSome(stranger, action)).toBe(false);
});
