import type { PublicService } from '../../services/service.ts';
import { paperService } from '../../testing/paper-records.ts';
import { emptySchedule } from '../../time/empty-schedule.ts';
import type { Schedule } from '../../time/schedule.ts';
import type { FittedPoster } from '../poster/fit.ts';
import { posterOf } from '../poster/poster.ts';

/** A Friday. */
export const NOW = Date.parse('2026-11-20T09:00:00Z');
export const ABOUT = {
  title: 'Handbook',
  correctOn: 'Correct on Friday 20 November 2026',
  sampleNotice: '',
  notices: [],
  origin: 'https://handbook.test',
};

export const slots = [{ start: '10:00', end: '12:00' }];
export const on = (schedule: Partial<Schedule>) => ({ ...emptySchedule(), ...schedule });
export const place = (name: string, fields: Partial<PublicService> = {}) =>
  paperService({ _id: name, provider: { _id: name, name }, ...fields });
export const open = (name: string, fields: Partial<PublicService> = {}) =>
  place(name, { schedule: on({ Monday: slots, Tuesday: slots, Friday: slots }), ...fields });

export const lunch = (services: PublicService[]) =>
  posterOf({ type: 'Lunch', date: null }, { services }, NOW);
export const namesOf = ({ rows }: { rows: { name: string }[] }) => rows.map(({ name }) => name);
export const wordsOf = ({ notes }: FittedPoster) =>
  notes.map(({ lead, text }) => lead + text).join(' ');
