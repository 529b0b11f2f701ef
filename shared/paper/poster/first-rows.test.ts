import { describe, expect, test } from 'vitest';
import type { PublicService } from '../../services/service.ts';
import { ABOUT, NOW, namesOf, on, place, wordsOf } from '../testing/posters.ts';
import { fitPoster } from './fit.ts';
import { posterOf } from './poster.ts';

const at = (
  name: string,
  type: PublicService['type'],
  times: string,
  fields: Partial<PublicService> = {},
): PublicService => {
  const [start = '', end = ''] = times.split('–');
  return place(name, {
    _id: `${name} ${type} ${times}`,
    type,
    serviceAddress: `1 ${name} Street, Bristol`,
    schedule: on({ Friday: [{ start, end }] }),
    ...fields,
  });
};

const friday = (services: PublicService[]) =>
  fitPoster(posterOf({ type: null, date: '2026-11-20' }, { services }, NOW), 'A4', ABOUT);
const rowsOf = ({ rows }: ReturnType<typeof friday>) =>
  rows.map(({ name, times }) => `${name}: ${times[0]?.days}`);

const goose = [
  at('Goose', 'Breakfast', '10:00–12:00'),
  at('Goose', 'Day Centre', '10:00–15:00'),
  at('Goose', 'Lunch', '12:00–15:00'),
  at('Goose', 'Dinner', '20:00–22:00'),
];
const shelter = at('Shelter', 'Dinner', '21:30–22:30', { beds: 'Walk in' });
const unknown = Array.from({ length: 9 }, (_, index) => place(`Unknown ${index}`));

describe('a poster of a day', () => {
  test('has the only bed that one walks in to before another time of a place that it has', () => {
    const sheet = friday([...goose, at('Project', 'Lunch', '12:00–14:00'), shelter, ...unknown]);
    expect(rowsOf(sheet)).toContain('Shelter: Dinner, Beds');
    expect(rowsOf(sheet)).toContain('Project: Lunch');
    expect(wordsOf(sheet)).toMatch(/Goose \(also Lunch 12:00–15:00/);
  });

  test('names the kinds of help beside what it has no room for, of one type only the place', () => {
    const many = Array.from({ length: 9 }, (_, index) =>
      at(`Kitchen ${index}`, 'Lunch', '12:00–14:00'),
    );
    const last = at('Late', 'Lunch', '14:00–15:00');
    const words = wordsOf(friday([...many, last]));
    expect(words).toContain('Late (Lunch)');
    const ofType = posterOf(
      { type: 'Lunch', date: '2026-11-20' },
      { services: [...many, last] },
      NOW,
    );
    expect(wordsOf(fitPoster(ofType, 'A4', ABOUT))).toMatch(/Late\. See/);
  });

  test('has no place for some people in place of one for everybody', () => {
    const women = at('Women', 'Dinner', '19:00–20:00', { limit: 'Women only' });
    const [, ...others] = goose;
    const sheet = friday([...others, women, ...unknown]);
    expect(rowsOf(sheet)).toContain('Goose: Dinner');
  });

  test('says of a bed that one does not walk in to no more than its type', () => {
    const asked = { ...shelter, beds: 'By referral' as const };
    expect(rowsOf(friday([asked]))).toEqual(['Shelter: Dinner']);
    expect(namesOf(friday([shelter]))).toEqual(['Shelter']);
  });
});
