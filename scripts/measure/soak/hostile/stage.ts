import type { D1Database } from '@cloudflare/workers-types';
import type { Send } from '../../../local/http.ts';

/** What is measured before, between and after. */
export const PAGES = {
  home: '/',
  organisations: '/organisations',
  showers: '/timetable/Showers',
  showersPdf: '/timetable/Showers.pdf',
  handbook: '/handbook.pdf',
  changes: '/api/changes',
  directory: '/api/directory',
} as const;

export type Page = keyof typeof PAGES;
export type Measures = Record<Page, { milliseconds: number; bytes: number }>;

/** What a replay is given: a site, ways to call it as anybody, and what is measured of it. */
export type Stage = {
  db: D1Database;
  /** Sends as a browser at this address, on a connection of its own. */
  at: (address: string) => Send;
  /** Who keeps services, and an admin, both signed in. */
  keeper: { send: Send; email: string; providerId: string };
  admin: Send;
  /** Each page as the first one who asks for it after a change has it. */
  measure: () => Promise<Measures>;
  quiet: Measures;
};
