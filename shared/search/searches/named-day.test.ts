import { describe, expect, it } from 'vitest';
import { SAMPLE_CITY } from '../../testing/sample-city.ts';
import { findHelp } from '../find-help.ts';

describe('a day that a text names is that of the lists it leads to', () => {
  const leadsTo = (text: string) =>
    findHelp(text, SAMPLE_CITY).groups.flatMap(({ results }) =>
      results.map(({ label, detail, href }) => [label, detail, href]),
    );

  it.each([
    ['food on sunday', ['Eat: what is open', 'Sunday', '/open/eat?when=Sunday']],
    ['where can I eat tomorrow', ['Eat: what is open', 'Tomorrow', '/open/eat?when=tomorrow']],
    ['Tuesday', ['What is open', 'Tuesday', '/?when=Tuesday#open-now']],
    ['breakfast friday', ['Breakfast', 'Friday', '/timetable/Breakfast?when=Friday']],
    ['shower on monday', ['Showers', 'Monday', '/timetable/Showers?when=Monday']],
    ['breakfast sat', ['Breakfast', 'Saturday', '/timetable/Breakfast?when=Saturday']],
    ['food thurs', ['Eat: what is open', 'Thursday', '/open/eat?when=Thursday']],
  ])('of "%s"', (text, first) => expect(leadsTo(text)[0]).toEqual(first));

  it('and none where it names none', () => {
    for (const [, , href] of [...leadsTo('hungry'), ...leadsTo('shower mon ami')])
      expect(href).not.toContain('when=');
  });
});
