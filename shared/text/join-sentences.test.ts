import { expect, test } from 'vitest';
import { joinSentences } from './sentence.ts';

test.each([
  [['Lunch', 'For Everyone.', 'Phone 1'], 'Lunch. For Everyone. Phone 1'],
  [['', ' Hot food! ', 'Ring the bell.', ''], 'Hot food! Ring the bell'],
  [['Cold?', 'First to open:', 'Library'], 'Cold? First to open: Library'],
  [[], ''],
])('%j is said as %j', (texts, line) => {
  expect(joinSentences(texts)).toBe(line);
});
