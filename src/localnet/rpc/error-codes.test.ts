import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toBase64 } from '#std/json';
import { encodeTransaction } from '#chain/wire/encode-transaction';
import { createFaucet } from '../chain/genesis.ts';
import { createKeypair } from '../keys/keypair.ts';
import { system } from '../programs/system.ts';
import { createSteppedLocalnet } from '../stepped-localnet.ts';
import type { SteppedLocalnet } from '../stepped-localnet.ts';
import { buildTransaction } from '../transactions/build-transaction.ts';
import type { CheckedTransaction } from '../transactions/check-transaction.ts';

let localnet: SteppedLocalnet;
beforeAll(async () => {
  localnet = createSteppedLocalnet({ seed: 'errors', skipRate: 0, transactionsPerSecond: 20 });
  await localnet.sealMany(30);
});
afterAll(() => localnet.close());

const ADDRESS = 'Vote111111111111111111111111111111111111111';
const SIGNATURE = '5'.repeat(87);

interface Answer {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

const ask = (method: string, ...params: readonly unknown[]): Answer =>
  JSON.parse(localnet.answer(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))!) as Answer;

describe('a bad call is answered as a node answers it', () => {
  test.each([
    ['getNothing', [], -32601, 'Method not found'],
    ['getAccountInfo', [], -32602, '`params` should have at least 1 argument(s)'],
    ['getAccountInfo', [5], -32602, 'Invalid params: invalid type: integer `5`, expected a string.'],
    ['getAccountInfo', ['0'], -32602, 'Invalid param: Invalid'],
    ['getAccountInfo', ['abc'], -32602, 'Invalid param: WrongSize'],
    ['getAccountInfo', [ADDRESS, 'x'], -32602, 'Invalid params: invalid type: string "x", expected a map.'],
    [
      'getAccountInfo',
      [ADDRESS, { commitment: 'max' }],
      -32602,
      'Invalid params: unknown variant `max`, expected one of `processed`, `confirmed`, `finalized`.',
    ],
    [
      'getAccountInfo',
      [ADDRESS, { minContextSlot: 9_999 }],
      -32016,
      'Minimum context slot has not been reached',
    ],
    ['getBlock', [-1], -32602, 'Invalid params: invalid value: integer `-1`, expected u64.'],
    ['getBlock', [9_999], -32004, 'Block not available for slot 9999'],
    ['getBlock', [0], -32001, 'Block 0 cleaned up, does not exist on node. First available block: 1'],
    [
      'getBlock',
      [3, { commitment: 'processed' }],
      -32602,
      'Method does not support commitment below `confirmed`',
    ],
    ['getSignaturesForAddress', [ADDRESS, { limit: 1_001 }], -32602, 'Invalid limit; max 1000'],
    ['getHighestSnapshotSlot', [], -32008, 'No snapshot'],
    ['getMultipleAccounts', [Array(101).fill(ADDRESS)], -32602, 'Too many inputs provided; max 100'],
    ['getTokenSupply', [ADDRESS], -32602, 'Invalid param: not a Token mint'],
    ['getTokenAccountBalance', [SIGNATURE.slice(0, 44)], -32602, 'Invalid param: could not find account'],
    ['getInflationReward', [[ADDRESS], { epoch: 0 }], -32004, 'Block not available for slot 432'],
    [
      'sendTransaction',
      ['AQ==', { encoding: 'base64' }],
      -32602,
      /^failed to deserialize .*VersionedTransaction: ends early/,
    ],
    ['sendTransaction', ['A'.repeat(6_000), { encoding: 'base64' }], -32602, /too large: 6000 bytes/],
    [
      'simulateTransaction',
      ['', { sigVerify: true, replaceRecentBlockhash: true }],
      -32602,
      /sigVerify may not be used/,
    ],
  ] as const)('%s (%#)', (method, params, code, message) => {
    const { error } = ask(method, ...params);
    expect(error?.code).toBe(code);
    if (typeof message === 'string') expect(error?.message).toBe(message);
    else expect(error?.message).toMatch(message);
  });

  test.each([
    ['{', -32700],
    ['[]', -32600],
    ['{"id":1}', -32600],
    ['{"jsonrpc":"2.0","id":{},"method":"getSlot"}', -32600],
    ['{"jsonrpc":"2.0","id":1,"method":"getSlot","params":{}}', -32602],
  ])('the text %s', (text, code) => {
    expect((JSON.parse(localnet.answer(text)!) as Answer).error?.code).toBe(code);
  });

  test('a signature that is unknown as `before`', () => {
    const unknown = buildTransfer(1n).signature;
    expect(ask('getSignaturesForAddress', ADDRESS, { before: unknown }).error?.code).toBe(-32020);
    expect(ask('getTransaction', unknown).result).toBe(null);
  });
});

const payer = createFaucet('errors');
const RECEIVER = createKeypair('errors', 'receiver').address;
function buildTransfer(
  lamports: bigint,
  blockhash = localnet.chain.bank.blockhashes.latest.hash,
): CheckedTransaction {
  const instructions = [system.transfer(payer.address, RECEIVER, lamports)];
  return buildTransaction({ payer, instructions, blockhash });
}
const send = (transaction: Pick<CheckedTransaction, 'bytes'>, config: object = {}): Answer =>
  ask('sendTransaction', toBase64(transaction.bytes), { encoding: 'base64', ...config });

describe('a bad transaction', () => {
  test('with a wrong signature is refused', () => {
    const { wire } = buildTransfer(2_000_000n);
    const bytes = encodeTransaction(wire.message, [new Uint8Array(64).fill(7)]);
    expect(send({ bytes }).error).toEqual({
      code: -32003,
      message: 'Transaction signature verification failure',
    });
  });

  test('with another number of signatures than its message requires is refused', () => {
    const { wire } = buildTransfer(2_000_000n);
    const bytes = encodeTransaction(wire.message, [...wire.signatures, new Uint8Array(64)]);
    expect(send({ bytes }).error).toEqual({ code: -32013, message: 'Transaction signature length mismatch' });
  });

  test('with an old blockhash fails its simulation', () => {
    const { error } = send(buildTransfer(2_000_000n, ADDRESS));
    expect(error?.code).toBe(-32002);
    expect(error?.message).toBe('Transaction simulation failed: Blockhash not found');
    expect(error?.data).toMatchObject({ err: 'BlockhashNotFound', logs: [] });
  });

  test('that landed is not executed again', () => {
    const transaction = buildTransfer(3_000_000n);
    const before = localnet.chain.bank.transactionCount;
    expect(send(transaction).result).toBe(transaction.signature);
    expect(send(transaction, { skipPreflight: true }).result).toBe(transaction.signature);
    expect(localnet.chain.bank.transactionCount).toBe(before + 1);
    expect(send(transaction).error?.message).toBe(
      'Transaction simulation failed: This transaction has already been processed',
    );
  });

  test('of a version the caller does not know hides neither block nor transaction silently', () => {
    const transaction = buildTransaction({
      payer,
      instructions: [system.transfer(payer.address, RECEIVER, 4_000_000n)],
      blockhash: localnet.chain.bank.blockhashes.latest.hash,
      config: { computeUnitLimit: 10_000, loadedAccountsDataSizeLimit: 1_000_000, priorityFeeLamports: 777n },
    });
    send(transaction);
    const { slot } = localnet.seal();
    const config = { commitment: 'confirmed', maxSupportedTransactionVersion: 0 };
    expect(ask('getTransaction', transaction.signature, config).error?.code).toBe(-32015);
    expect(ask('getBlock', slot, config).error?.code).toBe(-32015);
    const known = { ...config, maxSupportedTransactionVersion: 1 };
    expect(ask('getTransaction', transaction.signature, known).result).toMatchObject({
      version: 1,
      meta: { err: null, fee: 5_777 },
    });
  });
});

test('every method answers every kind of nonsense with an error or a result, never with a fault', async () => {
  const { METHODS } = await import('./methods/index.ts');
  const values = [
    null,
    true,
    -1,
    1.5,
    2 ** 60,
    '',
    'x',
    ADDRESS,
    SIGNATURE,
    [],
    [null],
    {},
    { encoding: 'x' },
    { limit: -1 },
  ];
  for (const method of METHODS.keys()) {
    for (const first of values) {
      for (const second of values) {
        const { error } = ask(method, first, second, {});
        expect(error?.code, `${method} ${JSON.stringify([first, second])}`).not.toBe(-32603);
      }
    }
  }
});

test('a u64 beyond 2⁵³ is written as a plain integer', () => {
  const text = localnet.answer(
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getAccountInfo', params: [payer.address] }),
  );
  expect(text).toContain('"rentEpoch":18446744073709551615');
});

test('the least delegation is what the Stake program says', () => {
  expect(ask('getStakeMinimumDelegation').result).toMatchObject({ value: 1_000_000_000 });
});

test('a simulation tells the balances before and after, and a refused one none', () => {
  const bytes = toBase64(buildTransfer(6_000_000n).bytes);
  const { value } = ask('simulateTransaction', bytes, { encoding: 'base64' }).result as {
    value: { fee: number; preBalances: number[]; postBalances: number[] };
  };
  expect(value.fee).toBe(5_000);
  expect(value.postBalances[1]! - value.preBalances[1]!).toBe(6_000_000);
  const old = toBase64(buildTransfer(6_000_000n, ADDRESS).bytes);
  expect(ask('simulateTransaction', old, { encoding: 'base64' }).result).toMatchObject({
    value: { err: 'BlockhashNotFound', fee: null, preBalances: null },
  });
});
