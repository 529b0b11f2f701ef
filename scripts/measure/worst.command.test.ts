import { expect, it } from 'vitest';
import { WHOLE_LIST } from '../../shared/paths/parts.ts';
import { worstOrganisation } from '../../shared/testing/worst-organisation.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { readServed } from '../build/page-files.ts';
import { openSite, sampleDirectory } from '../site/sample-site.ts';
import { MOST, WORST_PATHS, WORST_TYPE } from './worst-bounds.ts';

// The letters that compress least, spent on what takes most room in a page; `npm run worst` measures the others, and times.

const ofSample = sampleDirectory()
  .organisations.flatMap((it) => (it as { services?: { type: string }[] }).services ?? [])
  .filter(({ type }) => type === WORST_TYPE).length;
const WHOLE = WHOLE_LIST - ofSample;
const today = cityTime(Date.now()).date;

// With so many its timetable is not yet in parts; the lists have all that there may be.
it.each([
  ['organisation', WHOLE],
  ['service', WHOLE],
  ['service', LIMITS.servicesOfOrganisation.value],
] as const)(
  'every page and list stays under its bound with all that one organisation may store, dates for each %s of %i',
  async (changesFor, services) => {
    const worst = worstOrganisation({
      alphabet: 'latin',
      spent: 'times',
      type: WORST_TYPE,
      today,
      changesFor,
      services,
    });
    const sample = sampleDirectory();
    const site = await openSite({ ...sample, organisations: [...sample.organisations, worst] });
    try {
      for (const [path, kind] of Object.entries(WORST_PATHS)) {
        if (path.endsWith('.pdf')) continue;
        const { text, bytes } = await readServed(site.origin + path);
        expect(bytes, path).toBeLessThan(MOST[kind].bytes);
        if (path.startsWith('/api/services'))
          expect(JSON.parse(text).length).toBeGreaterThan(worst.services.length);
      }
    } finally {
      await site.close();
    }
  },
);
