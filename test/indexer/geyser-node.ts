/** A node with Yellowstone's plugin: a gRPC server that sends what it is given, and knows what has arrived. */
import { INSTRUCTION_ERRORS, TRANSACTION_ERRORS } from '../../src/indexer/sources/geyser/to-error.ts';
import { join } from 'node:path';
import { Server, ServerCredentials, type ServerDuplexStream } from '@grpc/grpc-js';
import protobuf from 'protobufjs';
import type { RpcBlock, RpcMeta, RpcReward, RpcTokenBalance, RpcTransaction } from '#chain/rpc-types';
import { parseTransaction } from '#chain/wire/transaction';
import { decodeBase58 } from '#std/base58';

const root = new protobuf.Root().loadSync(
  join(import.meta.dirname, '../../src/indexer/sources/geyser/geyser.proto'),
);
const Request = root.lookupType('geyser.SubscribeRequest');
const Update = root.lookupType('geyser.SubscribeUpdate');

type Call = ServerDuplexStream<Record<string, unknown>, Uint8Array>;

export interface GeyserNode {
  readonly url: string;
  /** Requests that said more than a ping, with the token they came with. */
  readonly subscriptions: readonly { readonly token: unknown; readonly request: Record<string, unknown> }[];
  /** Resolves when the subscriber has all of `updates`; waits for one where there is none. */
  send(updates: readonly Uint8Array[]): Promise<void>;
  nextSubscription(): Promise<void>;
  /** Ends the connection of the subscriber. */
  disconnect(): void;
  close(): void;
}

export async function startGeyserNode(): Promise<GeyserNode> {
  const subscriptions: { token: unknown; request: Record<string, unknown> }[] = [];
  let call: Call | undefined;
  let subscribed = Promise.withResolvers<void>();
  let next = Promise.withResolvers<void>();
  let answered = Promise.withResolvers<void>();
  const server = new Server();
  server.addService(
    {
      subscribe: {
        path: '/geyser.Geyser/Subscribe',
        requestStream: true,
        responseStream: true,
        requestSerialize: () => Buffer.alloc(0),
        requestDeserialize: (bytes: Buffer) =>
          Request.toObject(Request.decode(bytes), { enums: String }) as Record<string, unknown>,
        responseSerialize: (bytes: Uint8Array) => Buffer.from(bytes),
        responseDeserialize: (bytes: Buffer) => bytes,
      },
    },
    {
      subscribe: (opened: Call) => {
        opened.on('error', () => {});
        opened.on('data', (request: Record<string, unknown>) => {
          if (request['ping'] !== undefined) {
            answered.resolve();
            return;
          }
          subscriptions.push({ token: opened.metadata.get('x-token')[0], request });
          call = opened;
          subscribed.resolve();
          next.resolve();
          next = Promise.withResolvers();
        });
      },
    },
  );
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
  return {
    url: `http://127.0.0.1:${port}`,
    subscriptions,
    nextSubscription: () => next.promise,
    async send(updates) {
      await subscribed.promise;
      answered = Promise.withResolvers();
      for (const update of updates) call!.write(update);
      // Messages keep their order: who answers the ping has all before it.
      call!.write(toPingUpdate());
      await answered.promise;
    },
    disconnect() {
      subscribed = Promise.withResolvers();
      call?.end();
      call = undefined;
    },
    close: () => server.forceShutdown(),
  };
}

const encode = (update: Record<string, unknown>): Uint8Array =>
  Update.encode(Update.fromObject({ filters: ['all'], ...update })).finish();

export const toPingUpdate = (): Uint8Array => encode({ ping: {} });
export const toSlotUpdate = (slot: number): Uint8Array =>
  encode({ slot: { slot, status: 'SLOT_CONFIRMED' } });

/** What the plugin sends of a block that `getBlock` gives with base64: its `create_message_block` and `convert_to`. */
export function toBlockUpdate(slot: number, block: RpcBlock, missing = 0): Uint8Array {
  const transactions = block.transactions!.map(toTransactionInfo);
  return encode({
    block: {
      slot,
      blockhash: block.blockhash,
      parentSlot: block.parentSlot,
      parentBlockhash: block.previousBlockhash,
      ...(isKnown(block.blockTime) && { blockTime: { timestamp: block.blockTime } }),
      ...(isKnown(block.blockHeight) && { blockHeight: { blockHeight: block.blockHeight } }),
      rewards: { rewards: (block.rewards ?? []).map(toReward) },
      executedTransactionCount: transactions.length + missing,
      // They come in the order they were finished in, which is another one.
      transactions: transactions.toReversed(),
    },
  });
}

const isKnown = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined;

function toTransactionInfo({ transaction, meta }: RpcTransaction, index: number): Record<string, unknown> {
  const { signatures, message } = parseTransaction(
    Buffer.from((transaction as [string, string])[0], 'base64'),
  );
  return {
    index,
    signature: signatures[0],
    transaction: {
      signatures,
      message: {
        header: {
          numRequiredSignatures: message.requiredSignatures,
          numReadonlySignedAccounts: message.readonlySigned,
          numReadonlyUnsignedAccounts: message.readonlyUnsigned,
        },
        accountKeys: message.accountKeys,
        recentBlockhash: message.recentBlockhash,
        instructions: message.instructions.map(({ program, accounts, data }) => ({
          programIdIndex: program,
          accounts,
          data,
        })),
        versioned: message.version !== 'legacy',
        addressTableLookups: message.lookups.map(({ table, writable, readonly }) => ({
          accountKey: table,
          writableIndexes: writable,
          readonlyIndexes: readonly,
        })),
        ...(message.version === 1 && {
          config: {
            ...message.config,
            ...(message.config?.priorityFeeLamports !== undefined && {
              priorityFee: String(message.config.priorityFeeLamports),
            }),
          },
        }),
      },
    },
    meta: toMeta(meta!),
  };
}

function toMeta(meta: RpcMeta): Record<string, unknown> {
  return {
    ...(isKnown(meta.err) && { err: { err: toBincode(meta.err) } }),
    fee: String(meta.fee),
    preBalances: meta.preBalances!.map(String),
    postBalances: meta.postBalances!.map(String),
    innerInstructionsNone: !isKnown(meta.innerInstructions),
    innerInstructions: (meta.innerInstructions ?? []).map(({ index, instructions }) => ({
      index,
      instructions: instructions.map(({ programIdIndex, accounts, data, stackHeight }) => ({
        programIdIndex,
        accounts: Uint8Array.from(accounts as number[]),
        data: decodeBase58(data!),
        ...(isKnown(stackHeight) && { stackHeight }),
      })),
    })),
    logMessagesNone: !isKnown(meta.logMessages),
    logMessages: meta.logMessages ?? [],
    preTokenBalances: (meta.preTokenBalances ?? []).map(toTokenBalance),
    postTokenBalances: (meta.postTokenBalances ?? []).map(toTokenBalance),
    rewards: (meta.rewards ?? []).map(toReward),
    loadedWritableAddresses: (meta.loadedAddresses?.writable ?? []).map(decodeBase58),
    loadedReadonlyAddresses: (meta.loadedAddresses?.readonly ?? []).map(decodeBase58),
    returnDataNone: !isKnown(meta.returnData),
    ...(isKnown(meta.returnData) && {
      returnData: {
        programId: decodeBase58(meta.returnData.programId),
        data: Buffer.from(meta.returnData.data[0], 'base64'),
      },
    }),
    ...(isKnown(meta.computeUnitsConsumed) && { computeUnitsConsumed: String(meta.computeUnitsConsumed) }),
    ...(isKnown(meta.costUnits) && { costUnits: String(meta.costUnits) }),
  };
}

function toTokenBalance(balance: RpcTokenBalance): Record<string, unknown> {
  const { amount, decimals } = balance.uiTokenAmount;
  return { ...balance, uiTokenAmount: { amount, decimals, uiAmountString: amount } };
}

const REWARD_TYPES = ['', 'Fee', 'Rent', 'Staking', 'Voting', 'DeactivatedStake'];

function toReward({
  pubkey,
  lamports,
  postBalance,
  rewardType,
  commission,
}: RpcReward): Record<string, unknown> {
  return {
    pubkey,
    lamports: String(lamports),
    postBalance: String(postBalance),
    rewardType: REWARD_TYPES.indexOf(rewardType ?? ''),
    commission: isKnown(commission) ? String(commission) : '',
  };
}

/** `TransactionError` in bincode. */
function toBincode(error: unknown): Uint8Array {
  if (typeof error === 'string') return numbered(TRANSACTION_ERRORS.indexOf(error));
  const [name, detail] = Object.entries(error as Readonly<Record<string, unknown>>)[0]!; // it has one variant
  const variant = numbered(TRANSACTION_ERRORS.indexOf(name));
  if (name === 'DuplicateInstruction') return Buffer.concat([variant, Uint8Array.of(detail as number)]);
  if (name !== 'InstructionError')
    return Buffer.concat([variant, Uint8Array.of((detail as { account_index: number }).account_index)]);
  const [index, inner] = detail as readonly [number, string | { readonly Custom: number }];
  const own = typeof inner === 'string' ? inner : 'Custom';
  return Buffer.concat([
    variant,
    Uint8Array.of(index),
    numbered(INSTRUCTION_ERRORS.indexOf(own)),
    ...(typeof inner === 'string' ? [] : [numbered(inner.Custom)]),
  ]);
}

function numbered(value: number): Uint8Array {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
