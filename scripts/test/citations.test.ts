import { expect, it } from 'vitest';
import { anchorsOf, citationFaults } from './citations.ts';

const documents: Record<string, string> = {
  'docs/product.md': '# Rules\n\n## People in crisis\n\n```sh\n# no heading\n```\n',
  'shared/time': '',
};
const faults = (path: string, text: string) =>
  citationFaults(path, text, (file) => documents[file]);

it('reads the anchors of headings, and none out of examples', () => {
  expect([...anchorsOf(documents['docs/product.md'] ?? '')]).toEqual(['rules', 'people-in-crisis']);
  expect([...anchorsOf('## Validation: services')]).toEqual(['validation-services']);
});

it('takes citations that lead somewhere', () => {
  expect(faults('shared/a.ts', '/** As docs/product.md#people-in-crisis has it. */')).toEqual([]);
  expect(faults('docs/a.md', 'See [rules](product.md#rules) and `shared/time/`.')).toEqual([]);
});

it.each([
  ['shared/a.ts', '/** docs/product.md#nobody. */'],
  ['shared/a.ts', '/** docs/nothing.md. */'],
  ['shared/a.ts', `/** ${'SPEC'} 2.1, Home. */`],
  ['docs/a.md', '[rules](product.md#nobody)'],
  ['docs/a.md', '[rules](other.md)'],
  ['docs/a.md', 'It is in `shared/space`.'],
])('finds what leads nowhere in %s: %s', (path, text) => {
  expect(faults(path, text)).toHaveLength(1);
});
