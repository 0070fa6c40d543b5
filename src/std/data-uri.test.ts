import { describe, expect, test } from 'vitest';
import { readDataUri } from './data-uri.ts';

describe('a data URI', () => {
  test.each([
    ['data:image/png;base64,iVBORw==', 'image/png', '89504e47'],
    ['data:,a%20b', '', '612062'],
    ['DATA:Application/JSON;charset=utf-8,{"a":1}', 'application/json', '7b2261223a317d'],
    ['data:image/svg+xml;utf8,<svg/>', 'image/svg+xml', '3c7376672f3e'],
  ])('%s', (uri, type, hex) => {
    const read = readDataUri(uri);
    expect([read?.type, read?.bytes.toString('hex')]).toEqual([type, hex]);
  });

  test.each([
    '',
    'data:',
    'https://a.example/b',
    'data:image/png;base64,%%%',
    'data:,%zz',
    `data:,${'a'.repeat(131_072)}`,
  ])('is not read from %j', (uri) => {
    expect(readDataUri(uri)).toBeUndefined();
  });
});
