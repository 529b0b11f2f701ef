import { describe, expect, it } from 'vitest';
import { kioskPaths } from '../../../shared/paths/kiosk-paths.ts';
import { isHeard, listSpeech, mayBeAloud, spellForSpeech } from './spoken.ts';

const LIST = kioskPaths.services('Lunch');
const TEXTS = ['Lunch', 'The Wild Goose, open now', 'Refuge for women, open now'];

describe('what a kiosk reads aloud', () => {
  it('is nothing where the set-up says that it has no sound', () => {
    expect(isHeard(LIST, 'none')).toBe(false);
    expect(listSpeech(TEXTS, LIST, 'none')).toEqual([]);
  });

  it('is all of every screen by headphones', () => {
    expect(listSpeech(TEXTS, LIST, 'headphones')).toEqual(TEXTS);
    expect(isHeard(kioskPaths.emergency, 'headphones')).toBe(true);
  });

  it('is of a list, by a loudspeaker, what a room may hear', () => {
    expect(listSpeech(TEXTS, LIST, 'speaker')).toEqual(TEXTS.slice(0, 2));
  });

  it('is nothing of one listing, by a loudspeaker, where a part of it concerns abuse', () => {
    expect(listSpeech(TEXTS, kioskPaths.service('a'), 'speaker')).toEqual([]);
    expect(listSpeech(TEXTS.slice(0, 2), kioskPaths.service('a'), 'speaker')).toHaveLength(2);
  });

  it.each([
    kioskPaths.emergency,
    kioskPaths.helplines,
    kioskPaths.helpline('a'),
    kioskPaths.search,
    kioskPaths.wrong('a'),
  ])('is nothing of %s by a loudspeaker', (path) => {
    expect(isHeard(path, 'speaker')).toBe(false);
  });

  it.each([
    'Support after domestic abuse',
    'Sexual violence service',
    'Rape crisis line',
    'For people who were trafficked',
    'In danger, or not safe at home',
    'Is somebody hurting you?',
    'Victim of a crime',
    'Lunch, women only',
    'For women',
    'Asylum Seekers',
  ])('never has a room hear “%s”', (text) => {
    expect(mayBeAloud(text)).toBe(false);
  });

  it.each(['Breakfast', 'Grape Street', 'For men and women', 'Showers until 3pm', 'Safe storage'])(
    'has it hear “%s”',
    (text) => {
      expect(mayBeAloud(text)).toBe(true);
    },
  );

  it('says times as people do, and no stop twice', () => {
    expect(spellForSpeech(' Monday,  10:00–15:00 , ,')).toBe('Monday, 10:00 to 15:00');
    expect(spellForSpeech('Open now., Call first,.')).toBe('Open now. Call first.');
  });
});
