import { z } from 'zod';
import { SEVERITIES } from '../../shared/notices/notice.ts';
import { NOTICE_PLACES, NoticeInput } from '../../shared/notices/notice-input.ts';
import { stripDefaults } from '../../shared/validation/fields.ts';
import { defineAnswer, id, instant } from '../http/describe-route.ts';

const { link: _input, ...fields } = stripDefaults(NoticeInput.shape);
const link = z.string().describe("A page of this site, or another's address; '' for none.");

export const NoticeAnswer = defineAnswer(
  'Notice',
  z.object({
    ...fields,
    link,
    _id: id,
    version: z.int().min(1).describe('Raised by each write.'),
    updatedAt: instant,
  }),
);

/** As everybody reads it. */
export const PublicNoticeAnswer = defineAnswer(
  'PublicNotice',
  z.object({
    _id: id,
    words: z.string(),
    link,
    severity: z.enum(SEVERITIES),
    place: z
      .enum(NOTICE_PLACES)
      .describe('Everywhere, on kiosks alone, or where one type of service is listed.'),
    from: instant,
    until: instant.describe('Not in it. A reader shows it from the one until the other.'),
    ends: z.string().describe('The same in words of the city’s clock.'),
  }),
);
