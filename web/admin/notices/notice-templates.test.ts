import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NoticeInput, noticeTimeFaults } from '../../../shared/notices/notice-input.ts';
import { NOTICE_TEMPLATES } from './notice-templates.ts';

it('a template is ready to send at any minute, but for what only the charity knows', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2028-01-01') }),
      fc.constantFrom(...NOTICE_TEMPLATES),
      (now, { make }) => {
        const made = make(now);
        expect(NoticeInput.safeParse(made).success).toBe(true);
        expect(noticeTimeFaults(made, now)).toEqual({});
      },
    ),
  );
});
