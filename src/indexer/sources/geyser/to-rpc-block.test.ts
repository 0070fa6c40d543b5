import { join } from 'node:path';
import protobuf from 'protobufjs';
import { describe, expect, test } from 'vitest';
import { parseTransaction } from '#chain/wire/transaction';
import { decodeBlock, encodePing, encodeSubscription, readEnvelope } from './messages.ts';
import { toRpcBlock } from './to-rpc-block.ts';

const root = new protobuf.Root().loadSync(join(import.meta.dirname, 'geyser.proto'));
const Block = root.lookupType('geyser.SubscribeUpdateBlock');
const Request = root.lookupType('geyser.SubscribeRequest');
const Update = root.lookupType('geyser.SubscribeUpdate');

const message = {
  header: { numRequiredSignatures: 1, numReadonlySignedAccounts: 0, numReadonlyUnsignedAccounts: 1 },
  accountKeys: [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)],
  recentBlockhash: new Uint8Array(32).fill(3),
  instructions: [{ programIdIndex: 1, accounts: Uint8Array.of(0), data: Uint8Array.of(9, 8) }],
};
const transaction = { signatures: [new Uint8Array(64).fill(4)], message };

const toBlock = (transactions: readonly object[], executedTransactionCount = transactions.length) =>
  decodeBlock(
    Block.encode(
      Block.fromObject({
        slot: 11,
        blockhash: 'new',
        parentSlot: 9,
        parentBlockhash: 'old',
        transactions,
        executedTransactionCount,
      }),
    ).finish(),
  );
const toOne = (changes: object, meta: object = {}) =>
  toBlock([{ transaction: { ...transaction, message: { ...message, ...changes } }, meta }]);

describe('toRpcBlock', () => {
  test('a message with a configuration is of version 1, with the limits that were sent', () => {
    const [sent] = toRpcBlock(
      toOne({ versioned: true, config: { priorityFee: '18446744073709551615', heapSize: 0 } }),
    ).transactions!;
    expect(sent!.version).toBe(1);
    const parsed = parseTransaction(Buffer.from((sent!.transaction as [string, string])[0], 'base64'));
    expect(parsed.message.version).toBe(1);
    expect(parsed.message.config).toEqual({ priorityFeeLamports: 18_446_744_073_709_551_615n, heapSize: 0 });
    expect(parsed.signatures.map((signature) => Buffer.from(signature).toString('hex'))).toEqual([
      '04'.repeat(64),
    ]);
  });

  test('without one it is legacy or of version 0', () => {
    expect(toRpcBlock(toOne({})).transactions![0]!.version).toBe('legacy');
    expect(toRpcBlock(toOne({ versioned: true })).transactions![0]!.version).toBe(0);
  });

  test('what was not sent stays unknown, and integers are never rounded', () => {
    const block = toRpcBlock(
      toOne(
        {},
        {
          fee: 5_000,
          preBalances: ['18446744073709551615', 1],
          innerInstructions: [
            { index: 0, instructions: [{ programIdIndex: 1 }, { programIdIndex: 1, stackHeight: 2 }] },
          ],
          logMessagesNone: true,
          returnDataNone: true,
          postTokenBalances: [{ accountIndex: 1, mint: 'mint', uiTokenAmount: { decimals: 6, amount: '7' } }],
        },
      ),
    );
    expect(block.blockTime).toBeNull();
    expect(block.blockHeight).toBeNull();
    expect(block.transactions![0]!.meta).toEqual({
      err: null,
      fee: 5_000,
      preBalances: [18_446_744_073_709_551_615n, 1],
      postBalances: [],
      innerInstructions: [
        {
          index: 0,
          instructions: [
            { programIdIndex: 1, accounts: [], data: '', stackHeight: null },
            { programIdIndex: 1, accounts: [], data: '', stackHeight: 2 },
          ],
        },
      ],
      logMessages: null,
      preTokenBalances: [],
      postTokenBalances: [{ accountIndex: 1, mint: 'mint', uiTokenAmount: { amount: '7', decimals: 6 } }],
      rewards: [],
      loadedAddresses: { writable: [], readonly: [] },
    });
  });

  test('errors are read as the RPC spells them, those of a later version stay as they are', () => {
    const errorOf = (...err: number[]) =>
      toRpcBlock(toOne({}, { err: { err: Uint8Array.from(err) } })).transactions![0]!.meta!.err;
    expect(errorOf(8, 0, 0, 0, 3, 25, 0, 0, 0, 0x71, 0x17, 0, 0)).toEqual({
      InstructionError: [3, { Custom: 6_001 }],
    });
    expect(errorOf(8, 0, 0, 0, 3, 9, 0, 0, 0)).toEqual({ InstructionError: [3, 'UninitializedAccount'] });
    expect(errorOf(8, 0, 0, 0, 0, 40, 0, 0, 0)).toEqual({ InstructionError: [0, 'ProgramFailedToComplete'] });
    expect(errorOf(8, 0, 0, 0, 1, 53, 0, 0, 0)).toEqual({
      InstructionError: [1, 'BuiltinProgramsMustConsumeComputeUnits'],
    });
    expect(errorOf(8, 0, 0, 0, 1, 44, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0x6e, 0x6f)).toEqual({
      InstructionError: [1, { BorshIoError: 'no' }],
    });
    expect(errorOf(5, 0, 0, 0)).toBe('InvalidAccountForFee');
    expect(errorOf(38, 0, 0, 0)).toBe('CommitCancelled');
    expect(errorOf(30, 0, 0, 0, 2)).toEqual({ DuplicateInstruction: 2 });
    expect(errorOf(31, 0, 0, 0, 7)).toEqual({ InsufficientFundsForRent: { account_index: 7 } });
    expect(errorOf(35, 0, 0, 0, 1)).toEqual({ ProgramExecutionTemporarilyRestricted: { account_index: 1 } });
    expect(errorOf(99, 0, 0, 0)).toEqual({ bincode: 'YwAAAA==' });
    expect(errorOf(8, 0, 0, 0, 3, 99, 0, 0, 0)).toEqual({ bincode: 'CAAAAANjAAAA' });
    expect(errorOf(8, 0)).toEqual({ bincode: 'CAA=' });
  });

  test.each([
    ['a transaction is missing', toBlock([{ transaction, meta: {} }], 2)],
    [
      'one comes twice',
      toBlock([
        { transaction, meta: {} },
        { transaction, meta: {} },
      ]),
    ],
    ['one lies outside', toBlock([{ index: 5, transaction, meta: {} }])],
    ['one has no outcome', toBlock([{ transaction }])],
    ['a header is missing', toOne({ header: null })],
    ['a key is short', toOne({ accountKeys: [new Uint8Array(31)] })],
    ['an index is no byte', toOne({ instructions: [{ programIdIndex: 257 }] })],
  ])('a block is refused when %s', (_what, block) => {
    expect(() => toRpcBlock(block)).toThrow(RangeError);
  });
});

describe('updates', () => {
  test('are distinguished without decoding blocks', () => {
    const block = { slot: '426000001', blockhash: 'hash' };
    const encode = (update: object) =>
      Update.encode(Update.fromObject({ filters: ['all'], ...update })).finish();
    expect(readEnvelope(encode({ block }))).toEqual({
      kind: 'block',
      slot: 426_000_001,
      bytes: Block.encode(Block.fromObject(block)).finish(),
    });
    expect(readEnvelope(encode({ slot: { slot: 7 } }))).toEqual({ kind: 'slot' });
    expect(readEnvelope(encode({ ping: {} }))).toEqual({ kind: 'ping' });
    expect(readEnvelope(encode({ pong: { id: 1 } }))).toEqual({ kind: 'other' });
  });

  test('that end early are refused', () => {
    const bytes = Update.encode(Update.fromObject({ block: { slot: 7, blockhash: 'hash' } })).finish();
    expect(() => readEnvelope(bytes.subarray(0, bytes.length - 1))).toThrow(RangeError);
  });
});

describe('requests', () => {
  const read = (bytes: Uint8Array) => Request.toObject(Request.decode(bytes), { enums: String });

  test('a subscription asks for confirmed blocks with transactions, and slots', () => {
    expect(read(encodeSubscription())).toEqual({
      commitment: 'CONFIRMED',
      blocks: { all: { includeTransactions: true, includeAccounts: false, includeEntries: false } },
      slots: { all: { filterByCommitment: true } },
    });
  });

  test('the answer to a ping holds nothing else', () => {
    expect(read(encodePing(1))).toEqual({ ping: { id: 1 } });
  });
});
