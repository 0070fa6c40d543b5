import { describe, expect, test } from 'vitest';
import { MAX_BULK_ITEMS, type BulkAnswer } from '#contracts/bulk/bulk';
import { decodeBase58 } from '#std/base58';
import { defineErrors } from '#std/errors';
import type { Wire } from '#std/json';
import { ALICE, blockOf, BOB, FAILED, FIRST, SECOND, transferOf } from '../testing/recorded-answers.ts';
import {
  createScriptedApp,
  createScriptedClusters,
  NodeError,
  type Script,
} from '../testing/scripted-cluster.ts';
import { VALIDATOR_NODE, VOTES } from '../testing/validator-answers.ts';
import { addressOf, signatureOf } from '../testing/scripted-index.ts';

const SYSTEM = '11111111111111111111111111111111';
const VOTE = 'Vote111111111111111111111111111111111111111';
const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const [MINT, HOLDER, NOTHING] = [addressOf(1), addressOf(2), addressOf(3)];
const UNKNOWN = signatureOf(9);
const NOON = 1_700_000_000;

/** What the gateway fails with when no node answers. */
const chainError = defineErrors('chain', {
  timeout: { kind: 'operational', message: 'The cluster did not answer in time.' },
});

const u64 = (value: bigint): Buffer => {
  const buffer = Buffer.alloc(8);
  buffer.writeBigUInt64LE(value);
  return buffer;
};
const keyOf = (address: string): Buffer => Buffer.from(decodeBase58(address)!);
const mintData = Buffer.concat([
  Buffer.alloc(4),
  Buffer.alloc(32),
  u64(5_000_000n),
  Buffer.from([6, 1]),
  Buffer.alloc(36),
]);
/** 1.5 of the mint, frozen. */
const holderData = Buffer.concat([
  keyOf(MINT),
  keyOf(ALICE),
  u64(1_500_000n),
  Buffer.alloc(36),
  Buffer.from([2]),
  Buffer.alloc(56),
]);

const account = (owner: string, lamports: number, data = Buffer.alloc(0)) => ({
  lamports,
  owner,
  data: [data.toString('base64'), 'base64'],
  executable: false,
  rentEpoch: 0,
  space: data.length,
});
const STORED: Readonly<Record<string, object>> = {
  [ALICE]: account(SYSTEM, 8_995_000),
  [MINT]: account(TOKEN, 1_461_600, mintData),
  [HOLDER]: account(TOKEN, 2_039_280, holderData),
};

const NODE: Script = {
  getMultipleAccounts: ([addresses]) => ({
    context: { slot: 60 },
    value: (addresses as readonly string[]).map((address) => STORED[address] ?? null),
  }),
  getTransaction: ([signature]) => {
    if (signature === FIRST) return transferOf(FIRST);
    return signature === SECOND ? transferOf(SECOND, FAILED) : null;
  },
  getTokenAccountsByOwner: ([owner, filter]) => ({
    context: { slot: 60 },
    value:
      owner === ALICE && (filter as { readonly programId: string }).programId === TOKEN
        ? [{ pubkey: HOLDER, account: account(TOKEN, 2_039_280, holderData) }]
        : [],
  }),
  getSignaturesForAddress: ([address]) =>
    address === ALICE ? [{ signature: FIRST, slot: 50, blockTime: NOON, err: null }] : [],
  getBlock: ([slot]) => {
    if (slot === 50) return { ...blockOf(49), signatures: [FIRST, SECOND] };
    throw new NodeError(-32_001);
  },
  getSlot: () => 60,
  getFirstAvailableBlock: () => 40,
};

type Found = Extract<Wire<BulkAnswer>, { kind: 'found' }>;

const post = async (app: ReturnType<typeof createScriptedApp>, body: unknown, cluster = 'mainnet') => {
  const response = await app.request(`http://localhost/api/v1/bulk?cluster=${cluster}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Found & { readonly message: string } };
};

describe('many things asked about at once', () => {
  test('are answered one for one, in their order, whatever they are', async () => {
    const clusters = createScriptedClusters({ mainnet: NODE });
    const { status, body } = await post(createScriptedApp(clusters), {
      items: [FIRST, ALICE, '50', NOTHING, MINT, SECOND, UNKNOWN, '39', HOLDER],
    });
    expect(status).toBe(200);
    expect(body.rows.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'transaction found',
      'address found',
      'block found',
      'address found',
      'address found',
      'transaction found',
      'transaction absent',
      'block absent',
      'address found',
    ]);
    const [first, alice, block, nothing, mint, second, , pruned, holder] = body.rows;
    expect(first?.transaction).toMatchObject({
      status: 'succeeded',
      slot: 50,
      feeLamports: '5000',
      feePayer: ALICE,
      signers: [ALICE],
    });
    expect(second?.transaction?.status).toBe('failed');
    expect(alice?.account).toMatchObject({
      exists: true,
      lamports: '8995000',
      owner: SYSTEM,
      title: 'Wallet',
    });
    expect(alice?.holdings).toEqual({
      accounts: 1,
      tokens: 1,
      first: [{ mint: MINT, amount: '1500000', decimals: 6 }],
    });
    expect(alice?.newest).toEqual({ signature: FIRST, slot: 50, time: NOON });
    expect(nothing).toMatchObject({ account: { exists: false, lamports: '0' }, newest: {} });
    expect(mint?.account?.mint).toEqual({ supply: '5000000', decimals: 6 });
    expect(holder?.account?.token).toEqual({
      mint: MINT,
      wallet: ALICE,
      amount: '1500000',
      decimals: 6,
      frozen: true,
    });
    expect(block?.block).toMatchObject({ slot: 50, transactions: 2, parentSlot: 49 });
    expect(pruned?.reason).toBe('The node no longer keeps this block.');
    expect(body.notIndexed).toContain('not indexed');
  });

  test('a hundred accounts are one call of the node, and nothing is read that is not asked for', async () => {
    const clusters = createScriptedClusters({ mainnet: NODE });
    const items = Array.from({ length: MAX_BULK_ITEMS }, (_, i) => addressOf(100 + i));
    const { body } = await post(createScriptedApp(clusters), {
      items: [...items.slice(1), FIRST],
      parts: ['account'],
    });
    expect(body.rows).toHaveLength(MAX_BULK_ITEMS);
    expect(body.rows.at(-1)).toEqual({ item: FIRST, kind: 'transaction', state: 'found' });
    expect(clusters.calls).toEqual(['mainnet getMultipleAccounts']);
  });

  test('an item the node fails with is unread, the others are there', async () => {
    const app = createScriptedApp(
      createScriptedClusters({
        mainnet: {
          ...NODE,
          getTransaction: ([signature]) => {
            if (signature === SECOND) throw new NodeError(-32_603);
            return transferOf(String(signature));
          },
        },
      }),
    );
    const { body } = await post(app, { items: [FIRST, SECOND], parts: ['transaction'] });
    expect(body.rows.map(({ state }) => state)).toEqual(['found', 'unread']);
  });

  test('holdings that do not arrive are unread, and those the node refuses say why', async () => {
    const app = createScriptedApp(
      createScriptedClusters({
        mainnet: {
          ...NODE,
          getTokenAccountsByOwner: (params) => {
            if (params[0] === BOB) throw chainError('timeout');
            if (params[0] === HOLDER) throw new NodeError(-32_010, 'excluded from account secondary indexes');
            return NODE['getTokenAccountsByOwner']!(params);
          },
        },
      }),
    );
    const { body } = await post(app, { items: [ALICE, BOB, HOLDER], parts: ['holdings'] });
    expect(body.rows.map(({ state, reason, holdings }) => [state, reason, holdings?.tokens])).toEqual([
      ['found', undefined, 1],
      ['unread', 'It was not read in time.', undefined],
      ['found', 'The node leaves this address out of its index of token accounts.', undefined],
    ]);
    const none = createScriptedApp(
      createScriptedClusters({
        mainnet: {
          ...NODE,
          getTokenAccountsByOwner: () => {
            throw chainError('timeout');
          },
        },
      }),
    );
    expect((await post(none, { items: [ALICE], parts: ['holdings'] })).status).toBe(503);
  });

  test('a node that answers nothing is no list of unread items', async () => {
    const app = createScriptedApp(createScriptedClusters({ mainnet: {} }));
    expect((await post(app, { items: [FIRST], parts: ['transaction'] })).status).toBe(503);
  });

  test.each([
    ['no JSON', '{', 'Invalid list: not valid JSON.'],
    ['no items', { items: [] }, 'items: must not be empty.'],
    ['too many', { items: Array.from({ length: 101 }, () => ALICE) }, 'items: must be at most 100.'],
    [
      'an item that is none',
      { items: [ALICE, 'l0l'] },
      'items.1: this is not an address, a signature or a slot.',
    ],
    ['a part that is none', { items: [ALICE], parts: ['all'] }, 'parts.0: '],
    ['a key that is none', { items: [ALICE], all: true }, 'The list: '],
  ])('refuses %s and says which', async (_what, body, message) => {
    const app = createScriptedApp(createScriptedClusters({ mainnet: NODE }));
    const answer = await post(app, body);
    expect(answer.status).toBe(400);
    expect(answer.body.message.startsWith(message)).toBe(true);
  });

  test('a vote account has its stake, and the validators are listed for nobody else', async () => {
    const vote = account(VOTE, 27_074_400);
    const clusters = createScriptedClusters({
      mainnet: {
        ...NODE,
        ...VALIDATOR_NODE,
        getMultipleAccounts: ([addresses]) => ({
          context: { slot: 60 },
          value: (addresses as readonly string[]).map((one) =>
            one === VOTES[1] ? vote : (STORED[one] ?? null),
          ),
        }),
      },
    });
    const app = createScriptedApp(clusters);
    const parts = ['account', 'stake'];
    expect((await post(app, { items: [ALICE, MINT], parts })).body.rows).toMatchObject([
      { state: 'found' },
      { state: 'found' },
    ]);
    expect(clusters.calls).not.toContain('mainnet getVoteAccounts');
    const { body } = await post(app, { items: [ALICE, VOTES[1]], parts });
    expect(body.rows.map(({ stake }) => stake)).toEqual([
      undefined,
      { lamports: '9000000000', rank: 2, commissionBps: 500, delinquent: true },
    ]);
  });

  test('a vote account says that the validators could not be listed, and keeps its balance', async () => {
    const vote = account(VOTE, 27_074_400);
    const app = createScriptedApp(
      createScriptedClusters({
        mainnet: {
          ...NODE,
          getMultipleAccounts: ([addresses]) => ({
            context: { slot: 60 },
            value: (addresses as readonly string[]).map((one) =>
              one === BOB ? vote : (STORED[one] ?? null),
            ),
          }),
        },
      }),
    );
    const { body } = await post(app, { items: [ALICE, BOB], parts: ['account', 'stake'] });
    expect(body.rows).toMatchObject([
      { state: 'found' },
      {
        state: 'unread',
        reason: 'The list of validators could not be read.',
        account: { lamports: '27074400' },
      },
    ]);
  });
});
