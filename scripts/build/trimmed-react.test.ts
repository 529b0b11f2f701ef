import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ATTRIBUTES, EVENTS } from './never-in-react.ts';
import { trimReact } from './trimmed-react.ts';

const REACT = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8');
const source = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(join('web', file), 'utf8'))
  .join('\n');
const asked = readFileSync('node_modules/downshift/dist/downshift.esm.mjs', 'utf8');

/** Every event that React calls by a name in one list, as the name of what hears it. */
const [, simple = ''] = /simpleEventPluginEvents =\s*"([^"]+)"/.exec(REACT) ?? [];
const hearerOf = (event: string) => `on${event.charAt(0).toUpperCase()}${event.slice(1)}`;
const gone = simple
  .split(' ')
  .filter((event) => !EVENTS.split(' ').includes(event))
  .map(hearerOf)
  .concat('onAnimationStart', 'onAnimationEnd', 'onAnimationIteration', 'onTransitionEnd')
  .concat('onScrollEnd', 'onBeforeInput', 'onCompositionStart', 'onCompositionEnd')
  .concat('onCompositionUpdate', 'onTransitionRun', 'onTransitionStart', 'onTransitionCancel');

it('is still what the table says, and code', () => {
  expect(gone.length).toBeGreaterThan(50);
  const trimmed = trimReact(REACT);
  expect(trimmed.length).toBeLessThan(REACT.length - 20_000);
  expect(() => new Function(trimmed)).not.toThrow();
});

it('says so when React has changed', () => {
  expect(() => trimReact('function other() {}')).toThrow('React');
});

it.each(gone)('nothing of a page hears %s, or an element would never tell', (hearer) => {
  const onElement = new RegExp(`<[a-z]\\w*\\s(?:(?!<[A-Za-z/]|/>)[\\s\\S])*?\\b${hearer}=`);
  expect(source).not.toMatch(onElement);
  expect(asked).not.toMatch(new RegExp(`\\b${hearer}:`));
});

it('keeps the names of all attributes that pages write', () => {
  const written = Array.from(
    REACT.matchAll(/\["([a-z]+[A-Z]\w*)", "[\w:-]+"\]/g),
    ([, name = '']) => name,
  ).filter((name) => new RegExp(`\\b${name}(?:=[{"]|: )`).test(source));
  expect(written.filter((name) => !ATTRIBUTES.includes(name))).toEqual([]);
  for (const name of ATTRIBUTES) expect(trimReact(REACT)).toContain(`["${name}",`);
});
