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
    ['food on sundays', ['Eat: what is open', 'Sunday', '/open/eat?when=Sunday']],
    ["sunday's lunch", ['Lunch', 'Sunday', '/timetable/Lunch?when=Sunday']],
    ['food sundy', ['Eat: what is open', 'Sunday', '/open/eat?when=Sunday']],
    ['food tommorow', ['Eat: what is open', 'Tomorrow', '/open/eat?when=tomorrow']],
    ['lunch saterday', ['Lunch', 'Saturday', '/timetable/Lunch?when=Saturday']],
    ['shower wensday', ['Showers', 'Wednesday', '/timetable/Showers?when=Wednesday']],
    ['food thu', ['Eat: what is open', 'Thursday', '/open/eat?when=Thursday']],
    ['food thur', ['Eat: what is open', 'Thursday', '/open/eat?when=Thursday']],
    ['food tue', ['Eat: what is open', 'Tuesday', '/open/eat?when=Tuesday']],
    ['shower mon', ['Showers', 'Monday', '/timetable/Showers?when=Monday']],
    ['sat breakfast', ['Breakfast', 'Saturday', '/timetable/Breakfast?when=Saturday']],
    ['food thurs', ['Eat: what is open', 'Thursday', '/open/eat?when=Thursday']],
  ])('of "%s"', (text, first) => expect(leadsTo(text)[0]).toEqual(first));

  it('and none where it names none', () => {
    const texts = [
      'hungry',
      'shower mon ami',
      'il me tue',
      'i sat in the rain all day',
      'sun cream',
    ];
    for (const [, , href] of texts.flatMap(leadsTo)) expect(href).not.toContain('when=');
  });
});
