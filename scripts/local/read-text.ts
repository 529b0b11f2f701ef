import { readFileSync } from 'node:fs';
import { UserError } from './d1.ts';

/** The text of a file that somebody has named at the terminal. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UserError(`${file} cannot be read: ${(error as Error).message}`);
  }
}
