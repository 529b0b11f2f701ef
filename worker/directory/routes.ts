import { Hono } from 'hono';
import type { PublicDirectory } from '../../shared/directory.ts';
import type { ApiEnv } from '../api-env.ts';
import { allowAnyone } from '../guard.ts';
import { openForReading, withDirectory } from './public-list.ts';

/** The whole of it in one answer: what a phone or a kiosk keeps for when there is no network. */
export const directory = new Hono<ApiEnv>()
  .use('/', openForReading)
  .get(
    '/',
    allowAnyone('directory:read'),
    withDirectory('The directory could not be read.'),
    (c) => {
      const { version: dataVersion, ...rest } = c.var.directory;
      const whole: PublicDirectory = {
        dataVersion,
        now: new Date(c.var.now).toISOString(),
        ...rest,
      };
      return c.json(whole);
    },
  );
