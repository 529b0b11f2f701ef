import { expect, it } from 'vitest';
import { cityTime } from '../../shared/time/city-time.ts';
import { readServed } from '../build/page-files.ts';
import { openSite, sampleDirectory } from '../site/sample-site.ts';
import { MOST, WORST_PATHS, WORST_TYPE } from './worst-bounds.ts';
import { worstOrganisation } from './worst-organisation.ts';

// The letters that compress least, spent on what takes most room in a page; `npm run worst` measures the others, and times.

const today = cityTime(Date.now()).date;

it.each(['organisation', 'service'] as const)(
  'every page and list stays under its bound with all that one organisation may store, its dated changes each for %s',
  async (changesFor) => {
    const worst = worstOrganisation({
      alphabet: 'latin',
      spent: 'times',
      type: WORST_TYPE,
      today,
      changesFor,
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
