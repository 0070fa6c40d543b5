import { describe, expect, test } from 'vitest';
import type { ClusterReader } from '../cluster-reader.ts';
import { searchNames } from './name-search.ts';

const tokens = [
  { mint: 'M1', symbol: 'JUP', name: 'Jupiter' },
  { mint: 'M2', symbol: 'ＪＵＰ', name: 'Jupiter airdrop' },
  { mint: 'M3' },
];
/** What names are read from, with lists of ours in place of a cluster's. */
const reader = {
  tokens: { list: () => tokens },
  validators: { read: () => Promise.resolve({ rows: [{ vote: 'V1', name: 'Jupiter Node' }] }) },
} as unknown as ClusterReader;
const search = (text: string) => searchNames(reader, text, new AbortController().signal);

describe('search by name', () => {
  test('gives programs, tokens and validators, the equal before the alike', async () => {
    const found = await search('jupiter');
    expect(found[0]).toMatchObject({ kind: 'program', title: 'Jupiter' });
    expect(found.map(({ kind }) => kind)).toContain('validator');
    expect(found.map(({ kind }) => kind)).toContain('token');
    expect(found.length).toBeLessThanOrEqual(12);
  });

  test('a symbol in look-alike letters counts as the same, and both say so', async () => {
    const notes = (await search('jup')).filter(({ kind }) => kind === 'token').map(({ note }) => note);
    expect(notes.sort()).toEqual([
      'M1, one of 2 tokens with this symbol',
      'M2, one of 2 tokens with this symbol',
    ]);
  });

  test('validators that cannot be listed leave the rest', async () => {
    const broken = { ...reader, validators: { read: () => Promise.reject(new Error('down')) } };
    const found = await searchNames(
      broken as unknown as ClusterReader,
      'raydium',
      new AbortController().signal,
    );
    expect(found.every(({ kind }) => kind === 'program')).toBe(true);
    expect(found.length).toBeGreaterThan(3);
  });

  test('nothing is found by nothing', async () => {
    expect(await search('  ')).toEqual([]);
    expect(await search('no such name anywhere')).toEqual([]);
  });
});
