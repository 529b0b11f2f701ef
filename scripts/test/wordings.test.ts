import { expect, it } from 'vitest';
import { findHyphens, findUnused, readModule } from './wordings.ts';

const TABLES = { words: { form: { failed: 'It failed.', done: 'It is done.' }, none: 'None.' } };

const unusedIn = (...modules: string[]) =>
  findUnused(
    TABLES,
    modules.map((code, at) => readModule(`${at}.tsx`, code)),
  );

it('finds a wording that a page names whole, or by a part of its table', () => {
  const whole = 'export const A = () => <p>{words.form.failed}{words.none}</p>;';
  const inParts = 'const form = words.form; export const B = () => <p>{form.done}</p>;';
  expect(unusedIn(whole, inParts)).toEqual([]);
});

it('names those that nothing shows', () => {
  expect(unusedIn('export const a = words.none;')).toEqual([
    'words.form.failed',
    'words.form.done',
  ]);
});

it('takes neither a comment nor a text for a page that shows one', () => {
  const quoted = `// words.none\nexport const text = 'words.form.done words.form.failed';`;
  expect(unusedIn(quoted)).toHaveLength(3);
});

it('finds a hyphen where people read one, not in a comment', () => {
  const code = `// e-mail
    export const A = () => <p title="an e-mail">E-mail {\`my e-mail\${1}\`} email</p>;`;
  expect(findHyphens(readModule('a.tsx', code))).toEqual(['an e-mail', 'E-mail ', 'my e-mail']);
});
