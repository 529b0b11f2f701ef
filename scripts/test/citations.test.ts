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
  'Journeys are in `**/*.spec.ts`, as search.spec.ts:12 is.',
  'Flags of a point, by the specification of the table `glyf`.',
  'What the PDF specification asks of a tag.',
  'A notice by section 21 is everyday English.',
])('takes a public standard, a journey and a law for what they are: %s', (text) => {
  expect(faults('shared/a.ts', `// ${text}`)).toEqual([]);
});

it.each([
  ['shared/a.ts', '/** docs/product.md#nobody. */'],
  ['shared/a.ts', '/** docs/nothing.md. */'],
  ['shared/a.ts', `/** ${'SPEC'} 2.1, Home. */`],
  ['shared/a.ts', '/** The cards of the spec. */'],
  ['shared/a.ts', "// As the spec's calls have it."],
  ['docs/a.md', 'The specification sets it.'],
  ['shared/a.ts', '// The fallback (section 8).'],
  ['docs/a.md', '[rules](product.md#nobody)'],
  ['docs/a.md', '[rules](other.md)'],
  ['docs/a.md', 'It is in `shared/space`.'],
])('finds what leads nowhere in %s: %s', (path, text) => {
  expect(faults(path, text)).toHaveLength(1);
});
