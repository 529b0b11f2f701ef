import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MAIL_KINDS } from '../../worker/mail/messages.ts';

it('has each kind of mail once in the operations guide, and no other', () => {
  const guide = readFileSync('docs/operations.md', 'utf8');
  const [, section = ''] = guide.split('\n## Every mail\n');
  const names = section
    .split('\n## ')[0]
    ?.split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) =>
      Array.from(line.split('|')[1]?.matchAll(/`([^`]+)`/g) ?? [], ([, it]) => it),
    );
  expect(names?.sort()).toEqual([...MAIL_KINDS].sort());
});
