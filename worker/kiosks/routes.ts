import { Hono } from 'hono';
import { z } from 'zod';
import { KIOSK_SCREENS, type KioskListed } from '../../shared/kiosks/kiosk.ts';
import { KioskInput } from '../../shared/kiosks/kiosk-input.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { allow, allowAnyone } from '../access/guard.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { defineAnswer, describeRoute, id, instant, MessageAnswer } from '../http/describe-route.ts';
import { ApiError } from '../http/errors.ts';
import { body } from '../http/input.ts';
import { addressKey } from '../limits/address.ts';
import { createDailyQuota } from '../limits/quota.ts';
import { scaleLimit } from '../limits/scale.ts';
import { readAuthor } from '../records/record.ts';
import { newestBuild } from './newest-build.ts';
import { keepKiosk, listKiosks, listNewKiosk, noteKnownKiosk, removeKiosk } from './queries.ts';

const KioskAnswer = defineAnswer(
  'Kiosk',
  z.object({
    _id: id,
    place: z.string().describe('As its set-up names it.'),
    screen: z.enum(KIOSK_SCREENS),
    isOurs: z.boolean().describe('Whether an admin has said so: anybody can tell of any kiosk.'),
    seenAt: instant,
    build: z.string().describe('Empty where its browser keeps none.'),
    isNewest: z.boolean().nullable().describe('Null where nobody knows.'),
    directoryFrom: instant
      .nullable()
      .describe('From when the information is that it showed; null where it had none.'),
  }),
);

const quota = createDailyQuota();

const missingKioskError = () => new ApiError(404, 'There is no such kiosk.');

/** Where kiosks stand and whether they run, for the charity (docs/product.md#kiosk). */
export const kiosks = new Hono<ApiEnv>()
  .post(
    '/',
    allowAnyone('kiosk:report'),
    describeRoute({
      summary: 'Say that a kiosk runs, with its version and the age of its information',
      answer: MessageAnswer,
    }),
    body(KioskInput),
    async (c) => {
      const { now } = c.var;
      const report = c.req.valid('json');
      if (!(await noteKnownKiosk(c.env.DB, report, now))) {
        const { value, message } = LIMITS.newKiosksByAddressAndDay;
        const today = cityTime(now).date;
        if (!quota.take(addressKey(c.req.raw.headers), today, scaleLimit(c.env, value)))
          throw new ApiError(429, message);
        await listNewKiosk(c.env.DB, report, now);
      }
      return c.json({ message: 'Thank you.' });
    },
  )
  .get(
    '/',
    allow('kiosk:list'),
    describeRoute({ summary: 'Every kiosk, the longest unseen first', answer: [KioskAnswer] }),
    async (c) => {
      const [rows, newest] = await Promise.all([listKiosks(c.env.DB), newestBuild(c.env)]);
      const listed = rows.map(({ id, ...kiosk }): KioskListed => {
        const isNewest = newest && kiosk.build ? kiosk.build === newest : null;
        return { _id: id, ...kiosk, isNewest };
      });
      return c.json(listed);
    },
  )
  .put(
    '/:id/ours',
    allow('kiosk:keep'),
    describeRoute({ summary: 'Call a kiosk the charity’s', answer: MessageAnswer }),
    async (c) => {
      const outcome = await keepKiosk(c.env.DB, readAuthor(c), c.req.param('id'));
      if (outcome === 'missing') throw missingKioskError();
      if (outcome === 'full') throw new ApiError(409, LIMITS.kiosksKept.message);
      return c.json({ message: 'It is on your list.' });
    },
  )
  .delete(
    '/:id',
    allow('kiosk:remove'),
    describeRoute({ summary: 'Take a kiosk off the list', answer: MessageAnswer }),
    async (c) => {
      if (!(await removeKiosk(c.env.DB, readAuthor(c), c.req.param('id'))))
        throw missingKioskError();
      return c.json({ message: 'Kiosk removed.' });
    },
  );
