import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEndpointOrigin } from './custom-endpoint.ts';

describe('the origin of a custom endpoint', () => {
  test.each([
    'https://rpc.example',
    'https://rpc.example:8443',
    'https://xn--bcher-kva.example',
    'https://192.0.2.7',
    'http://localhost:8899',
    'http://127.0.0.1:8899',
    'http://localhost',
  ])('%s is one', (text) => expect(isEndpointOrigin(text)).toBe(true));

  test.each([
    '',
    'https:',
    'https://',
    'http://rpc.example',
    'http://127.0.0.2:8899',
    'http://localhost.evil.example',
    'https://*.example',
    'https://*',
    'https://rpc.example/',
    'https://rpc.example/key',
    'https://rpc.example?key',
    'https://user@rpc.example',
    'https://user:secret@rpc.example',
    'https://RPC.example',
    'https://rpc.example:443',
    'https://rpc.example:99999',
    'https://rpc.example https://evil.example',
    "https://rpc.example; script-src 'unsafe-inline'",
    'https://rpc.example,https://evil.example',
    'https://rpc.example\r\nSet-Cookie: a=b',
    'https://[::1]:8899',
    'https://0x7f.1',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'data:text/html,x',
    'wss://rpc.example',
    'ws://localhost',
    'null',
    'self',
    "'unsafe-eval'",
    `https://${'a'.repeat(300)}.example`,
  ])('%j is none', (text) => expect(isEndpointOrigin(text)).toBe(false));

  test('whatever passes has nothing that a policy would read as more than one source', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.domain().map((host) => `https://${host}`),
        ),
        (text) => {
          if (isEndpointOrigin(text)) expect(text).toMatch(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
