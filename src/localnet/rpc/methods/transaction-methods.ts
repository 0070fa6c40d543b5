import { encodeTransaction, TRANSACTION_ENCODINGS } from '../encoding/encode-transaction.ts';
import type { Methods } from '../method.ts';
import { RpcConfig } from '../rpc-config.ts';

export const transactionMethods: Methods = {
  /** `null` for a transaction that is unknown or not settled enough. */
  getTransaction: (chain, params) => {
    const signature = params.signature(0);
    const second = params.raw(1);
    const config = typeof second === 'string' ? new RpcConfig({ encoding: second }) : params.config(1);
    const encoding = config.choice('encoding', TRANSACTION_ENCODINGS) ?? 'json';
    const maxSlot = chain.slotAt(config.settledCommitment());
    const maxVersion = config.integer('maxSupportedTransactionVersion');
    const found = chain.ledger.transaction(signature);
    if (!found || found.block.slot > maxSlot) return null;
    const { block, transaction } = found;
    return {
      blockTime: block.time,
      ...encodeTransaction(transaction, encoding, maxVersion),
      slot: block.slot,
      transactionIndex: transaction.position,
    };
  },
};
