import { expect, test } from 'vitest';
import type { PaperSize } from '../../shared/paper/handbook/sections.ts';
import {
  paperHelpline,
  paperOrganisation,
  paperService,
} from '../../shared/testing/paper-records.ts';
import type { Means } from './pdf.ts';
import { dense, textOf } from './testing/layout.ts';
import { readPdf } from './testing/read-pdf.ts';
import { FRIDAY, handbookBytes } from './testing/rendered.ts';

const WORDS = ['Not checked for 3 months', 'Check first: not checked for 6 months'].map(dense);

/** How often each is said in a handbook of a place, an organisation and a helpline whose checks are so old. */
async function saidAt(days: number, size: PaperSize, booklet: Pick<Means, 'paper'>) {
  const checked = { lastCheckedAt: new Date(FRIDAY - days * 86_400_000).toISOString() };
  const directory = {
    services: [paperService(checked)],
    organisations: [paperOrganisation(checked)],
    helplines: [paperHelpline(checked)],
    isSample: false,
  };
  const { pages } = await readPdf(handbookBytes(directory, size, booklet).bytes);
  const all = textOf(...pages);
  return { said: WORDS.map((words) => all.split(words).length - 1), pages: pages.length };
}

test.each([
  ['clear print', 'clear', {}],
  ['large print', 'large', {}],
  ['a booklet of A5', 'clear', { paper: 'A5' }],
  ['a booklet of A6', 'clear', { paper: 'A6' }],
] as const)(
  'the handbook in %s says what was not checked for three months, and for six to check first',
  async (_, size, booklet) => {
    const fresh = await saidAt(89, size, booklet);
    expect(fresh.said).toEqual([0, 0]);
    expect(await saidAt(90, size, booklet)).toEqual({ said: [3, 0], pages: fresh.pages });
    expect(await saidAt(180, size, booklet)).toEqual({ said: [0, 3], pages: fresh.pages });
  },
);
