import { expect, it } from 'vitest';
import { addDays } from '../time/city-time.ts';
import { STAND_IN_DAYS, StandInInput, standInFaults } from './stand-in.ts';

const TODAY = '2026-11-23';
const faultOf = (until: string) =>
  standInFaults({ email: 'sam@harbour.test', until }, TODAY).until ?? '';

it('stands in from today for up to sixty days', () => {
  expect(STAND_IN_DAYS).toBe(60);
  expect(faultOf(TODAY)).toBe('');
  expect(faultOf(addDays(TODAY, 60))).toBe('');
  expect(faultOf(addDays(TODAY, 61))).toContain('up to 60 days');
  expect(faultOf('2026-11-22')).toContain('This day is over.');
});

it('is an email, in small letters, and a day that exists', () => {
  const read = (email: string, until: string) => StandInInput.safeParse({ email, until });
  expect(read(' Sam@Harbour.test ', TODAY).data).toEqual({
    email: 'sam@harbour.test',
    until: TODAY,
  });
  expect(read('sam', TODAY).success).toBe(false);
  for (const until of ['', '2026-02-30', 'Friday'])
    expect(read('sam@harbour.test', until).error?.issues[0]?.message).toBe(
      'Please give your last day away.',
    );
});
