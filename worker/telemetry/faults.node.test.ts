import { DrizzleQueryError } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { logFault } from './faults.ts';

afterEach(() => vi.restoreAllMocks());

/** All that is left in the log of a failure: words, stacks and causes. */
function logged(...said: Parameters<typeof logFault>): string {
  const lines: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => lines.push(...words));
  logFault(...said);
  const whole = (it: unknown): string =>
    it instanceof Error ? `${it.name} ${it.message} ${it.stack} ${whole(it.cause)}` : String(it);
  return lines.map(whole).join(' ');
}

it('names nobody: not in its words, not in what led to it', () => {
  const cause = new Error('no mailbox of jo.o’neil+help@harbour.test');
  const line = logged(
    'Mail to <ann@harbour.test> failed:',
    new Error('sam@harbour.test is unknown', { cause }),
  );
  expect(line).toContain('Mail to <[address]> failed:');
  expect(line).toContain('[address] is unknown');
  expect(line).toContain('no mailbox of [address]');
  expect(line).not.toContain('@');
});

it('repeats of a failed query only what was asked, not what people typed', () => {
  const failed = new DrizzleQueryError(
    'select "id" from "accounts" where "email" = ?',
    ['ann@harbour.test', 'a phone number'],
    new Error('D1_ERROR: too slow'),
  );
  const line = logged(failed);
  expect(line).toContain('Failed query: select "id" from "accounts"');
  expect(line).toContain('D1_ERROR: too slow');
  expect(line).not.toMatch(/ann|phone number/);
});

it('keeps nobody waiting for a failure that says much', () => {
  const much = 'x'.repeat(200_000);
  expect(logged('It failed:', new Error(much))).toContain(much);
});
