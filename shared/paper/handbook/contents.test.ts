import { expect, test } from 'vitest';
import { paperHelpline } from '../../testing/paper-records.ts';
import { handbookOf } from '../handbook.ts';
import { contentsOf } from './contents.ts';

test('the contents name every section, and below helplines each kind of them', () => {
  const directory = {
    services: [],
    organisations: [],
    helplines: [paperHelpline()],
    isSample: false,
  };
  const entries = contentsOf(handbookOf(directory, Date.parse('2026-11-20')).sections);
  const lines = entries.map(({ title, level }) => `${level} ${title}`);
  expect(lines.slice(0, 3)).toEqual([
    '1 Emergency: who to call',
    '1 How to use this handbook',
    '1 Housing help from the council',
  ]);
  const at = lines.indexOf('1 Helplines');
  expect(lines[at + 1]).toMatch(/^2 .* Helplines$/);
});
