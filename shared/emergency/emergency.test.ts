import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import emergency from '../../data/emergency.json' with { type: 'json' };
import { isFreeCall } from '../contact/free-call.ts';
import { formatPhone, phoneHref } from '../contact/phone.ts';
import { takeEdited } from '../edited/edited.ts';
import { site } from '../site/site.ts';
import {
  checkedWords,
  emergencyContacts,
  HURT_HEADING,
  nowhereToSleep,
  readContacts,
} from './emergency.ts';

const { council, outOfHours } = emergencyContacts();

/** Winter time: the city's clock is UTC. */
const first = (time: string) => nowhereToSleep(Date.parse(`${time}:00Z`))[0]?.name;

describe('with nowhere to sleep tonight', () => {
  it.each([
    ['2026-11-20T09:00', 'a Friday at nine'],
    ['2026-11-20T16:59', 'a Friday just before five'],
    ['2026-11-18T10:00', 'a Wednesday at ten'],
    ['2026-07-01T09:00', 'a Wednesday in summer at ten by the clock'],
  ])('the council comes first at %s, %s', (time) => {
    expect(first(time)).toBe(council.name);
  });

  it.each([
    ['2026-11-20T08:59', 'a Friday just before nine'],
    ['2026-11-20T17:00', 'a Friday at five'],
    ['2026-11-18T09:59', 'a Wednesday just before ten'],
    ['2026-11-21T12:00', 'a Saturday'],
    ['2026-11-22T12:00', 'a Sunday'],
    ['2026-12-25T12:00', 'Christmas Day'],
    ['2026-12-28T12:00', 'the day in place of Boxing Day'],
  ])('the out-of-hours team comes first at %s, %s', (time) => {
    expect(first(time)).toBe(outOfHours.name);
  });

  describe('where an admin has let the council answer past midnight', () => {
    beforeEach(() => {
      const late = { start: '18:00', end: '02:00' };
      const none = { Wednesday: [], Thursday: [], Saturday: [], Sunday: [] };
      takeEdited({ councilHours: { ...none, Monday: [late], Tuesday: [], Friday: [late] } });
    });
    afterEach(() => takeEdited());

    it.each([
      ['2026-11-16T23:59', council.name, 'on Monday evening'],
      ['2026-11-17T01:59', council.name, 'until two on Tuesday'],
      ['2026-11-17T02:00', outOfHours.name, 'no longer than that'],
      ['2026-11-16T01:00', outOfHours.name, 'not after a Sunday without hours'],
      ['2026-12-26T01:00', outOfHours.name, 'not after a bank holiday'],
    ])('at %s “%s” comes first: %s', (time, name) => {
      expect(first(time)).toBe(name);
    });
  });

  it('both numbers stand at every hour of a week', () => {
    for (let hour = 0; hour < 7 * 24; hour++) {
      const instant = Date.parse('2026-12-21T00:00:00Z') + hour * 3_600_000;
      expect(new Set(nowhereToSleep(instant))).toEqual(new Set([council, outOfHours]));
    }
  });

  it('a contact without a number is nobody to ring', () => {
    const contacts = readContacts({
      ...emergency,
      council: { ...emergency.council, phoneDisplay: null },
    });
    expect(nowhereToSleep(0, contacts)).toEqual([outOfHours]);
  });
});

describe('the emergency facts', () => {
  it.each([
    ['council', emergency.council],
    ['outOfHours', emergency.outOfHours],
    ['outreach', emergency.outreach],
    ['hurt', emergency.hurt],
    ['referral', { phoneDisplay: '', phoneHref: '', ...emergency.referral }],
  ] as const)('show and dial the number of %s', (_, facts) => {
    expect(facts.phoneDisplay).toBe(facts.phone ? formatPhone(facts.phone) : '');
    expect(facts.phoneHref).toBe(phoneHref(facts.phone));
  });

  it('hide a line whose value is missing, null or no text', () => {
    const { council, referral } = readContacts({
      council: { name: ' Team ', email: null, hours: 9 },
    });
    expect(council).toMatchObject({ name: 'Team', email: '', hours: '', phoneDisplay: '' });
    expect(referral.name).toBe('');
  });
});

describe('a card says when it was checked', () => {
  const hurtOf = (checked: unknown) => readContacts({ hurt: { name: 'Line', checked } }).hurt;

  it.each([
    ['2026-11-20', 'Checked 20 Nov 2026'],
    ['2026-07-01', 'Checked 1 Jul 2026'],
    [null, 'Not checked yet'],
    [undefined, 'Not checked yet'],
    ['', 'Not checked yet'],
    ['2026-02-30', 'Not checked yet'],
    ['last week', 'Not checked yet'],
    [20261120, 'Not checked yet'],
  ])('%o as “%s”', (checked, words) => {
    expect(checkedWords(hurtOf(checked))).toBe(words);
  });
});

it('who is hurt finds a number that costs nothing at any hour, under words that tell nobody else', () => {
  const { hurt } = emergencyContacts();
  expect(hurt.phoneHref).not.toBe('');
  expect(isFreeCall(emergency.hurt.phone)).toBe(true);
  expect(hurt.hours).toMatch(/day and night/);
  expect(emergency.hurt.source).not.toBe('');
  expect(HURT_HEADING + hurt.name).not.toMatch(/abuse|violence/i);
});

it("the charity's number is shown and dialled as it is stored", () => {
  expect(site().phoneDisplay).toBe(formatPhone(site().phone));
  expect(site().phoneHref).toBe(phoneHref(site().phone));
});
