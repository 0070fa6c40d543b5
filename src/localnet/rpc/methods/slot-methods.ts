import { toContextSlot } from '../method.ts';
import type { Methods } from '../method.ts';
import { rpcErrors } from '../rpc-error.ts';

const MAX_LEADERS = 5_000;

export const slotMethods: Methods = {
  getSlot: (chain, params) => {
    const config = params.config(0);
    return toContextSlot(chain, config, config.commitment());
  },

  getBlockHeight: (chain, params) => {
    const config = params.config(0);
    const slot = toContextSlot(chain, config, config.commitment());
    return slot === chain.openSlot ? chain.bank.height : (chain.ledger.block(slot)?.height ?? 0);
  },

  getTransactionCount: (chain, params) => {
    const config = params.config(0);
    const commitment = config.commitment();
    const slot = toContextSlot(chain, config, commitment);
    const { transactionCount, openTransactions } = chain.bank;
    if (commitment === 'processed') return transactionCount;
    const sealed = transactionCount - openTransactions.length;
    return sealed - chain.ledger.sample(slot, chain.sealedSlot).transactions;
  },

  getSlotLeader: (chain, params) => {
    const config = params.config(0);
    return chain.bank.leaders.of(toContextSlot(chain, config, config.commitment()));
  },

  getSlotLeaders: (chain, params) => {
    const start = params.integer(0);
    const limit = params.integer(1);
    if (limit < 1 || limit > MAX_LEADERS) {
      throw rpcErrors.invalidParams(`Invalid limit; max ${MAX_LEADERS}`);
    }
    const { epochs, leaders } = chain.bank;
    if (epochs.of(start + limit - 1) > epochs.of(chain.openSlot) + 1) {
      throw rpcErrors.invalidParams(
        `Invalid slot range: leader schedule for epoch ${epochs.of(start + limit - 1)} is unavailable`,
      );
    }
    return Array.from({ length: limit }, (_none, index) => leaders.of(start + index));
  },

  minimumLedgerSlot: (chain) => chain.ledger.firstSlot ?? 0,
  getFirstAvailableBlock: (chain) => chain.ledger.firstSlot ?? 0,
  getMaxRetransmitSlot: (chain) => chain.openSlot,
  getMaxShredInsertSlot: (chain) => chain.openSlot,
};
