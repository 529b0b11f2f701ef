import { Hono } from 'hono';

// What everything is compared with: the least that a Worker with Hono can do.
export default new Hono().get('/', (c) => c.text('Hello'));
