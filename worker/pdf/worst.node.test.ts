import { expect, it } from 'vitest';
import { worstOrganisation } from '../../shared/testing/worst-organisation.ts';
import { handbookBytes, sampleDirectory, sampleFile } from './testing/rendered.ts';

/** The handbook with everything that one organisation may store, of letters of this alphabet. */
function worstHandbook(alphabet: 'latin' | 'arabic') {
  const worst = worstOrganisation({ alphabet, type: 'Showers' });
  const file = { ...sampleFile, organisations: [...sampleFile.organisations, worst] };
  const { bytes } = handbookBytes(sampleDirectory(file), 'clear');
  return {
    bytes: bytes.length,
    links: Buffer.from(bytes).toString('latin1').split('/Subtype /Link').length - 1,
  };
}

it('a text that is read from right to left has a place to press for each line, not for each word', () => {
  const [latin, arabic] = [worstHandbook('latin'), worstHandbook('arabic')];
  expect(latin.links).toBeGreaterThan(800);
  expect(arabic.links).toBeLessThan(1.25 * latin.links);
  // Its letters are placed one by one, and its fonts come on top.
  expect(arabic.bytes).toBeLessThan(1.5 * latin.bytes);
});
