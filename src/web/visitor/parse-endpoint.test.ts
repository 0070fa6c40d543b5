import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseEndpoint } from './parse-endpoint.ts';

const OWN = 'https://explorer.example';
const whyOf = (text: string) => {
  const parsed = parseEndpoint(text, OWN);
  return parsed.kind === 'refused' ? parsed.why : parsed.endpoint.origin;
};

describe('a custom RPC URL', () => {
  test('is https, or http for localhost and 127.0.0.1', () => {
    expect(parseEndpoint('  https://RPC.example:443/v2/?api-key=s3cret#x ', OWN)).toEqual({
      kind: 'endpoint',
      endpoint: {
        url: 'https://rpc.example/v2/?api-key=s3cret',
        origin: 'https://rpc.example',
        host: 'rpc.example',
        address: 'https://rpc.example/v2/',
      },
    });
    expect(whyOf('http://localhost:8899')).toBe('http://localhost:8899');
    expect(whyOf('http://127.0.0.1:8899/')).toBe('http://127.0.0.1:8899');
    expect(whyOf('http://rpc.example')).toBe(
      'Use https. Plain http is allowed for localhost and 127.0.0.1 only.',
    );
  });

  test('that is empty is not used', () => {
    expect(whyOf('')).toBe('Type the URL of an RPC endpoint.');
    expect(whyOf('   ')).toBe('Type the URL of an RPC endpoint.');
  });

  test.each([
    'javascript:alert(1)',
    'file:///etc/passwd',
    'data:text/html,x',
    'blob:https://explorer.example/1',
    'ftp://rpc.example',
    'wss://rpc.example',
    'https://user@rpc.example',
    'https://user:secret@rpc.example',
    'https://api.mainnet-beta.solana.com@evil.example',
    'https://explorer.example/api/proxy/rpc',
    'https://*.example',
    'https://[::1]',
    'rpc.example',
    '//rpc.example',
    'https://',
    `https://rpc.example/${'a'.repeat(3_000)}`,
  ])('%s is refused', (text) => expect(parseEndpoint(text, OWN).kind).toBe('refused'));

  test('the part that is remembered and shown never holds a query or a name', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (text) => {
        const parsed = parseEndpoint(text, OWN);
        if (parsed.kind === 'endpoint') {
          expect(parsed.endpoint.address).not.toMatch(/[?#]/);
          expect(parsed.endpoint.origin).not.toContain('@');
        }
      }),
    );
  });

  test('any text is read without a fault', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(['endpoint', 'refused']).toContain(parseEndpoint(text, OWN).kind);
      }),
    );
  });
});
