import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { encodeBase58 } from '#std/base58';
import type { RollupTable } from '#store';
import tokensTable from '#store/tables/tokens';
import type { ClusterReader } from '../cluster-reader.ts';
import { createIndexReader } from '../index/index-reader.ts';
import { createScriptedIndex, rowsOf, tokenOf } from '../../testing/scripted-index.ts';
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

/** An address like any other, the same for the same number. */
const mintOf = (n: number): string => encodeBase58(createHash('sha256').update(`mint ${n}`).digest());
const toTokenRow = (mint: string) => tokenOf(mint, 1);
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

  test('every token of the index is found by the beginning of its mint, the moment it is indexed', async () => {
    const [newer, ...mints] = Array.from({ length: 6_000 }, (_none, n) => mintOf(n));
    const store = await createScriptedIndex({ fromSlot: 1, fromTime: 1, toSlot: 9, toTime: 9 }, [
      rowsOf(tokensTable, mints.map(toTokenRow)),
    ]);
    const indexed = {
      ...reader,
      tokens: { list: () => tokens, summarize: () => Promise.resolve({}) },
      index: createIndexReader(store.reader),
    } as unknown as ClusterReader;
    const found = async (text: string) =>
      (await searchNames(indexed, text, ASKED)).map(({ href, title, kind }) => [kind, href, title]);
    for (const mint of mints.filter((_mint, at) => at % 100 === 0)) {
      expect(await found(mint.slice(0, 6))).toEqual([['token', `/token/${mint}`, mint]]);
    }
    expect(await found(newer!.slice(0, 6))).toEqual([]);
    const lease = (await store.acquire(0, 'test', 60_000))!;
    await store.commit({
      lease,
      after: 9,
      checkpoint: {
        slot: 10,
        blockSlot: 10,
        blockHash: newer!,
        firstSlot: 1,
        time: 10,
        memory: '',
      },
      facts: [],
      puts: [
        {
          table: tokensTable as unknown as RollupTable,
          rows: [{ row: toTokenRow(newer!), before: undefined }],
        },
      ],
      revocable: false,
    });
    expect(await found(newer!.slice(0, 6))).toEqual([['token', `/token/${newer}`, newer]]);
    // Those met without an index are found, too.
    expect((await search('M3')).map(({ href }) => href)).toContain('/token/M3');
    await store.close();
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
    const at = (nowMs: number) => searchNames(indexed, 'lil', { ...ASKED, nowMs });
    await at(1_000);
    await at(1_001);
    // Those created last and those traded most.
    expect(asked).toBe(2);
    await at(1_000 + 24 * 3_600_000);
    expect(asked).toBe(4);
  });
});
