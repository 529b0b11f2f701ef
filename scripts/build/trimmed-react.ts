import type { Plugin } from 'vite';
import { NEVER_CALLED, NEVER_EXPORTED, NEVER_WRITTEN } from './never-in-react.ts';

/** Found in the text, or else React has changed and what is named here may mean something else. */
function replaceFound(code: string, pattern: RegExp, becomes: string): string {
  if (!new RegExp(pattern, pattern.flags.replace('g', '')).test(code))
    throw new Error(`React's DOM has changed: ${pattern} is not in it (never-in-react.ts).`);
  return code.replace(pattern, becomes);
}

/** React's DOM without what this site never does. */
export function trimReact(code: string): string {
  let written = code;
  for (const [pattern, becomes] of NEVER_WRITTEN) written = replaceFound(written, pattern, becomes);
  for (const [name, answer] of Object.entries(NEVER_CALLED)) {
    const head = new RegExp(`^function ${name.replace('$', '\\$')}\\([^)]*\\) \\{`, 'm');
    written = replaceFound(written, head, `$& return ${answer};`);
  }
  return written;
}

/** `react-dom` without what nobody imports from it. */
export const trimExports = (code: string): string =>
  NEVER_EXPORTED.reduce(
    (written, name) =>
      replaceFound(written, new RegExp(`^exports\\.${name} = function [\\s\\S]*?^\\};$`, 'm'), ''),
    code,
  );

/** Trims the browser's files alone (docs/decisions/086-a-trimmed-react.md). */
export const trimmedReact: Plugin = {
  name: 'trimmed-react',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/react-dom\/cjs\/react-dom(?:-client)?\.production\.js$/ },
    handler: (code, id) => ({
      code: id.includes('-client') ? trimReact(code) : trimExports(code),
      map: null,
    }),
  },
};
