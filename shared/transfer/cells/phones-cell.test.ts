import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPhone } from '../../contact/phone-digits.ts';
import { readPhonesCell } from './phones-cell.ts';

it.each([
  ['0117 496 0123', ['01174960123'], []],
  ['(0117) 496-0123', ['01174960123'], []],
  ['Tel: 0117 496 0123', ['01174960123'], []],
  ['+44 (0)117 496 0123', ['+441174960123'], []],
  ['0117 496 0123 / 07700 900123', ['01174960123', '07700900123'], []],
  ['0117 496 0123 or 0117 496 0124', ['01174960123', '01174960124'], []],
  ['0117 496 0123 07700 900123', ['01174960123', '07700900123'], []],
  ['0117 496 0123 (office), 07700 900123 (out of hours)', ['01174960123', '07700900123'], []],
  ['Out of hours 07700 900123; office 0117 496 0123', ['01174960123', '07700900123'], []],
  ['0117 496 0123, emergencies 07700 900123', ['01174960123', '', '07700900123'], []],
  ['mobile 07700 900123', ['07700900123'], []],
  ['0117 496 0123 ask for Jean', ['01174960123'], ['ask for Jean (0117 496 0123)']],
  ['0117 496 0123 ext 12', ['01174960123'], ['ext 12 (0117 496 0123)']],
  ['0117 496 0123 (24hrs)', ['01174960123'], ['24hrs (0117 496 0123)']],
  ['0117 496 0123 9-5 only', ['01174960123'], ['9-5 only (0117 496 0123)']],
  ['+44 117 496 0123 (24 hrs)', ['+441174960123'], ['24 hrs (+44 117 496 0123)']],
  ['01632 96012 (24 hours)', ['0163296012'], ['24 hours (01632 96012)']],
  ['+44 0117 496 0123', ['+4401174960123'], []],
  ['00 44 117 496 0123', ['00441174960123'], []],
  ['n/a', [''], []],
  ['ring the vicarage', ['ring the vicarage'], []],
])('“%s” are %j', (text, phones, left) => {
  expect(readPhonesCell(text)).toEqual({ phones, left, assumed: [] });
});

it.each([
  ['tel: 0117 496 0107 (Mon-Thu 10-4)', ['Mon-Thu 10-4 (0117 496 0107)']],
  ['07700 900104 - Dave', ['Dave (07700 900104)']],
  ['church office 0117 496 0208', ['church office (0117 496 0208)']],
  ['0117 496 0107 [ask for Pat (not Weds)]', ['ask for Pat not Weds (0117 496 0107)']],
  ['0117 496 0102 / 07700 900102 (out of hrs)', []],
])('“%s” says %j beside its number, with no bracket left open', (text, left) => {
  expect(readPhonesCell(text).left).toEqual(left);
});

it('writes out a number with only the last digits of the next, and says so', () => {
  expect(readPhonesCell('0117 496 0217/8')).toMatchObject({
    phones: ['01174960217', '01174960218'],
    short: [{ from: '0117 496 0217/8', to: '0117 496 0217 / 0117 496 0218' }],
  });
  expect(readPhonesCell('0117 496 0217/24').phones).toEqual(['01174960217']);
});

it.each([
  ['Duty: 0117 496 0210 / Fax 0117 496 0211', ['01174960210']],
  ['0117 496 0210 (tel) 0117 496 0211 (fax)', ['01174960210']],
  ['Tel 0117 496 0210 Fax 0117 496 0211', ['01174960210']],
  ['Tel/Fax 0117 496 0210', ['01174960210']],
  ['Fax: 0117 496 0211', ['']],
])('of “%s” no fax is a number to ring', (text, phones) => {
  expect(readPhonesCell(text).phones).toEqual(phones);
});

it('gives a number cell its nought again, and says so', () => {
  expect(readPhonesCell('1174960123')).toEqual({
    phones: ['01174960123'],
    assumed: ['1174960123'],
    left: [],
  });
});

it('leaves the places before its own open', () => {
  expect(readPhonesCell('07700 900123', 1).phones).toEqual([undefined, '07700900123']);
  expect(readPhonesCell('', 2).phones).toEqual([undefined, undefined, '']);
});

it('of any cell are numbers or the text itself, and no number is lost', () => {
  const number = fc.constantFrom('0117 496 0123', '07700 900123', '020 7946 0018');
  const word = fc.constantFrom('office', 'Jean', '(', ')', ',', '/', ' or ', ':', 'ooh', '\n');
  fc.assert(
    fc.property(fc.array(fc.oneof(number, word), { minLength: 1, maxLength: 8 }), (words) => {
      const text = words.join(' ');
      const { phones } = readPhonesCell(text);
      const given = words.filter((it) => isPhone(it.replaceAll(' ', ''))).length;
      expect(phones.filter(isPhone)).toHaveLength(given);
      if (given === 0) expect([[''], [text]]).toContainEqual(phones);
    }),
  );
});

it.each([
  ['0117 496 O318', '01174960318', '0117 496 0318'],
  ['O117 496 0318', '01174960318', '0117 496 0318'],
  ['0117 496 O3o8 ask Oscar', '01174960308', '0117 496 0308'],
])('“%s” has a letter for a nought, is %s and says so', (text, phone, to) => {
  const read = readPhonesCell(text);
  expect(read.phones).toEqual([phone]);
  expect(read.mended).toMatchObject([{ to }]);
});

it.each([
  '0117 496',
  '0117 496 X318',
  '07700 90030Z',
  '0117 496 O3',
  '+44 117 496',
  '0l17 496 0318',
])('of “%s” nobody knows the number, and none is taken from it', (text) => {
  const read = readPhonesCell(text);
  expect(read.broken).toBeTruthy();
  expect(read.phones).toEqual([text]);
});

it('of a number with one digit lost or illegible is never another number', () => {
  const slip = fc.constantFrom('', 'X', '?', 'l', 'S');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 }), slip, (at, letter) => {
      const digits = '07700900123';
      const text = digits.slice(0, at) + letter + digits.slice(at + 1);
      // Without one digit it is as long as some numbers are.
      const phones = readPhonesCell(text).phones.filter(isPhone);
      if (letter) expect([[], [digits]]).toContainEqual(phones);
      else expect(phones.every((phone) => text.includes(phone.slice(1)))).toBe(true);
    }),
  );
});
