import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { commandLine } from '../test/testing/command-line.ts';

const { stateDir, node, rows, remove } = commandLine();
afterAll(remove);

const load = (...args: string[]) => node('scripts/db/load.ts', ...args);

function file(name: string, content: unknown) {
  const path = join(stateDir, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const organisation = (fields: object = {}) => ({
  name: "O'Neil's Kitchen",
  description: 'Hot meals; every day.',
  services: [],
  ...fields,
});

it('lists every fault by its path and writes nothing', () => {
  const wrong = file('wrong.json', {
    organisations: [
      organisation(),
      organisation({
        name: 'Ark',
        services: [{ type: 'Brunch', serviceAddress: '' }],
      }),
    ],
    helplines: [{ name: 'Night Line', description: 'Someone to talk to.' }],
  });
  const { status, stdout, stderr } = load(wrong);
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.split('\n')).toEqual([
    'Nothing was loaded. Faults: 3',
    '  organisations[1].services[0].type: Invalid service type',
    '  organisations[1].services[0].serviceAddress: Service address is required',
    '  helplines[0].phone: At least one contact method (phone, email, or website) is required',
  ]);
  expect(rows('SELECT name FROM organisations')).toEqual([]);

  const rest = load(wrong, '--skip-invalid');
  expect(rest.status).toBe(0);
  expect(rest.stdout).toContain('2 added, 0 changed, 0 as they were.\nLeft out:');
  expect(rows('SELECT name FROM organisations ORDER BY name')).toEqual([
    { name: 'Ark' },
    { name: "O'Neil's Kitchen" },
  ]);
});

it('loads the sample, and loading it twice changes nothing', () => {
  const state = () => rows('SELECT version, changed_at FROM directory');
  expect(load('data/bristol.json')).toMatchObject({ status: 0, stderr: '' });
  const before = state();
  expect(load('data/bristol.json').stdout).toMatch(/^0 added, 0 changed, \d+ as they were\.$/);
  expect(state()).toEqual(before);
});

it('offers the sample to an empty directory only', () => {
  const { status, stdout } = load('data/bristol.json', '--sample');
  expect(status).toBe(0);
  expect(stdout).toBe('The directory has records of its own: the sample was not loaded.');
});

it.each([
  [['missing.json'], /^missing\.json cannot be read as JSON: /],
  [[file('text.json', '{"organisations": [')], /cannot be read as JSON: /],
  [['data/bristol.json', '--checked', '2026-02-30'], /^--checked takes a day that has come/],
  [['data/bristol.json', '--checked', '9999-01-01'], /^--checked takes a day that has come/],
  [['data/bristol.json', '--force'], /^Unknown option '--force'/],
  [[], /^Usage: npm run load -- FILE/],
])('says what is wrong with %j', (args, words) => {
  const { status, stderr } = load(...args);
  expect(status).toBe(1);
  expect(stderr).toMatch(words);
  expect(stderr).not.toMatch(/^\s+at /m);
});
