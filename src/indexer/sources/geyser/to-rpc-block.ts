import type {
  RpcBlock,
  RpcInstruction,
  RpcInteger,
  RpcMeta,
  RpcReward,
  RpcTokenBalance,
  RpcTransaction,
} from '#chain/rpc-types';
import { encodeTransaction } from '#chain/wire/encode-transaction';
import type { WireConfig, WireMessage, WireVersion } from '#chain/wire/transaction';
import { encodeBase58 } from '#std/base58';
import { toError } from './to-error.ts';
import type {
  BlockMessage,
  ConfigMessage,
  InnerInstructionMessage,
  Long,
  MetaMessage,
  RewardMessage,
  TokenBalanceMessage,
  TransactionMessage,
} from './messages.ts';

const REWARD_TYPES = [null, 'Fee', 'Rent', 'Staking', 'Voting', 'DeactivatedStake'] as const;
const KEY_BYTES = 32;
const SIGNATURE_BYTES = 64;

/**
 * The block as `getBlock` with base64 gives it. Throws `RangeError` for a block that is not whole: nothing of a
 * block may be missing without being seen.
 */
export function toRpcBlock(block: BlockMessage): RpcBlock {
  const count = Number(toInteger(block.executedTransactionCount));
  if (block.transactions.length !== count) {
    throw new RangeError(`${block.transactions.length} transactions of ${count}`);
  }
  // The node sends them in the order it finished them.
  const transactions: RpcTransaction[] = [];
  for (const { index, transaction, meta } of block.transactions) {
    const position = Number(toInteger(index));
    if (position >= count || transactions[position] !== undefined) {
      throw new RangeError(`transaction ${position} of ${count} comes twice or is none of them`);
    }
    if (!transaction || !meta) throw new RangeError(`transaction ${position} is empty`);
    transactions[position] = toTransaction(transaction, meta);
  }
  if (block.blockhash === '' || block.parentBlockhash === '') throw new RangeError('a hash is missing');
  return {
    blockhash: block.blockhash,
    previousBlockhash: block.parentBlockhash,
    parentSlot: Number(toInteger(block.parentSlot)),
    blockTime: block.blockTime ? Number(toInteger(block.blockTime.timestamp)) : null,
    blockHeight: block.blockHeight ? Number(toInteger(block.blockHeight.blockHeight)) : null,
    transactions,
    rewards: (block.rewards?.rewards ?? []).map(toReward),
  };
}

function toTransaction({ signatures, message }: TransactionMessage, meta: MetaMessage): RpcTransaction {
  if (!message?.header) throw new RangeError('a message has no header');
  // Without a configuration version 1 looks like version 0.
  const version: WireVersion = message.config ? 1 : message.versioned ? 0 : 'legacy';
  const wire: WireMessage = {
    version,
    requiredSignatures: toByte(message.header.numRequiredSignatures),
    readonlySigned: toByte(message.header.numReadonlySignedAccounts),
    readonlyUnsigned: toByte(message.header.numReadonlyUnsignedAccounts),
    accountKeys: message.accountKeys.map(toKey),
    recentBlockhash: toKey(message.recentBlockhash),
    instructions: message.instructions.map(({ programIdIndex, accounts, data }) => ({
      program: toByte(programIdIndex),
      accounts: Array.from(accounts),
      data,
    })),
    lookups: message.addressTableLookups.map((lookup) => ({
      table: toKey(lookup.accountKey),
      writable: lookup.writableIndexes,
      readonly: lookup.readonlyIndexes,
    })),
    ...(message.config && { config: toConfig(message.config) }),
  };
  const bytes = encodeTransaction(wire, signatures.map(toSignature));
  return {
    transaction: [Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64'), 'base64'],
    meta: toMeta(meta),
    version,
  };
}

function toConfig(config: ConfigMessage): WireConfig {
  const priorityFee = findSent(config, 'priorityFee');
  const computeUnitLimit = findSent(config, 'computeUnitLimit');
  const loadedAccountsDataSizeLimit = findSent(config, 'loadedAccountsDataSizeLimit');
  const heapSize = findSent(config, 'heapSize');
  return {
    ...(priorityFee && { priorityFeeLamports: BigInt(priorityFee.toString()) }),
    ...(computeUnitLimit !== undefined && { computeUnitLimit }),
    ...(loadedAccountsDataSizeLimit !== undefined && { loadedAccountsDataSizeLimit }),
    ...(heapSize !== undefined && { heapSize }),
  };
}

function toMeta(meta: MetaMessage): RpcMeta {
  const units = findSent(meta, 'computeUnitsConsumed');
  const costUnits = findSent(meta, 'costUnits');
  return {
    err: meta.err ? toError(meta.err.err) : null,
    fee: toInteger(meta.fee),
    preBalances: meta.preBalances.map(toInteger),
    postBalances: meta.postBalances.map(toInteger),
    innerInstructions: meta.innerInstructionsNone
      ? null
      : meta.innerInstructions.map(({ index, instructions }) => ({
          index,
          instructions: instructions.map(toInner),
        })),
    logMessages: meta.logMessagesNone ? null : meta.logMessages,
    preTokenBalances: meta.preTokenBalances.map(toTokenBalance),
    postTokenBalances: meta.postTokenBalances.map(toTokenBalance),
    rewards: meta.rewards.map(toReward),
    loadedAddresses: {
      writable: meta.loadedWritableAddresses.map(toAddress),
      readonly: meta.loadedReadonlyAddresses.map(toAddress),
    },
    ...(units && { computeUnitsConsumed: toInteger(units) }),
    ...(costUnits && { costUnits: toInteger(costUnits) }),
    ...(meta.returnData &&
      !meta.returnDataNone && {
        returnData: {
          programId: toAddress(meta.returnData.programId),
          data: [Buffer.from(meta.returnData.data).toString('base64'), 'base64'] as const,
        },
      }),
  };
}

function toInner(inner: InnerInstructionMessage): RpcInstruction {
  return {
    programIdIndex: inner.programIdIndex,
    accounts: Array.from(inner.accounts),
    data: encodeBase58(inner.data),
    stackHeight: findSent(inner, 'stackHeight') ?? null,
  };
}

function toTokenBalance(balance: TokenBalanceMessage): RpcTokenBalance {
  const { accountIndex, mint, uiTokenAmount, owner, programId } = balance;
  if (!uiTokenAmount) throw new RangeError('a token balance has no amount');
  return {
    accountIndex,
    mint,
    ...(owner !== '' && { owner }),
    ...(programId !== '' && { programId }),
    uiTokenAmount: { amount: uiTokenAmount.amount, decimals: uiTokenAmount.decimals },
  };
}

function toReward({ pubkey, lamports, postBalance, rewardType, commission }: RewardMessage): RpcReward {
  return {
    pubkey,
    lamports: toInteger(lamports),
    postBalance: toInteger(postBalance),
    rewardType: REWARD_TYPES[rewardType] ?? null,
    commission: commission === '' ? null : Number(commission),
  };
}

/** As `parseLossless` reads integers. */
function toInteger(value: Long): RpcInteger {
  const number = value.toNumber();
  return Number.isSafeInteger(number) ? number : BigInt(value.toString());
}

/** A field that was not sent reads as zero, through the prototype. */
function findSent<T extends object, Name extends keyof T>(
  message: T,
  name: Name,
): NonNullable<T[Name]> | undefined {
  return Object.hasOwn(message, name) ? (message[name] ?? undefined) : undefined;
}

function toByte(value: number): number {
  if (value > 255) throw new RangeError(`${value} is not a byte`);
  return value;
}

const toKey = (bytes: Uint8Array): Uint8Array => checkLength(bytes, KEY_BYTES);
const toSignature = (bytes: Uint8Array): Uint8Array => checkLength(bytes, SIGNATURE_BYTES);
const toAddress = (bytes: Uint8Array): string => encodeBase58(toKey(bytes));

function checkLength(bytes: Uint8Array, length: number): Uint8Array {
  if (bytes.length !== length) throw new RangeError(`${bytes.length} bytes where ${length} belong`);
  return bytes;
}
