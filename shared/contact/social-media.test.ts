import { describe, expect, it } from 'vitest';
import { socialLinks } from './social-media.ts';

describe('links to social networks', () => {
  it('follow the place of the handle, blank ones skipped', () => {
    expect(socialLinks(['', ' ', 'StMungos'])).toEqual([
      { network: 'X', href: 'https://x.com/StMungos' },
    ]);
    expect(socialLinks([])).toEqual([]);
  });

  it.each([
    'caring.in-bristol',
    '@caring.in-bristol',
    'facebook.com/caring.in-bristol',
    'https://m.facebook.com/caring.in-bristol',
  ])('are the same for %s', (handle) => {
    expect(socialLinks([handle])).toEqual([
      { network: 'Facebook', href: 'https://www.facebook.com/caring.in-bristol' },
    ]);
  });

  it('keep what a pasted profile needs, and the new name of an old network', () => {
    expect(
      socialLinks(['https://facebook.com/profile.php?id=1', '', 'http://twitter.com/@Shelter']),
    ).toEqual([
      { network: 'Facebook', href: 'https://www.facebook.com/profile.php?id=1' },
      { network: 'X', href: 'https://x.com/Shelter' },
    ]);
  });

  it.each([
    'https://evil.example/x',
    'javascript:alert(1)',
    'two words',
    'facebook.com',
    'notfacebook.com/x',
  ])('are not made of "%s"', (handle) => {
    expect(socialLinks([handle])).toEqual([]);
  });
});
