import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { toClient, toNetwork } from './client-identity.ts';

const request = (address: string, forwarded?: string) =>
  ({
    socket: { remoteAddress: address },
    headers: { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage; // all it reads

describe('toClient', () => {
  test('without trusted proxies the header is not believed', () => {
    expect(toClient(request('10.0.0.1', '1.2.3.4'), 0)).toBe('10.0.0.1');
  });

  test('with trusted proxies the address they saw counts, not what the visitor wrote', () => {
    expect(toClient(request('10.0.0.1', 'spoofed, 9.9.9.9, 1.2.3.4'), 1)).toBe('1.2.3.4');
    expect(toClient(request('10.0.0.1', 'spoofed, 9.9.9.9, 1.2.3.4'), 2)).toBe('9.9.9.9');
    expect(toClient(request('10.0.0.1', 'spoofed'), 1)).toBe('10.0.0.1');
    expect(toClient(request('10.0.0.1'), 1)).toBe('10.0.0.1');
  });
});

describe('toNetwork', () => {
  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['10.1.2.3', '10.1.2.3'],
  ])('%s counts as %s', (address, network) => {
    expect(toNetwork(address)).toBe(network);
  });
});
