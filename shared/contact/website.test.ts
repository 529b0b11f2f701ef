import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayWebsite } from './website.ts';
import { normaliseWebsite } from './website-input.ts';

describe('a website', () => {
  it.each([
    ['', ''],
    ['  ', ''],
    [' inhope.uk ', 'https://inhope.uk'],
    ['//inhope.uk', 'https://inhope.uk'],
    ['example.org:8080/a', 'https://example.org:8080/a'],
    ['http://1625ip.co.uk', 'http://1625ip.co.uk'],
    ['HTTPS://Example.org/', 'HTTPS://Example.org/'],
  ])('typed "%s" is stored "%s"', (typed, stored) => {
    expect(normaliseWebsite(typed)).toBe(stored);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,hello',
    'ftp://example.org',
    'mailto:jo@samaritans.org',
    'https://',
    'hello',
    'our site.org',
    'https://user:secret@example.org',
    'https://example..org',
  ])('is not "%s"', (typed) => {
    expect(normaliseWebsite(typed)).toBeNull();
  });

  it('that is stored always opens a page by http or https, and is stored the same again', () => {
    const address = fc.oneof(fc.string(), fc.webUrl(), fc.domain());
    fc.assert(
      fc.property(address, (typed) => {
        const stored = normaliseWebsite(typed);
        if (!stored) return;
        expect(new URL(stored).protocol).toMatch(/^https?:$/);
        expect(normaliseWebsite(stored)).toBe(stored);
      }),
    );
  });

  it.each([
    ['https://www.mungos.org/', 'mungos.org'],
    ['http://www.public-interest.co.uk/bham/', 'public-interest.co.uk/bham'],
    ['https://example.org/caf%C3%A9?from=x#top', 'example.org/café'],
    ['https://example.org/%', 'example.org/%'],
    ['', ''],
  ])('stored "%s" is read "%s"', (stored, read) => {
    expect(displayWebsite(stored)).toBe(read);
  });
});
