import { describe, expect, test } from 'vitest';
import type { Fact, ToolResult } from '#contracts/assistant/agent';
import { silentLog } from '#std/log';
import { ByteWriter } from '../../testing/byte-writer.ts';
import { ALICE, BOB, FAILED, FIRST, SECOND, transferOf } from '../../testing/recorded-answers.ts';
import { createScriptedClusters, NodeError, type Script } from '../../testing/scripted-cluster.ts';
import { createToolCaller } from '../testing/tool-caller.ts';
import { composeAnswers } from '../../compose.ts';

const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const SYSTEM = '11111111111111111111111111111111';
const NAME_PROGRAM = 'namesLPneVptA9Z5rqUDD9tMTWEJwofgaYwp8cawRkX';
const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const HELD = 'So11111111111111111111111111111111111111112';
/** Where the name service keeps `bonfida.sol`. */
const BONFIDA = 'Crf8hzfthWGbGbLTVCiqRqV5MVnbpHB1L9KQMd6gsinb';

const account = (owner: string, data: Uint8Array, lamports = 2_039_280n) => ({
  lamports,
  owner,
  executable: false,
  rentEpoch: 0,
  space: data.length,
  data: [Buffer.from(data).toString('base64'), 'base64'],
});
const mintData = new ByteWriter().u32(0).zeros(32).u64(5_000_000n).u8(6).u8(1).u32(0).zeros(32).take();
/** 1.5 of the mint, owned by Alice. */
const tokenData = new ByteWriter()
  .key(MINT)
  .key(ALICE)
  .u64(1_500_000n)
  .u32(0)
  .zeros(32)
  .u8(1)
  .zeros(4)
  .zeros(8)
  .zeros(8)
  .zeros(36)
  .take();
const nameData = new ByteWriter().zeros(32).key(BOB).zeros(32).take();

const accounts: Readonly<Record<string, unknown>> = {
  [ALICE]: account(SYSTEM, new Uint8Array(), 8_995_000n),
  [MINT]: account(TOKEN_PROGRAM, mintData),
  [HELD]: account(TOKEN_PROGRAM, tokenData),
  [BONFIDA]: account(NAME_PROGRAM, nameData),
};

const node: Script = {
  getAccountInfo: ([address]) => ({ context: { slot: 60 }, value: accounts[String(address)] ?? null }),
  getMultipleAccounts: ([addresses]) => ({
    context: { slot: 60 },
    value: (addresses as string[]).map((address) => accounts[address] ?? null),
  }),
  getTokenAccountsByOwner: ([owner, filter]) => ({
    context: { slot: 60 },
    value:
      owner === ALICE && (filter as { programId: string }).programId === TOKEN_PROGRAM
        ? [{ pubkey: HELD, account: accounts[HELD] }]
        : [],
  }),
  getTransaction: ([signature]) =>
    signature === FIRST
      ? transferOf(FIRST)
      : { ...transferOf(SECOND, FAILED), slot: 49, blockTime: 1_699_999_000 },
  getSignaturesForAddress: ([address, options]) => {
    if (address === MINT) throw new NodeError(-32601);
    const rows = [
      { signature: FIRST, slot: 50, blockTime: 1_700_000_000, err: null, confirmationStatus: 'finalized' },
      { signature: SECOND, slot: 49, blockTime: 1_699_999_000, err: FAILED, confirmationStatus: 'finalized' },
    ];
    return (options as { before?: string }).before === undefined ? rows : rows.slice(1);
  },
};

const clusters = createScriptedClusters({ mainnet: node });
const caller = createToolCaller(
  () => ({ ...composeAnswers({ clusters, log: silentLog }), nowMs: () => 1_700_000_100_000 }),
  'mainnet',
);
const call = async (tool: string, args: object): Promise<ToolResult> => (await caller(tool, args)).result;
/** What a result says at a place, to the last digit. */
const raw = (result: ToolResult, path: string): string | undefined =>
  result.facts.find((fact: Fact) => fact.path === path)?.raw;

describe('get_account', () => {
  test('a wallet is described by its kind and its lamports', async () => {
    const result = await call('get_account', { address: ALICE });
    expect(result).toMatchObject({ ok: true, source: { cluster: 'mainnet', slot: '60' } });
    expect(raw(result, '/type')).toBe('wallet');
    expect(raw(result, '/balance')).toBe('8995000');
    expect(raw(result, '/exists')).toBe('yes');
    expect(raw(result, '/tokens')).toBe('1');
  });

  test('a token account is described with its owner and what it holds', async () => {
    const result = await call('get_account', { address: HELD });
    expect(raw(result, '/type')).toBe('token-account');
    expect(raw(result, '/holder')).toBe(ALICE);
    expect(result.facts.find(({ path }) => path === '/held')).toMatchObject({
      raw: '1500000',
      decimals: 6,
      mint: MINT,
    });
  });

  test('an address where nothing stands is an answer that says so', async () => {
    const result = await call('get_account', { address: BOB });
    expect(raw(result, '/exists')).toBe('no');
    expect(raw(result, '/balance')).toBe('0');
  });

  test('a mint leads to its page', async () => {
    const { links } = await call('get_account', { address: MINT });
    expect(links).toContainEqual({ label: 'Token mint', href: `/token/${MINT}` });
  });

  test('a text that is no address is refused', async () => {
    expect(await call('get_account', { address: 'abc' })).toMatchObject({
      ok: false,
      error: { code: 'invalid_argument', retryable: false },
    });
  });
});

describe('get_portfolio', () => {
  test('what it holds is listed without a value where no block is indexed', async () => {
    const result = await call('get_portfolio', { owner: ALICE });
    expect(raw(result, '/sol/amount')).toBe('8995000');
    expect(raw(result, '/tokenCount')).toBe('1');
    expect(raw(result, '/tokens/0/mint')).toBe(MINT);
    expect(raw(result, '/tokens/0/amount')).toBe('1500000');
    expect(raw(result, '/positions/0/mint')).toBe('SOL');
    expect(raw(result, '/positions/1/mint')).toBe(MINT);
    expect(raw(result, '/largest/mint')).toBeUndefined();
    expect(raw(result, '/total')).toBeUndefined();
    expect(result.notes).toContain('Blocks of this cluster are not indexed here, so nothing has a price.');
  });

  test('SOL is no share of a wallet whose tokens could not be read', async () => {
    const refusing = createScriptedClusters({
      mainnet: {
        ...node,
        getTokenAccountsByOwner: () => {
          throw new NodeError(-32601);
        },
      },
    });
    const other = createToolCaller(
      () => ({ ...composeAnswers({ clusters: refusing, log: silentLog }), nowMs: () => 1_700_000_100_000 }),
      'mainnet',
    );
    const { result } = await other('get_portfolio', { owner: ALICE });
    expect(raw(result, '/sol/amount')).toBe('8995000');
    for (const place of ['/tokenCount', '/total', '/largest/share', '/positions/0/share'])
      expect(raw(result, place)).toBeUndefined();
    expect(result.notes.join(' ')).toMatch(/The tokens could not be read/);
    expect(result.truncated).toContainEqual({ path: '/positions', shown: 1 });
  });

  test('one token is asked for by its mint', async () => {
    const result = await call('get_portfolio', { owner: ALICE, mint: ALICE });
    expect(raw(result, '/tokenCount')).toBe('1');
    expect(raw(result, '/tokens/0/mint')).toBeUndefined();
  });
});

describe('list_transactions', () => {
  test('the sums are of the transactions that are listed', async () => {
    const result = await call('list_transactions', { address: ALICE });
    expect(result.page).toEqual({ cursor: null, returned: 2 });
    expect(raw(result, '/failed')).toBe('1');
    expect(raw(result, '/failedShare')).toBe('50');
    expect(raw(result, '/paidFees')).toBe('2');
    expect(raw(result, '/feesPaid')).toBe('10000');
    expect(raw(result, '/items/0/changes/0/amount')).toBe('-1005000');
    expect(raw(result, '/items/1/status')).toBe('failed');
  });

  test('who paid no fee is not said to have paid one', async () => {
    const result = await call('list_transactions', { address: BOB });
    expect(raw(result, '/paidFees')).toBe('0');
    expect(raw(result, '/feesPaid')).toBe('0');
  });

  test('the span reaches the first transaction', async () => {
    const result = await call('list_transactions', { address: ALICE, limit: 1, span: true });
    expect(raw(result, '/history/count')).toBe('2');
    expect(raw(result, '/history/whole')).toBe('yes');
    expect(raw(result, '/history/first/signature')).toBe(SECOND);
    expect(raw(result, '/history/last/age')).toBe('100');
    expect(raw(result, '/history/failed')).toBe('1');
  });

  test('a window leaves out what is older, and says that nothing of it is missing', async () => {
    const result = await call('list_transactions', { address: ALICE, from: 1_699_999_500 });
    expect(raw(result, '/listed')).toBe('1');
    expect(raw(result, '/complete')).toBe('yes');
    expect(raw(result, '/items/0/signature')).toBe(FIRST);
  });

  test('a node without history is unavailable', async () => {
    expect(await call('list_transactions', { address: MINT })).toMatchObject({
      ok: false,
      error: { code: 'unavailable', retryable: true },
    });
  });
});

describe('list_transfers', () => {
  test('what failed moved nothing', async () => {
    const result = await call('list_transfers', { address: ALICE });
    expect(raw(result, '/looked')).toBe('2');
    expect(raw(result, '/count')).toBe('1');
    expect(raw(result, '/items/0/direction')).toBe('out');
    expect(raw(result, '/items/0/counterparty')).toBe(BOB);
    expect(raw(result, '/items/0/amount')).toBe('1000000');
    expect(raw(result, '/sums/0/out')).toBe('1000000');
    expect(raw(result, '/sums/0/net')).toBe('-1000000');
    expect(raw(result, '/complete')).toBe('yes');
  });

  test('the other side sees it come in', async () => {
    const result = await call('list_transfers', { address: BOB });
    expect(raw(result, '/items/0/direction')).toBe('in');
    expect(raw(result, '/items/0/counterparty')).toBe(ALICE);
    expect(raw(result, '/sums/0/in')).toBe('1000000');
  });

  test.each([
    [{ direction: 'in' }, '0'],
    [{ direction: 'out' }, '1'],
    [{ counterparty: BOB }, '1'],
    [{ counterparty: MINT }, '0'],
    [{ mint: MINT }, '0'],
    [{ mint: HELD }, '1'],
    [{ to: 1_699_999_500 }, '0'],
    [{ from: 1_699_999_500 }, '1'],
  ])('%j leaves %s', async (filter, count) => {
    expect(raw(await call('list_transfers', { address: ALICE, ...filter }), '/count')).toBe(count);
  });

  test('an address is no transfer partner of itself', async () => {
    expect(raw(await call('list_transfers', { address: ALICE, counterparty: ALICE }), '/count')).toBe('0');
  });
});

describe('resolve', () => {
  test.each([
    [FIRST, 'transaction', FIRST],
    [ALICE, 'account', ALICE],
    [MINT, 'token', MINT],
    ['slot 1,234', 'block', '1234'],
    ['254170887', 'block', '254170887'],
    ['epoch 600', 'epoch', '600'],
    ['bonfida.sol', 'domain', BOB],
    ['Bonfida.SOL', 'domain', BOB],
    ['System Program', 'program', SYSTEM],
  ])('%s is a %s', async (query, kind, id) => {
    const result = await call('resolve', { query });
    expect(raw(result, '/candidates/0/kind')).toBe(kind);
    expect(raw(result, '/candidates/0/id')).toBe(id);
    expect(raw(result, '/candidates/0/exact')).toBe('yes');
  });

  test('the name somebody gave is a text of a stranger', async () => {
    const { untrusted } = await call('resolve', { query: 'bonfida.sol' });
    expect(untrusted).toEqual([
      { id: 'r1.u1', path: '/candidates/0/name', what: 'domain name', text: 'bonfida.sol' },
    ]);
  });

  test('a name nobody owns is not found', async () => {
    expect(await call('resolve', { query: 'nobody-has-this.sol' })).toMatchObject({
      ok: false,
      error: { code: 'not_found', message: 'Nobody owns this name on this cluster.' },
    });
  });

  test('what has no such kind is not found', async () => {
    expect(await call('resolve', { query: 'System Program', kind: 'token' })).toMatchObject({
      ok: false,
      error: { code: 'not_found' },
    });
  });
});
