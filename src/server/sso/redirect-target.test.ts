import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toRedirectTarget } from './redirect-target.ts';

const ORIGIN = 'https://explorer.example';

/** Hosts and the ways they are written so that a check takes them for a path, and a browser for another site. */
const HOSTS = [
  'evil.example',
  'explorer.example.evil.example',
  'explorer.example@evil.example',
  '127.0.0.1',
  '[::1]',
];
const SHAPES: readonly ((host: string) => string)[] = [
  (host) => `//${host}`,
  (host) => `///${host}`,
  (host) => `////${host}/%2e%2e`,
  (host) => `/\\${host}`,
  (host) => `\\\\${host}`,
  (host) => `\\/${host}`,
  (host) => `/%5c${host}`,
  (host) => `/%2f${host}`,
  (host) => `/%255c${host}`,
  (host) => `/%252f${host}`,
  (host) => `/\t/${host}`,
  (host) => `/%09/${host}`,
  (host) => `/\n/${host}`,
  (host) => `/%0a/${host}`,
  (host) => `/\r/${host}`,
  (host) => `/ /${host}`,
  (host) => `/.//${host}`,
  (host) => `/..//${host}`,
  (host) => `/x/..//${host}`,
  (host) => `/%2e//${host}`,
  (host) => `https:${host}`,
  (host) => `https:/${host}`,
  (host) => `https://${host}`,
  (host) => `http://${host}`,
  (host) => `ftp://${host}`,
  (host) => `${host}/path`,
];
const REST = [
  '',
  ' ',
  'tx/abc',
  './tx',
  '../tx',
  '?q=1',
  '#top',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://explorer.example/x',
  '/tx\0',
  '/tx\u2028',
  '/tx\ufeff',
  `/${'a'.repeat(4_096)}`,
  '/auth/sso/other?redirectTo=/',
  '/auth/continue?handle=x',
  '/AUTH/sso/other',
  '/api/auth/session',
  '/x/../auth/sso/other',
  '//',
  '/\\',
  'https://explorer.example:8443/',
];
const CORPUS = [...SHAPES.flatMap((shape) => HOSTS.map(shape)), ...REST];

/** The path as whoever decodes it once more sees it. */
function decodeOnce(path: string): string {
  try {
    return decodeURIComponent(path.split(/[?#]/, 1)[0]!);
  } catch {
    return path; // nobody decodes what is no escape
  }
}

describe('where a sign-in leads', () => {
  test('the corpus has 150 strings', () => {
    expect(new Set(CORPUS).size).toBeGreaterThanOrEqual(150);
  });

  test.each(CORPUS.map((text) => [JSON.stringify(text.slice(0, 60)), text]))(
    '%s leads home',
    (_name, text) => {
      expect(toRedirectTarget(text, ORIGIN)).toBe('/');
    },
  );

  test.each([
    ['/', '/'],
    ['/tx/abc?x=1#logs', '/tx/abc?x=1#logs'],
    ['/search?q=%2F%2Fevil.example', '/search?q=%2F%2Fevil.example'],
    ['/search?q=https://evil.example', '/search?q=https://evil.example'],
    ['/blocks/../tx', '/tx'],
    ['/search?q=ü', '/search?q=%C3%BC'],
    ['/authors', '/authors'],
  ])('%s leads to %s', (text, path) => {
    expect(toRedirectTarget(text, ORIGIN)).toBe(path);
  });

  test('nothing leads home', () => {
    expect(toRedirectTarget(undefined, ORIGIN)).toBe('/');
  });

  test('whatever is given, a browser stays on our origin, also when it decodes once more', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%2e',
      '%09',
      '\t',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'https:',
      '%25',
      'a',
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.array(pieces, { maxLength: 10 }).map((parts) => `/${parts.join('')}`),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(texts, fc.constantFrom(ORIGIN, 'http://localhost:3000'), (text, origin) => {
        const path = toRedirectTarget(text, origin);
        const isPath = /^\/(?![/\\])[\x21-\x7e]*$/.test(path);
        const isOurs = (target: string) => new URL(target, origin).origin === origin;
        return isPath && isOurs(path) && toRedirectTarget(path, origin) === path && isOurs(decodeOnce(path));
      }),
      { numRuns: 5_000 },
    );
  });
});
