import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test('an IPv4 address is a network of its own, however it is written', () => {
  expect(networkOf('203.0.113.9')).toBe('203.0.113.9');
  expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(networkOf('203.0.113.9')).not.toBe(networkOf('203.0.113.10'));
});

test('IPv6 addresses of one customer are one network', () => {
  const own = networkOf('2001:db8:1:2::1');
  for (const address of [
    '2001:db8:1:2:ffff:ffff:ffff:ffff',
    '2001:0DB8:0001:0002::abcd',
    '2001:db8:1:2::203.0.113.9',
  ]) {
    expect(networkOf(address)).toBe(own);
  }
  expect(networkOf('2001:db8:1:3::1')).not.toBe(own);
  expect(networkOf('fe80::1%eth0')).toBe(networkOf('fe80::2'));
  expect(networkOf('::1')).toBe('0:0:0:0');
});

test('what is no address is taken as it is', () => {
  for (const odd of ['unknown', '', '1.2.3', ':::', '[::1]:80', 'x'.repeat(5_000)]) expect(networkOf(odd)).toBe(odd);
});
