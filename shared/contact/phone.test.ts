import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFreeCall } from './free-call.ts';
import { formatPhone, phoneHref, seemsWrong } from './phone.ts';
import { isPhone, stripPhone } from './phone-digits.ts';

/** As people write them in directories: what is stored, read and dialled. */
const WRITTEN = [
  ['0117 9555 606.', '01179555606', '0117 955 5606', 'tel:+441179555606'],
  ['01142412700', '01142412700', '0114 241 2700', 'tel:+441142412700'],
  ['0114 2427385', '01142427385', '0114 242 7385', 'tel:+441142427385'],
  ['0170 9789150', '01709789150', '01709 789150', 'tel:+441709789150'],
  ['01905 25027', '0190525027', '01905 25027', 'tel:+44190525027'],
  ['07833 100 399', '07833100399', '07833 100399', 'tel:+447833100399'],
  ['020 7407 5623', '02074075623', '020 7407 5623', 'tel:+442074075623'],
  ['0344 515 1680', '03445151680', '0344 515 1680', 'tel:+443445151680'],
  ['0845 466 3400', '08454663400', '0845 466 3400', 'tel:+448454663400'],
  ['0300 123 3393', '03001233393', '0300 123 3393', 'tel:+443001233393'],
  ['0800 9177 650', '08009177650', '0800 917 7650', 'tel:+448009177650'],
  ['08088 010 818', '08088010818', '0808 801 0818', 'tel:+448088010818'],
  ['0800 1111', '08001111', '0800 1111', 'tel:+448001111'],
  ['+44 (0)114 225 5555', '+4401142255555', '0114 225 5555', 'tel:+441142255555'],
  ['0117‑924–4604', '01179244604', '0117 924 4604', 'tel:+441179244604'],
  ['116 123', '116123', '116 123', 'tel:116123'],
  ['+44116000', '+44116000', '116 000', 'tel:+44116000'],
  ['+1 (415) 552-0240', '+14155520240', '+1 415 552 0240', 'tel:+14155520240'],
  ['+33 1 42 68 53 00', '+33142685300', '+33 1 42 68 53 00', 'tel:+33142685300'],
  ['(415) 552-0240', '4155520240', '41555 202 40', 'tel:4155520240'],
  ['999', '999', '999', 'tel:999'],
] as const;

/** What stands in phone columns and is no single number: nothing may be dialled from it. */
const REMARKS = [
  'no number',
  'Advice Line: 0203 716 0283  Mon, Wed, Fri, 2 - 4pm.',
  "999 or NHS 111 (if medical help or advice is urgently needed but it's not a life-threatening situation)",
  '0114 258 7787 /  0114 258 9601',
  '01909 533 500 or 0800 377 7361 / Out of hours phone 01909 533 500 (available 24/7)',
  '0300 999 1212 Helpline 10:00 -24:00',
  '0114 253 2314 / text FREE to 87023',
  '0808 8000 630 (Monday to Friday 8am to 5.30pm)',
] as const;

describe('a phone number', () => {
  it.each(WRITTEN)(
    'written %s is stored %s, read %s, dialled %s',
    (written, stored, read, dialled) => {
      expect(stripPhone(written)).toBe(stored);
      expect(formatPhone(stored)).toBe(read);
      expect(phoneHref(stored)).toBe(dialled);
    },
  );

  it('that is missing shows N/A and dials nothing', () => {
    expect(formatPhone('')).toBe('N/A');
    expect(phoneHref('')).toBe('');
    expect(formatPhone(' ')).toBe('N/A');
  });

  it.each(REMARKS)('is not found in a remark: %s', (remark) => {
    expect(isPhone(stripPhone(remark))).toBe(false);
    expect(formatPhone(remark)).toBe(remark);
    expect(phoneHref(remark)).toBe('');
  });

  it('that is stored is read without losing or changing a digit', () => {
    const stored = fc.stringMatching(/^0[1-9]\d{4,13}$/);
    fc.assert(
      fc.property(stored, (phone) => {
        expect(formatPhone(phone).replaceAll(' ', '')).toBe(phone);
      }),
    );
  });

  it('that is stored can always be dialled', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?\d{6,15}$/), (phone) => {
        expect(isPhone(phone)).toBe(true);
        expect(phoneHref(phone)).toMatch(/^tel:\+?\d+$/);
      }),
    );
  });

  it('is at most 15 digits with an optional plus', () => {
    expect(isPhone('+123456789012345')).toBe(true);
    expect(isPhone('1234567890123456')).toBe(false);
    expect(isPhone('+')).toBe(false);
  });
});

describe('a call', () => {
  it.each(['08088000661', '08001111', '+448088000661', '116123', '+44116000'])(
    'to %s is free',
    (stored) => expect(isFreeCall(stored)).toBe(true),
  );

  it.each(['', '01179244604', '03001233393', '08454663400', '116', '0116123456', '+18005550100'])(
    'to "%s" may cost',
    (stored) => expect(isFreeCall(stored)).toBe(false),
  );
});

describe('a number that nobody could be reached by', () => {
  it.each([
    '0117 496 077',
    '0117 496 01234',
    '924 4604',
    '01174 96',
    '+44 117 924 460',
    '07 700 900',
  ])('%s seems wrong', (typed) => expect(seemsWrong(typed)).toBe(true));

  it.each(['0117 924 4604', '0800 1111', '+33 1 42 68 53 00', '116 123', '999', '85258', ''])(
    '“%s” does not',
    (typed) => expect(seemsWrong(typed)).toBe(false),
  );

  it('an invented mobile number, and what is no number at all, is not doubted', () => {
    expect(['07700 900 123', 'ask at the door'].map(seemsWrong)).toEqual([false, false]);
  });
});
