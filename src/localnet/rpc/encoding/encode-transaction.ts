import { parseTransaction } from '#chain/wire/transaction';
import type { WireMessage } from '#chain/wire/transaction';
import { encodeBase58 } from '#std/base58';
import { toBase64 } from '#std/json';
import type { LandedTransaction } from '../../ledger/block.ts';
import { isWritableIndex } from '../../accounts/message-accounts.ts';
import { parseInstruction } from '../parsed/parse-instruction.ts';
import { rpcErrors } from '../rpc-error.ts';
import { encodeMeta, encodeStatus, encodeTokenBalance } from './encode-meta.ts';

export const TRANSACTION_ENCODINGS = ['binary', 'base58', 'base64', 'json', 'jsonParsed'] as const;
export type TransactionEncoding = (typeof TRANSACTION_ENCODINGS)[number];

/** Level of instructions that no other called. */
const TOP_STACK_HEIGHT = 1;

/** Transaction, meta and version; throws -32015 for a version above `maxVersion` (none given: legacy only). */
export function encodeTransaction(
  landed: LandedTransaction,
  encoding: TransactionEncoding,
  maxVersion: number | undefined,
): { readonly transaction: unknown; readonly meta: unknown; readonly version?: WireMessage['version'] } {
  const wire = parseTransaction(landed.bytes);
  const version = checkVersion(wire.message, maxVersion);
  const transaction = encodeBody(landed, encoding, wire.message, wire.signatures.map(encodeBase58));
  return { meta: encodeMeta(landed, encoding === 'jsonParsed'), transaction, ...version };
}

/** Accounts and balances only: `transactionDetails: "accounts"`. */
export function encodeTransactionAccounts(
  landed: LandedTransaction,
  maxVersion: number | undefined,
): unknown {
  const wire = parseTransaction(landed.bytes);
  const version = checkVersion(wire.message, maxVersion);
  return {
    meta: {
      err: landed.error,
      status: encodeStatus(landed.error),
      fee: landed.feeLamports,
      preBalances: landed.preBalances,
      postBalances: landed.postBalances,
      preTokenBalances: landed.preTokenBalances.map(encodeTokenBalance),
      postTokenBalances: landed.postTokenBalances.map(encodeTokenBalance),
    },
    transaction: {
      accountKeys: encodeKeys(landed, wire.message),
      signatures: wire.signatures.map(encodeBase58),
    },
    ...version,
  };
}

function checkVersion(
  { version }: WireMessage,
  maxVersion: number | undefined,
): { readonly version?: WireMessage['version'] } {
  if (version !== 'legacy' && (maxVersion === undefined || version > maxVersion)) {
    throw rpcErrors.unsupportedVersion(version);
  }
  return maxVersion === undefined ? {} : { version };
}

function encodeBody(
  landed: LandedTransaction,
  encoding: TransactionEncoding,
  message: WireMessage,
  signatures: readonly string[],
): unknown {
  if (encoding === 'binary') return encodeBase58(landed.bytes);
  if (encoding === 'base58') return [encodeBase58(landed.bytes), encoding];
  if (encoding === 'base64') return [toBase64(landed.bytes), encoding];
  const recentBlockhash = encodeBase58(message.recentBlockhash);
  const lookups = encodeLookups(message);
  if (encoding === 'jsonParsed') {
    const instructions = message.instructions.map((instruction) =>
      parseInstruction(instruction, landed.accountKeys, TOP_STACK_HEIGHT),
    );
    const accountKeys = encodeKeys(landed, message);
    return { message: { accountKeys, ...lookups, instructions, recentBlockhash }, signatures };
  }
  return {
    message: {
      accountKeys: message.accountKeys.map(encodeBase58),
      ...lookups,
      header: {
        numReadonlySignedAccounts: message.readonlySigned,
        numReadonlyUnsignedAccounts: message.readonlyUnsigned,
        numRequiredSignatures: message.requiredSignatures,
      },
      instructions: message.instructions.map(({ program, accounts, data }) => ({
        accounts: [...accounts],
        data: encodeBase58(data),
        programIdIndex: program,
        stackHeight: TOP_STACK_HEIGHT,
      })),
      recentBlockhash,
    },
    signatures,
  };
}

function encodeLookups(message: WireMessage): { readonly addressTableLookups?: unknown } {
  if (message.version !== 0) return {};
  return {
    addressTableLookups: message.lookups.map(({ table, writable, readonly }) => ({
      accountKey: encodeBase58(table),
      readonlyIndexes: [...readonly],
      writableIndexes: [...writable],
    })),
  };
}

function encodeKeys(landed: LandedTransaction, message: WireMessage): unknown {
  return landed.accountKeys.map((pubkey, index) => ({
    pubkey,
    signer: index < message.requiredSignatures,
    source: index < message.accountKeys.length ? 'transaction' : 'lookupTable',
    writable: isWritableIndex(message, index, landed.loadedWritable.length),
  }));
}
