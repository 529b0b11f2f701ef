import type { D1Database } from '@cloudflare/workers-types';
import { drizzle } from 'drizzle-orm/d1';

/** Typed queries over the binding. Cheap: made per call. */
export const database = (d1: D1Database) => drizzle(d1);
