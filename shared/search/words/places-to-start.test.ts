import { describe, expect, it } from 'vitest';
import { SAMPLE_CITY } from '../../testing/sample-city.ts';
import { findHelp } from '../find-help.ts';

const find = (text: string) => findHelp(text, SAMPLE_CITY);

describe('a text that leads nowhere by its words', () => {
  it.each(['tonight', 'somewhere tonight', 'where can i go tonight', 'today', 'now'])(
    'and only says when asks where to go, and has no number above: "%s"',
    (text) => {
      expect(find(text).calls).toEqual([]);
      expect(find(text).groups.length).toBeGreaterThan(0);
    },
  );

  it.each(['help', 'help tonight', 'help me now', 'where can i go'])(
    'and may ask for anything has the numbers that everybody can ring: "%s"',
    (text) => {
      expect(find(text).calls.map(({ href }) => href)).toEqual(['tel:999', 'tel:+448082000247']);
    },
  );

  it.each(['not safe tonight', 'hes going to kill me tonight'])(
    'and tells of danger has them as ever: "%s"',
    (text) => {
      expect(find(text).isUrgent).toBe(true);
    },
  );
});
