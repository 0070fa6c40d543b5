import type { Block } from '../../ledger/block.ts';
import { encodeReward } from './encode-meta.ts';
import { encodeTransaction, encodeTransactionAccounts } from './encode-transaction.ts';
import type { TransactionEncoding } from './encode-transaction.ts';

export interface BlockForm {
  readonly encoding: TransactionEncoding;
  readonly details: 'full' | 'accounts' | 'signatures' | 'none';
  readonly withRewards: boolean;
  readonly maxVersion: number | undefined;
}

/** A block as RPC answers hold it. Throws -32015 when it holds a version the caller does not support. */
export function encodeBlock(
  block: Block,
  { encoding, details, withRewards, maxVersion }: BlockForm,
): unknown {
  const { transactions } = block;
  return {
    blockHeight: block.height,
    blockTime: block.time,
    blockhash: block.hash,
    parentSlot: block.parentSlot,
    previousBlockhash: block.previousHash,
    ...(withRewards && { rewards: block.rewards.map(encodeReward) }),
    ...(details === 'full' && {
      transactions: transactions.map((landed) => encodeTransaction(landed, encoding, maxVersion)),
    }),
    ...(details === 'accounts' && {
      transactions: transactions.map((landed) => encodeTransactionAccounts(landed, maxVersion)),
    }),
    ...(details === 'signatures' && { signatures: transactions.map(({ signature }) => signature) }),
  };
}
