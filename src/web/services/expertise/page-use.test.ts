import { expect, test } from 'vitest';
import { toPageUse } from './page-use.ts';

test.each([
  ['/', 'home', 'search'],
  ['/search', 'search', 'search'],
  ['/blocks', 'blocks', 'chain'],
  ['/block/42', 'block', 'chain'],
  ['/tx/inspector', 'inspector', 'developer'],
  ['/tx/5abc', 'transaction', 'chain'],
  ['/tokens/new', 'tokens', 'tokens'],
  ['/token/abc', 'token', 'tokens'],
  ['/analytics', 'analytics', 'analytics'],
  ['/analytics/queries/x', 'queries', 'analytics'],
  ['/defi/amms', 'defi', 'analytics'],
  ['/docs/search', 'docs', 'help'],
  ['/swagger', 'api-reference', 'developer'],
  ['/chat', 'chat', 'ai'],
  ['/chatter', undefined, 'other'],
])('%s is %s, its time is %s', (path, use, area) => {
  expect(toPageUse(path)).toEqual({ use, area });
});
