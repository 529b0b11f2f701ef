import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sources = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => ({ file, text: readFileSync(join('web', file), 'utf8') }));

it('cuts no pasted text off without a word: no input has a maxLength, which browsers enforce so', () => {
  expect(sources.filter(({ text }) => /<(input|textarea)\b/.test(text)).length).toBeGreaterThan(10);
  expect(sources.filter(({ text }) => /\bmaxLength\b/.test(text)).map(({ file }) => file)).toEqual(
    [],
  );
});
