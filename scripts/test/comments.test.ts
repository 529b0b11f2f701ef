import { expect, it } from 'vitest';
import { commentFaults } from './comments.ts';

it.each([
  ['/** Of the room below the title. */', 'Of the room below the title.'],
  ['/**\n * For the batch of a write.\n */', 'For the batch of a write.'],
  ['  /** By its id. */', 'By its id.'],
  ['/** With the days behind it. */', 'With the days behind it.'],
  ['/** To nobody else. */', 'To nobody else.'],
  ['/** From here on. */', 'From here on.'],
  ['/** The same, for a WHERE. */', 'The same, for a WHERE.'],
])('refuses a doc comment that does not stand alone: %s', (comment, said) => {
  expect(commentFaults('shared/a.ts', `const a = 1;\n${comment}\n`)).toEqual([
    `shared/a.ts:2 has a comment that does not stand alone: ${said}`,
  ]);
});

it.each([
  '/** Finds a record by its id. */',
  '/** Official words of the council. */',
  '// Of what is left the first counts.',
  '/** The sameness of two texts. */',
])('takes %s', (comment) => expect(commentFaults('shared/a.ts', comment)).toEqual([]));
