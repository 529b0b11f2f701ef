import { expect, it } from 'vitest';
import { matchesEtag } from './etag.ts';

it.each([
  ['the tag itself', '"a"', '"a"', true],
  ['its weak form', 'W/"a"', '"a"', true],
  ['a strong one of a weak', '"a"', 'W/"a"', true],
  ['one of several', '"b", W/"a"', '"a"', true],
  ['any', '*', '"a"', true],
  ['another', '"b"', '"a"', false],
  ['none', null, '"a"', false],
])('%s', (_what, header, etag, matches) => {
  expect(matchesEtag(header, etag)).toBe(matches);
});
