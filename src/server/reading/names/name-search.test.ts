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
  validators: { names: () => Promise.resolve([{ vote: 'V1', name: 'Jupiter Node' }]) },
} as unknown as ClusterReader;
const ASKED = { signal: new AbortController().signal, nowMs: 1_790_000_000_000 };
const search = (text: string) => searchNames(reader, text, ASKED);

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
    const broken = { ...reader, validators: { names: () => Promise.reject(new Error('down')) } };
    const found = await searchNames(broken as unknown as ClusterReader, 'raydium', ASKED);
    expect(found.filter(({ kind }) => kind === 'program').length).toBeGreaterThan(3);
    expect(found.filter(({ kind }) => kind === 'validator')).toEqual([]);
  });

  test('tokens of the index are found by the beginning of their mint, whether they have a name or not', async () => {
    const rows = ['NamelessMint1', 'NamelessMint2'].map((mint) => ({ mint }));
    const indexed = { ...reader, tokens: { list: () => tokens, summarize: () => Promise.resolve({}) } };
    const found = await searchNames(
      { ...indexed, index: { all: () => Promise.resolve(rows) } } as unknown as ClusterReader,
      'NamelessM',
      ASKED,
    );
    expect(found.map(({ href, title }) => [href, title])).toEqual([
      ['/token/NamelessMint1', 'NamelessMint1'],
      ['/token/NamelessMint2', 'NamelessMint2'],
    ]);
    expect((await search('M3')).map(({ href }) => href)).toContain('/token/M3');
  });

  test('instructions are found by name, errors by name and code', async () => {
    expect(await search('advanceNonceAccount')).toContainEqual({
      href: '/program/11111111111111111111111111111111?tab=interface&find=advanceNonceAccount',
      title: 'Advance nonce',
      note: 'advanceNonceAccount, an instruction of System Program',
      kind: 'instruction',
    });
    // Of many programs with such an instruction, those that all others build on come first.
    const transfers = (await search('transfer')).filter(({ kind }) => kind === 'instruction');
    expect(transfers[0]?.note).toMatch(/of (System Program|Token Program|Token-2022 Program)$/);
    const errors = (await search('ResultWithNegativeLamports')).filter(({ kind }) => kind === 'error');
    expect(errors[0]?.title).toBe('ResultWithNegativeLamports (1)');
    const coded = await search('0x1771');
    expect(coded.length).toBeGreaterThan(1);
    for (const { kind, title } of coded) expect([kind, title.endsWith('(6001)')]).toEqual(['error', true]);
  });

  test('errors of the runtime and of Anchor are found, too', async () => {
    expect(await search('BlockhashNotFound')).toEqual([
      {
        href: '/docs/failures#s-errors-of-the-runtime',
        title: 'BlockhashNotFound',
        note: 'Solana: Its blockhash had expired or was never known.',
        kind: 'error',
      },
    ]);
    expect((await search('constraint seeds')).map(({ title }) => title)).toContain('ConstraintSeeds (2006)');
    expect((await search('0x7d6')).map(({ title }) => title)).toContain('ConstraintSeeds (2006)');
  });

  test.each(['custom program error: 0x1', 'Custom(1)', 'Error Code: 1', 'Error Number: 1', 'error 0x1'])(
    'an error is found by its number as it stands in logs: %s',
    async (text) => {
      expect((await search(text)).map(({ title }) => title)).toContain('InsufficientFunds (1)');
    },
  );

  test('nothing is found by nothing', async () => {
    expect(await search('  ')).toEqual([]);
    expect(await search('no such name anywhere')).toEqual([]);
  });

  test('tokens are met again by the clock of whoever asks', async () => {
    let asked = 0;
    const indexed = {
      ...reader,
      tokens: { list: () => [], summarize: () => Promise.resolve({}) },
      index: { all: () => Promise.resolve((asked++, [{ mint: 'M9' }])) },
    } as unknown as ClusterReader;
    const at = (nowMs: number) => searchNames(indexed, 'jup', { ...ASKED, nowMs });
    await at(1_000);
    await at(1_001);
    // Those created last and those traded most.
    expect(asked).toBe(2);
    await at(1_000 + 24 * 3_600_000);
    expect(asked).toBe(4);
  });
});
