import { describe, expect, test } from 'vitest';
import { isEntity, toPageEntity } from './entities.ts';

const SIGNATURE = '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW';
const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';

describe('the thing of the chain a page is about', () => {
  test('is what its path names, whatever follows', () => {
    expect(toPageEntity(`/tx/${SIGNATURE}`)).toEqual({ kind: 'transaction', id: SIGNATURE });
    expect(toPageEntity(`/token/${MINT}?tab=holders`)).toEqual({ kind: 'token', id: MINT });
    expect(toPageEntity(`/user/${MINT}#top`)).toEqual({ kind: 'account', id: MINT });
    expect(toPageEntity('/block/412/')).toEqual({ kind: 'block', id: '412' });
    expect(toPageEntity('/epoch/7')).toEqual({ kind: 'epoch', id: '7' });
  });

  test('is nothing on other pages, and nothing that is not written as its kind is', () => {
    for (const path of [
      undefined,
      '/',
      '/blocks',
      '/tokens/new',
      '/tx/inspector',
      `/tx/${MINT}`,
      `/account/${SIGNATURE}`,
      `/x/tx/${SIGNATURE}`,
      '/account/0OIl',
      '/block/1234567890123456',
      '/block/4.5',
      '/constructor/7',
    ])
      expect(toPageEntity(path), path).toBe(undefined);
  });

  test('has an id of 15 digits, of 32 or 64 bytes, or ending in .sol', () => {
    expect(isEntity({ kind: 'block', id: '123456789012345' })).toBe(true);
    expect(isEntity({ kind: 'epoch', id: '1234567890123456' })).toBe(false);
    expect(isEntity({ kind: 'validator', id: `${MINT}1` })).toBe(false);
    expect(isEntity({ kind: 'domain', id: 'toly.sol' })).toBe(true);
    expect(isEntity({ kind: 'domain', id: 'Toly.sol' })).toBe(false);
    expect(isEntity({ kind: 'domain', id: `${'a'.repeat(129)}.sol` })).toBe(false);
  });
});
