import { type PublicNotice, SEVERITIES } from '../../shared/notices/notice.ts';
import { NOTICE_PLACES, type NoticeRecord } from '../../shared/notices/notice-input.ts';
import { noticeUntilWords, parseCityTime } from '../../shared/notices/notice-times.ts';
import type { NoticeRow } from '../db/tables.ts';

/** Throws what a broken row fails with. */
export function readNoticeRow({ id, place: stored, ...row }: NoticeRow): NoticeRecord {
  const place = NOTICE_PLACES.find((it) => it === stored);
  if (!place) throw new Error(`No such place of a notice: ${stored}`);
  return { _id: id, ...row, place };
}

/** A notice as its row keeps it. */
export const toNoticeRow = ({ _id: id, ...fields }: NoticeRecord): NoticeRow => ({ id, ...fields });

const toInstant = (wall: string) => new Date(parseCityTime(wall)).toISOString();

/** A notice as the public reads it, with instants: no reader has to know the city's clock. */
export function publicNotice(row: NoticeRow): PublicNotice {
  const { _id, words, link, severity, place, begins, ends } = readNoticeRow(row);
  const [from, until] = [toInstant(begins), toInstant(ends)];
  const endWords = noticeUntilWords(Date.parse(until));
  return { _id, words, link, severity, place, from, until, ends: endWords };
}

/** The order in which all readers show them: the most severe first, of these the one that began last. */
export const compareBySeverity = (a: PublicNotice, b: PublicNotice): number =>
  SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || b.from.localeCompare(a.from);
