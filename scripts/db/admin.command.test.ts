import { afterAll, expect, it } from 'vitest';
import { isPassword } from '../../worker/account/passwords/passwords.ts';
import { digestOf } from '../../worker/platform/crypto.ts';
import { DEMO_ACCOUNTS } from '../local/demo-accounts.ts';
import { commandLine } from '../test/testing/command-line.ts';

const { node, rows, remove } = commandLine();
afterAll(remove);

const admin = (...args: string[]) => node('scripts/db/admin.ts', ...args);

const accounts = () =>
  rows(`SELECT accounts.email, accounts.role, password_hash, organisations.name, organisations.role AS of
    FROM accounts JOIN organisations ON organisations.id = organisation_id ORDER BY accounts.email`);

it('makes the first admin with the charity, and prints a link to set the password', () => {
  const made = admin(' Anna@Charity.Test ');
  expect(made).toMatchObject({ status: 0, stderr: '' });
  const [, token = ''] =
    made.stdout.match(/^http:\/\/localhost:8123\/reset-password\/(.+)$/m) ?? [];
  expect(made.stdout).toContain('anna@charity.test is an admin now.');
  expect(accounts()).toEqual([
    {
      email: 'anna@charity.test',
      role: 'admin',
      password_hash: null,
      name: 'Harbourlight',
      of: 'admin',
    },
  ]);
  expect(rows('SELECT digest, purpose FROM one_time_tokens')).toEqual([
    { digest: digestOf(token), purpose: 'reset' },
  ]);
});

it('gives another admin to the same charity, and one it has a new link', () => {
  expect(admin("o'neil@charity.test").status).toBe(0);
  expect(admin('anna@charity.test').stdout).toContain('anna@charity.test is an admin.');
  expect(accounts().map(({ email }) => email)).toEqual([
    'anna@charity.test',
    "o'neil@charity.test",
  ]);
  expect(rows("SELECT id FROM organisations WHERE role = 'admin'")).toHaveLength(1);
  // One for each: the new link of the first put an end to the one before.
  expect(rows('SELECT digest FROM one_time_tokens')).toHaveLength(2);
});

it('tells the other admins who have set a password, by the next mail that goes', () => {
  rows("UPDATE accounts SET password_hash = 'any' WHERE email = 'anna@charity.test'");
  expect(admin("o'neil@charity.test").status).toBe(0);
  expect(rows('SELECT kind, recipient, data FROM outbox')).toEqual([
    {
      kind: 'admin-changed',
      recipient: 'anna@charity.test',
      data: expect.stringContaining(`"change":"command","email":"o'neil@charity.test"`),
    },
  ]);
  rows('DELETE FROM outbox');
});

it('adds no demo sign-ins where somebody has made an account', () => {
  rows('UPDATE directory SET is_sample = 1');
  expect(node('scripts/site/demo.ts')).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(accounts()).toHaveLength(2);
});

it('adds no demo sign-ins to a directory that is not the sample', () => {
  rows('DELETE FROM organisations');
  rows('UPDATE directory SET is_sample = 0');
  expect(node('scripts/site/demo.ts').status).toBe(0);
  expect(accounts()).toEqual([]);
});

it('adds the demo sign-ins to the sample, of an organisation with services and of the charity', () => {
  rows('UPDATE directory SET is_sample = 1');
  expect(node('scripts/site/demo.ts')).toEqual({ status: 0, stdout: '', stderr: '' });
  const [first, second] = accounts();
  expect(first).toMatchObject({ email: 'admin@handbook.test', role: 'admin', of: 'admin' });
  expect(second).toMatchObject({ email: 'organisation@handbook.test', of: 'organisation' });
  expect(isPassword('demo-admin-password', String(first?.password_hash))).toBe(true);
  const { password } = DEMO_ACCOUNTS.organisation;
  expect(isPassword(password, String(second?.password_hash))).toBe(true);
  expect(rows('SELECT id FROM services')).toHaveLength(3);
  expect(rows('SELECT id FROM helplines')).toHaveLength(1);
});

it('makes no admin of an organisation’s sign-in', () => {
  expect(admin('organisation@handbook.test')).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'organisation@handbook.test signs in for Quayside Welcome (demo). An admin needs an email of its own.',
  });
});

it.each([[['nobody']], [['a@b.test', '--force']]])('says how it is used for %o', (args) => {
  const refused = admin(...args);
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('Usage: npm run admin -- EMAIL');
});
