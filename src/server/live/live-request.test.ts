import { describe, expect, test } from 'vitest';
import { parseLiveRequest, toEventId } from './live-request.ts';

const MARKET = 'Vote111111111111111111111111111111111111112';
const NONE = { slot: undefined, index: undefined };

describe('parseLiveRequest', () => {
  test('topics come sorted and once', () => {
    expect(parseLiveRequest(`topics=trades:${MARKET},launches,anomalies,launches`, undefined)).toEqual({
      topics: ['anomalies', 'launches', `trades:${MARKET}`],
      blocks: true,
      last: NONE,
    });
    expect(parseLiveRequest('', undefined)).toEqual({ topics: [], blocks: true, last: NONE });
    expect(parseLiveRequest('cluster=localnet&blocks=off&topics=trades', undefined)).toMatchObject({
      topics: ['trades'],
      blocks: false,
    });
  });

  test.each([
    ['an unknown topic', 'topics=blocks'],
    ['an empty topic', 'topics='],
    ['a market that is no address', 'topics=trades:SOL'],
    ['a market that is no address but as long', `topics=trades:${MARKET.replace('V', '0')}`],
    [
      'nine topics',
      `topics=${Array.from({ length: 9 }, (_, i) => `trades:${MARKET.slice(0, -1)}${i + 1}`).join()}`,
    ],
    ['topics twice', 'topics=trades&topics=launches'],
    ['blocks that are not off', 'topics=trades&blocks=on'],
    ['an id that is none', 'topics=trades&last=yesterday'],
  ])('%s is refused', (_what, query) => {
    expect(() => parseLiveRequest(query, undefined)).toThrow(
      expect.objectContaining({ code: 'server/bad-input' }),
    );
  });

  test.each([
    ['120', { slot: 120, index: undefined }],
    ['120.118', { slot: 120, index: { slot: 118, hash: undefined } }],
    ['120.118.abcdefgh', { slot: 120, index: { slot: 118, hash: 'abcdefgh' } }],
    ['.118.abcdefgh', { slot: undefined, index: { slot: 118, hash: 'abcdefgh' } }],
    ['', NONE],
  ])('an id is read as it was written: %j', (id, last) => {
    expect(parseLiveRequest(`topics=trades&last=${id}`, undefined).last).toEqual(last);
    expect(parseLiveRequest('topics=trades', id).last).toEqual(last);
    expect(toEventId(last)).toBe(id);
  });

  test('the id a browser sends by itself is newer than that of the URL, and one of another server is forgotten', () => {
    expect(parseLiveRequest('last=1.2', '3.4').last).toMatchObject({ slot: 3 });
    expect(parseLiveRequest('last=1.2', 'what?').last).toMatchObject({ slot: 1 });
    expect(parseLiveRequest('', 'what?').last).toEqual(NONE);
  });

  test('an id holds the end of the hash alone', () => {
    expect(toEventId({ slot: 5, index: { slot: 4, hash: MARKET } })).toBe('5.4.11111112');
  });
});
