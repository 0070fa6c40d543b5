import { expect, test } from 'vitest';
import { isDomainName, toDomainAddress } from './domain-names.ts';

test('a name stands where the name service puts it', () => {
  expect(toDomainAddress('bonfida.sol')).toBe('Crf8hzfthWGbGbLTVCiqRqV5MVnbpHB1L9KQMd6gsinb');
  expect(toDomainAddress('Bonfida.SOL')).toBe('Crf8hzfthWGbGbLTVCiqRqV5MVnbpHB1L9KQMd6gsinb');
  expect(toDomainAddress('dex.bonfida.sol')).toBe('HoFfFXqFHAC8RP3duuQNzag1ieUwJRBv1HtRNiWFq4Qu');
});

test.each(['', 'sol', '.sol', 'a..sol', 'a.b.c.sol', 'a b.sol', 'a.eth', `${'x'.repeat(64)}.sol`, 'a/b.sol'])(
  '%j is no name',
  (text) => {
    expect(isDomainName(text)).toBe(false);
    expect(toDomainAddress(text)).toBeUndefined();
  },
);
