/** What takes the time of a sign-in: a module of its own, so that tests can count it. */
export { scryptSync } from 'node:crypto';
