import { describe, expect, test } from 'vitest';
import { paperOrganisation, paperService } from '../../testing/paper-records.ts';
import { emptySchedule } from '../../time/empty-schedule.ts';
import { handbookOf } from '../handbook.ts';
import { bedsParts } from './beds.ts';
import type { PaperDirectory } from './sections.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const evening = [{ start: '21:30', end: '22:30' }];
const shelter = paperService({
  type: 'Dinner',
  provider: { _id: 'trust', name: 'Julian Trust' },
  serviceAddress: '16 Little Street, Bristol BS2 9JF',
  schedule: { ...emptySchedule(), Monday: evening, Tuesday: evening, Friday: evening },
  beds: 'Walk in',
});
const directory = (more: Partial<PaperDirectory>): PaperDirectory => ({
  services: [],
  organisations: [],
  helplines: [],
  isSample: false,
  ...more,
});

describe('beds in a handbook', () => {
  test('stand with how one gets one, when, and the number, those to walk in to first', () => {
    const referred = paperService({
      _id: 'house',
      provider: { _id: 'house', name: 'House' },
      beds: 'By referral',
      phone: '',
    });
    const [part] = bedsParts(directory({ services: [referred, shelter] }), NOW);
    expect(part?.heading).toBe('Beds for the night');
    expect(part?.points[0]).toBe(
      'Julian Trust, 16 Little Street, Bristol BS2\u00a09JF. Walk in. You can come to the door. Come early. It may be full: ring before you go. Monday, Tuesday and Friday 21:30–22:30. Phone\u00a00117\u00a0924\u00a04604.',
    );
    expect(part?.points[1]).toContain('By referral. Somebody has to ask for you');
    expect(part?.points[1]).toContain('Hours not known. Ask at a day centre');
  });

  test('are those of an organisation too, unless a service of its own gives them', () => {
    const organisation = paperOrganisation({ _id: 'trust', name: 'Trust', beds: 'Ring first' });
    const points = (services: PaperDirectory['services']) =>
      bedsParts(directory({ services, organisations: [organisation] }), NOW)[0]?.points;
    expect(points([])).toEqual([expect.stringMatching(/^Trust.* Ring first\. .*Hours not known/)]);
    expect(points([shelter])).toHaveLength(1);
    expect(bedsParts(directory({}), NOW)).toEqual([]);
  });

  test('are what the everyday words for a bed lead to, where there are any', () => {
    const leads = (services: PaperDirectory['services'], word: string) => {
      const index = handbookOf(directory({ services }), NOW).sections.at(-1);
      if (index?.kind !== 'index') throw new Error('The index is not last.');
      return index.entries.find((it) => it.word === word)?.places[0];
    };
    for (const word of ['Night shelter', 'Bed for tonight', 'Somewhere to sleep'])
      expect(leads([shelter], word)).toEqual({ label: 'Beds for the night', target: 'beds' });
    expect(leads([], 'Night shelter')?.target).toBe('emergency-tonight');
  });
});
