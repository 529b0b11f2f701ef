import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

// The classes of components in the build: short, and written where they are used.

/** What a style sheet of a component names: classes, and movements. */
const NAMED = /\.([a-zA-Z][\w-]*)|@keyframes ([\w-]+)/g;
const DIGITS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** A number as few letters. */
const inLetters = (at: number): string =>
  (at < DIGITS.length ? '' : inLetters(Math.floor(at / DIGITS.length) - 1)) +
  DIGITS[at % DIGITS.length];

/**
 * The name of each class in the build, counted in the order of files: they are in the HTML, the styles and the script of every page,
 * where four letters of a digest weighed 1.4 kB more on a first visit. The line before it keeps a name from being one that ad blockers hide.
 */
const shortNames = new Map(
  readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort()
    .flatMap((file) => {
      const sheet = readFileSync(join('web', file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
      const names = [...sheet.matchAll(NAMED)].map(([, name, movement]) => name ?? movement);
      return [...new Set(names)].map((name) => `${join('web', file)} ${name}`);
    })
    .map((whole, at) => [whole, `_${inLetters(at)}`] as const),
);

/** The name in the build of what a style sheet names; an error where no sheet has it. */
export function shortName(name: string, file: string): string {
  const whole = `${relative('.', file)} ${name}`;
  const short = shortNames.get(whole);
  if (!short) throw new Error(`No style sheet has ${whole}.`);
  return short;
}

/**
 * Puts each class name where it is used instead of shipping an object of all of them, or names to look up in another file:
 * 1 kB of every page's script.
 */
export const classNamesInPlace: Plugin = {
  name: 'class-names-in-place',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/web\/.*\.tsx?$/ },
    handler(code, id) {
      let written = code;
      const plain = code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
      for (const [line, styles = '', sheet = ''] of code.matchAll(MODULE_IMPORT)) {
        const file = resolve(dirname(id), sheet);
        // Handed on, or a class that is chosen as the page runs: nobody would find it.
        const isWhole = new RegExp(`(?<![\\w.$'"<-])${styles}(?=\\s*[[,)}\\]])`).test(plain);
        if (isWhole) throw new Error(`${id} looks up a name of ${sheet}: write styles.name.`);
        written = written
          .replace(line, `import '${sheet}';`)
          .replaceAll(
            new RegExp(`(?<![\\w.$])${styles}\\.(\\w+)`, 'g'),
            (_, name: string) => `"${shortName(name, file)}"`,
          );
      }
      return { code: written, map: null };
    },
  },
};

const MODULE_IMPORT = /^import (\w+) from '([^']+\.module\.css)';$/gm;

/** Its names stand in place: nothing is asked of a sheet, and it is a part of the build all the same. */
export const sheetsStay: Plugin = {
  name: 'sheets-stay',
  enforce: 'post',
  apply: 'build',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: () => ({ code: '', map: null, moduleSideEffects: 'no-treeshake' }),
  },
};
