import { describe, expect, test } from 'vitest';
import { matchRoute } from './match-route.ts';

const ROUTES = ['/', '/blocks', '/block/:slot', '/tx/:signature', '/tx/inspector', '/defi/overview'].map(
  (route) => ({ route }),
);
const match = (path: string) => {
  const found = matchRoute(ROUTES, path);
  return found && [found.entry.route, found.params];
};

describe('matchRoute', () => {
  test('takes a segment as a parameter', () => {
    expect(match('/block/42')).toEqual(['/block/:slot', { slot: '42' }]);
    expect(match('/block/42/')).toEqual(['/block/:slot', { slot: '42' }]);
    expect(match('/block/a%2Fb')).toEqual(['/block/:slot', { slot: 'a/b' }]);
  });

  test('a fixed route wins over an open one', () => {
    expect(match('/tx/inspector')).toEqual(['/tx/inspector', {}]);
  });

  test('broken percent-encoding is taken as it stands', () => {
    expect(match('/block/%E0%A4%A')).toEqual(['/block/:slot', { slot: '%E0%A4%A' }]);
  });

  test('nothing else matches', () => {
    for (const path of ['/block', '/block/1/2', '/blockss', '/defi', '/defi/overview/x'])
      expect(match(path)).toBeUndefined();
    expect(match('/')).toEqual(['/', {}]);
  });
});
