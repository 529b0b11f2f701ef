import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emergencyContacts } from '../../shared/emergency/emergency.ts';
import { countSyllables, readingGrade, sentencesOf, wordsOf } from './reading-grade.ts';
import { readModule } from './wordings.ts';

/** A reader of eleven (docs/product.md#people-in-crisis). */
const MOST = 6;
const MOST_WORDS = 20;

/** What somebody reads who is in danger, has nowhere to sleep or looks for help at once. */
const URGENT = [
  ...['web/emergency', 'web/home', 'web/search', 'shared/emergency', 'shared/tonight'].flatMap(
    modulesIn,
  ),
  'shared/beds/beds.ts',
];
const OTHERS = [
  ...['web/site', 'web/directory', 'web/layouts', 'web/offline'],
  ...['web/services/public', 'web/organisations/public', 'web/helplines/public'],
].flatMap(modulesIn);

function modulesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /(?<!\.test)\.tsx?$/.test(name)).map((name) => join(folder, name));
}

/** The whole sentences of a module's texts: the pieces around a name or a link are none. */
function sentencesIn(file: string): string[] {
  return readModule(file, readFileSync(file, 'utf8'))
    .texts.map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .flatMap(sentencesOf)
    .filter((text) => /^[A-Z“].*[.?]$/.test(text) && wordsOf(text).length > 3);
}

describe('our own words', () => {
  it('are found in the pages', () => {
    expect(URGENT.flatMap(sentencesIn).length).toBeGreaterThan(40);
    expect(OTHERS.flatMap(sentencesIn).length).toBeGreaterThan(60);
  });

  it.each([...URGENT, ...OTHERS].filter((file) => sentencesIn(file).length > 2))(
    'are read with ease at the age of eleven in %s',
    (file) => expect(readingGrade(sentencesIn(file))).toBeLessThanOrEqual(MOST),
  );

  it('are short where help is urgent', () => {
    const cards = Object.values(emergencyContacts()).flatMap(({ rule }) => sentencesOf(rule));
    const long = [...URGENT.flatMap(sentencesIn), ...cards].filter(
      (sentence) => wordsOf(sentence).length > MOST_WORDS,
    );
    expect(long).toEqual([]);
    expect(readingGrade(cards)).toBeLessThanOrEqual(MOST + 1);
  });
});

describe('the grade of a text', () => {
  it.each([
    ['cat', 1],
    ['house', 1],
    ['people', 2],
    ['asked', 1],
    ['wanted', 2],
    ['emergency', 4],
    ['homelessness', 4],
  ])('counts the syllables of “%s”', (word, count) => {
    // One syllable more or less is within what such a formula means.
    expect(Math.abs(countSyllables(word) - count)).toBeLessThanOrEqual(1);
  });

  it('is low for short words and high for an office’s', () => {
    expect(readingGrade(sentencesOf('Ring the bell. A man will let you in.'))).toBeLessThan(3);
    expect(
      readingGrade(
        sentencesOf(
          'Applicants experiencing homelessness must demonstrate eligibility under applicable legislation prior to accommodation.',
        ),
      ),
    ).toBeGreaterThan(15);
  });
});
