import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ATTRIBUTES, EVENTS, NEVER_EXPORTED } from './never-in-react.ts';
import { trimExports, trimReact } from './trimmed-react.ts';

const REACT = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8');
const source = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(join('web', file), 'utf8'))
  .join('\n');
/** What pages load beside React and asks React for something. */
const PACKAGES = [
  'downshift/dist/downshift.esm.mjs',
  'react-hook-form/dist/index.esm.mjs',
  'react-to-print/dist/react-to-print.mjs',
  ...readdirSync('node_modules/react-router/dist/production')
    .filter((file) => file.endsWith('.mjs') && !file.startsWith('index-'))
    .map((file) => `react-router/dist/production/${file}`),
].map((file) => readFileSync(join('node_modules', file), 'utf8'));
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

it('nothing waits for a part of a page; the router would, where a page awaited its data', () => {
  const others = PACKAGES.slice(0, 3).join('\n');
  expect(`${source}\n${others}`).not.toMatch(/\bSuspense\b|\blazy\(\(|\blazy, /);
});

it('no page gives an element a style, which the server may not write', () => {
  expect(source).not.toMatch(/\bstyle[=:]/);
});

describe('what pages may import from react-dom', () => {
  const code = readFileSync('node_modules/react-dom/cjs/react-dom.production.js', 'utf8');

  it('is all but what is named', () => {
    const exportsOf = (text: string) =>
      Array.from(text.matchAll(/^exports\.(\w+) =/gm), ([, name = '']) => name);
    const left = trimExports(code);
    expect(() => new Function(left)).not.toThrow();
    expect(exportsOf(left)).toEqual(exportsOf(code).filter((it) => !NEVER_EXPORTED.includes(it)));
  });

  it.each(NEVER_EXPORTED)('and neither a page nor a package of one asks for %s', (name) => {
    expect(source).not.toMatch(new RegExp(`import [^;]*\\b${name}\\b[^;]* from 'react-dom'`));
    for (const other of PACKAGES)
      expect(other).not.toMatch(new RegExp(`\\bReactDOM\\w*\\.${name}\\(`));
  });
});
