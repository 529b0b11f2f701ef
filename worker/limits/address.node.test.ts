import { expect, it } from 'vitest';
import { addressKey } from './address.ts';

const keyOf = (address: string) => addressKey(new Headers({ 'CF-Connecting-IP': address }));

it.each([
  ['an IPv4 address', '192.0.2.1', '192.0.2.1'],
  ['an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['another of the same /64', '2001:0DB8:0001:0002:ffff:eeee:dddd:cccc', '2001:db8:1:2::/64'],
  ['one that is shortened', '2001:db8:1:2::7', '2001:db8:1:2::/64'],
  ['one that is shortened early', '2001:db8::7', '2001:db8:0:0::/64'],
  ['this machine', '::1', '0:0:0:0::/64'],
  ['IPv4 written as IPv6', '::ffff:192.0.2.1', '192.0.2.1'],
  ['the same in hexadecimal', '::FFFF:C000:0201', '192.0.2.1'],
  ['the same in full', '0:0:0:0:0:ffff:c000:201', '192.0.2.1'],
  ['one with a zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is counted as what is one household’s', (_what, address, key) => {
  expect(keyOf(address)).toBe(key);
});

it('tells two networks apart, and what is no address from others', () => {
  expect(keyOf('2001:db8:1:2::1')).not.toBe(keyOf('2001:db8:1:3::1'));
  for (const odd of ['1:2:3', '1::2::3', '1:2:3:4:5:6:7:8:9', 'g::1', ':'])
    expect(keyOf(odd)).toBe(odd);
  expect(keyOf('x'.repeat(500))).toHaveLength(64);
});

it('is nobody where the platform names nobody', () => {
  expect(addressKey(new Headers())).toBeNull();
});
