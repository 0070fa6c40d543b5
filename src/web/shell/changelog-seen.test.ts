import { describe, expect, test } from 'vitest';
import { hasNews, parseSeenMark, toStoredMark } from './changelog-seen.ts';
import { toLoaded } from './load-changelog.ts';

describe('how far a visitor has read the changelog', () => {
  test('there is a dot when something new stands in it since they last looked', () => {
    expect(hasNews(toStoredMark('0123456789ab'), 'ba9876543210')).toBe(true);
    expect(hasNews(toStoredMark('0123456789ab'), '0123456789ab')).toBe(false);
  });

  test('who never looked has not seen it', () => {
    expect(hasNews(undefined, '0123456789ab')).toBe(true);
  });

  test.each([
    null,
    'x',
    [],
    { mark: '0123456789ab' },
    { version: 2, mark: '0123456789ab' },
    { version: 1, mark: 12 },
    { version: 1, mark: '<script>' },
    Object.create({ version: 1, mark: '0123456789ab' }),
  ])('%j in the storage is nothing', (stored) => {
    expect(parseSeenMark(stored)).toBeUndefined();
  });
});

describe('what an answer means', () => {
  test('a refusal of ours says what is missing and whether joining helps', () => {
    expect(toLoaded(403, 'not-signed-in', 'Join.\n')).toEqual({
      kind: 'refused',
      message: 'Join.',
      canJoin: true,
    });
    expect(toLoaded(403, 'too-few', 'More.')).toEqual({ kind: 'refused', message: 'More.', canJoin: false });
  });

  test('any other failure shows none of its text', () => {
    expect(toLoaded(502, null, '<html>proxy</html>')).toEqual({ kind: 'failed' });
  });

  test('the changelog is its text', () => {
    expect(toLoaded(200, null, '# Changelog')).toEqual({ kind: 'found', text: '# Changelog' });
  });
});
