import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toPagePolicy } from './security-headers.ts';

const connectOf = (policy: string) => policy.split('; ').filter((part) => part.startsWith('connect-src'));

const INLINE = { nonce: 'n' };

describe('the policy of a page', () => {
  test('lets the browser ask this server only', () => {
    expect(connectOf(toPagePolicy(INLINE))).toEqual(["connect-src 'self'"]);
  });

  test('knows what is written inline by a nonce, or its one script by a hash', () => {
    const script = "'sha256-abc='";
    expect(toPagePolicy(INLINE)).toContain("script-src 'self' 'nonce-n'; style-src 'self' 'nonce-n';");
    expect(toPagePolicy({ script })).toBe(
      toPagePolicy(INLINE)
        .replace("script-src 'self' 'nonce-n'", `script-src 'self' ${script}`)
        .replace(" 'nonce-n'", ''),
    );
  });

  test('adds exactly the one origin that was consented to, and nothing else changes', () => {
    expect(connectOf(toPagePolicy(INLINE, { endpoints: ['https://rpc.example'] }))).toEqual([
      "connect-src 'self' https://rpc.example",
    ]);
    expect(
      toPagePolicy(INLINE, { endpoints: ['http://localhost:8899'] }).replace(' http://localhost:8899', ''),
    ).toBe(toPagePolicy(INLINE));
  });

  test('a cookie that holds no such origin changes nothing, whatever it holds', () => {
    for (const cookie of [
      'https:',
      'https://*',
      "https://a.example; script-src 'unsafe-inline'",
      "'unsafe-inline'",
      'http://rpc.example',
      'https://rpc.example/path?key=secret',
      '',
    ]) {
      expect(toPagePolicy(INLINE, { endpoints: [cookie] })).toBe(toPagePolicy(INLINE));
    }
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (cookie) => {
        expect(toPagePolicy(INLINE, { endpoints: [cookie] }).split('; ').length).toBe(
          toPagePolicy(INLINE).split('; ').length,
        );
      }),
    );
  });

  test('on Android, and nowhere else, a wallet app may be opened and answer over a socket on the phone', () => {
    const android =
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36';
    const policy = toPagePolicy(INLINE, { userAgent: android });
    expect(connectOf(policy)).toEqual(["connect-src 'self' ws://localhost:*"]);
    expect(policy.replace(' ws://localhost:*', '').replace(' solana-wallet:', '')).toBe(toPagePolicy(INLINE));
    for (const userAgent of [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
      '',
      undefined,
    ]) {
      expect(toPagePolicy(INLINE, { userAgent })).toBe(toPagePolicy(INLINE));
    }
  });

  test('only a page that is made for it may be framed by other sites', () => {
    const policy = toPagePolicy(INLINE, { isEmbed: true });
    expect(policy).toContain('frame-ancestors https: http:;');
    expect(policy.replace('frame-ancestors https: http:', "frame-ancestors 'none'")).toBe(
      toPagePolicy(INLINE),
    );
  });

  test('no other part of the server knows of the endpoint a visitor chose', () => {
    const server = join(import.meta.dirname, '..');
    const knowing = readdirSync(server, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .filter((file) => readFileSync(join(server, file), 'utf8').includes('custom-endpoint'));
    expect(knowing.sort()).toEqual(['edge/security-headers.ts', 'http/pages/page-routes.ts']);
  });
});
