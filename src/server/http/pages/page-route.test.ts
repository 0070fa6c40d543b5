import { expect, test } from 'vitest';
import { toPageRoute } from './page-route.ts';

test.each([
  ['/', '/'],
  ['/blocks', '/blocks'],
  ['/blocks/', '/blocks'],
  [
    '/tx/5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW',
    '/tx/:signature',
  ],
  ['/analytics/queries', '/analytics/queries'],
  ['/analytics/queries/fees', '/analytics/queries/:name'],
  ['/wp-login.php', undefined],
  ['/tx/a/b/c', undefined],
])('the page of %s is %s', (path, route) => {
  expect(toPageRoute(path)).toBe(route);
});
