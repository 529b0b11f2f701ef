// Looks through every tracked source for doc comments that begin as no sentence does ("Of the page", "By its id"), or with "The
// same": such a comment does not say by itself what the thing is, and sends its reader to the lines above.
// Usage: part of npm run check
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const SOURCE = /\.(?:[cm]?[jt]sx?)$/;
const FRAGMENT = /\/\*\*[\s*]*(?:(?:Of|By|For|With|To|From) |The same\b).*/g;

/** What is wrong with one file's doc comments, one sentence each. */
export const commentFaults = (path: string, text: string): string[] =>
  Array.from(text.matchAll(FRAGMENT), ({ 0: comment, index }) => {
    const line = text.slice(0, index).split('\n').length;
    return `${path}:${line} has a comment that does not stand alone: ${comment.replace(/[\s*/]+/g, ' ').trim()}`;
  });

if (import.meta.main) {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
  const faults = files
    .filter((path) => SOURCE.test(path) && !path.includes('/comments.test.') && existsSync(path))
    .flatMap((path) => commentFaults(path, readFileSync(path, 'utf8')));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
