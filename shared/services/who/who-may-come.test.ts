import { describe, expect, it } from 'vitest';
import { answersInLimit, limitsOf } from './who-may-come.ts';
import { limitWords, noteWords, whoWords } from './who-words.ts';

const service = (subtype: string, note: string, availability = 'For Everyone') => ({
  note,
  availability: [availability],
  ...limitsOf({ subtype, note }),
});

describe('who may come', () => {
  it.each([
    ["Women's Morning", 'Weekly, with a creche.', 'Women only. Listed as: For Everyone'],
    ["Women's Clinic", '', 'Women only. Listed as: For Everyone'],
    ['50+ Group', '', 'People aged 50 and over only. Listed as: For Everyone'],
    ['', 'For people who slept there.', 'For people who slept there. Listed as: For Everyone'],
    ['Outreach', 'A van, at night.', 'For Everyone'],
    ['', '', 'For Everyone'],
  ])('of “%s” with the note “%s” is “%s”', (subtype, note, words) => {
    expect(whoWords(service(subtype, note))).toBe(words);
  });

  it('of a subtype that an availability limits too names both, the subtype first', () => {
    const morning = service("Women's Morning", '', 'Contact BDP first for a referral');
    expect(whoWords(morning)).toBe('Women only. Contact BDP first for a referral');
    expect(limitWords(morning)).toBe('Women only. Contact BDP first for a referral');
  });

  it('is said in short only where it is not everyone', () => {
    expect(limitWords(service('', 'Cafe run by clients.'))).toBe('');
    expect(limitWords(service("Women's Clinic", ''))).toBe('Women only');
  });
});

describe('a note', () => {
  it.each([
    'For people who slept there.',
    'Men only.',
    'Women and children.',
    'Residents only.',
    'Only for members.',
    'Ages 16 to 25.',
    'Under 25s.',
    'By referral from the council.',
    'By appointment for people who use the service.',
    'Weekly clinic for street drinkers.',
    'No couples.',
  ])('that limits, “%s”, is said before the status and not twice', (note) => {
    const { limit } = limitsOf({ subtype: '', note });
    expect(limit).toBe(note.replace(/\.$/, ''));
    expect(noteWords(service('', note))).toBe('');
  });

  it.each([
    'Closed on bank holidays.',
    'On Tuesday in the morning only.',
    'Closed for at least two weeks between 1 and 31 August.',
    'Hot halal food. Fresh food to take home from 11am to 1pm.',
    'Cafe run by clients.',
    'Ask for the mental health workers.',
    '£2.50',
    'Ring the side bell.',
    'Health hub with a meal.',
  ])('that limits nobody, “%s”, stays where it was', (note) => {
    expect(limitsOf({ subtype: '', note })).toEqual({});
    expect(noteWords(service('', note))).toBe(note);
  });

  it('gives only the sentence that limits', () => {
    const both = service("Women's Morning", 'Ring the bell. For women with children. Free.');
    expect(both.limit).toBe('Women only. For women with children');
    expect(noteWords(both)).toBe('Ring the bell. Free.');
  });
});

describe('what a limit says of who is let in', () => {
  it.each([
    ['For women', 'yes', 'no'],
    ['Women only', 'yes', 'no'],
    ['Drop-in. For women and children', 'yes', 'no'],
    ['For men only', 'no', 'yes'],
  ])('"%s" answers for women and for men', (limit, womenOnly, menOnly) => {
    expect(answersInLimit(limit)).toEqual({ womenOnly, menOnly });
  });

  it.each([
    '',
    'For women and men',
    'For women over 18 and their partners',
    'Women welcome',
    'For people who slept there',
  ])('"%s" answers nothing', (limit) => {
    expect(answersInLimit(limit)).toEqual({});
  });
});
