import { expect, test } from 'vitest';
import { PAPER_SIZES } from '../../shared/paper/handbook/sections.ts';
import { worstOrganisation } from '../../shared/testing/worst-organisation.ts';
import { accessibilityFaults } from './testing/accessibility-faults.ts';
import { taggedTexts } from './testing/read-pdf.ts';
import { handbookBytes, renderTimetable, sampleDirectory, sampleFile } from './testing/rendered.ts';

test.each(PAPER_SIZES)(
  'the handbook in %s print has what a validator of PDF/UA asks for',
  (size) => {
    expect(accessibilityFaults(handbookBytes(sampleDirectory(), size).bytes)).toEqual([]);
  },
);

test.each(PAPER_SIZES)('so has the sheet of a timetable in %s print', async (size) => {
  const { bytes } = await renderTimetable(sampleDirectory(), 'Toilets', size);
  expect(accessibilityFaults(bytes)).toEqual([]);
});

test('so has a handbook with Arabic in it, but for the dots that its font draws apart from their letters', () => {
  const worst = worstOrganisation({ alphabet: 'arabic', type: 'Showers' });
  const file = { ...sampleFile, organisations: [...sampleFile.organisations.slice(0, 4), worst] };
  const faults = accessibilityFaults(handbookBytes(sampleDirectory(file), 'clear').bytes);
  expect(faults).toEqual([expect.stringMatching(/^\d+ glyphs stand for no letter\.$/)]);
});

test('the cells of a row come in the order of the days at the head of their columns', async () => {
  const { bytes, section } = await renderTimetable(sampleDirectory(), 'Breakfast', 'clear');
  const texts = (await taggedTexts(bytes)).map(({ text }) => text.trim());
  const monday = texts.indexOf('Monday');
  expect(texts.slice(monday, monday + 7)).toEqual(
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
  );
  const row = section.rows.find(({ provider }) => provider === 'The Julian Trust');
  const slots = row?.hours.kind === 'week' ? row.hours.days.flatMap((it) => it.slots) : [];
  expect(new Set(slots).size).toBeGreaterThan(1);
  const heard = texts.join('|');
  expect(heard.slice(heard.indexOf('The Julian Trust'))).toContain(slots.join('|'));
});

test.each([
  ['/Lang (en-GB)', '/Lung (en-GB)', 'No language.'],
  ['/Marked true', '/Marked fals', 'Not marked as tagged.'],
  ['/DisplayDocTitle true', '/DisplayDocTitle fals', 'The title is not shown.'],
  ['/Scope /Row', '/Scope /Raw', 'A TH does not say what it is the head of.'],
  ['<</S /TR ', '<</S /TT ', 'An element is of the unknown type TT.'],
  ['<</S /H1 ', '<</S /H2 ', 'H2 follows H0.'],
  ['/ToUnicode', '/ToUnicads', 'A font has no letters.'],
  ['/Tabs /S', '/Tabs /R', 'Page 1: Its tabs do not follow the tags.'],
  ['<</S /TD ', '<</S /LI ', 'A TR holds a LI.'],
  ['/Names 2 0 R', '/XFA    0 0 R', 'It has forms.'],
  ['\ntrailer\n<<', '\ntrailer\n<< /Encrypt 9 0 R', 'It is encrypted.'],
  ['/W [0 [527 ', '/W [0 [725 ', '1 glyphs are not as wide as the file says.'],
  ['/FontFile2', '/FontNone2', 'A font is not embedded.'],
])('a file with %s as %s is found faulty', async (sound, faulty, fault) => {
  const { bytes } = await renderTimetable(sampleDirectory(), 'Breakfast', 'clear');
  const broken = Buffer.from(bytes).toString('latin1').replace(sound, faulty);
  expect(accessibilityFaults(Buffer.from(broken, 'latin1'))).toContain(fault);
});
