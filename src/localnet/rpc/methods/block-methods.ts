import { sumStakes, votesOn } from '../../chain/staking/votes-on.ts';
import { encodeBlock } from '../encoding/encode-block.ts';
import { TRANSACTION_ENCODINGS } from '../encoding/encode-transaction.ts';
import { settledBlock } from '../find-block.ts';
import { toContextSlot, withContext } from '../method.ts';
import type { Methods } from '../method.ts';
import { RpcConfig } from '../rpc-config.ts';
import { rpcErrors } from '../rpc-error.ts';

const MAX_BLOCKS = 500_000;

export const blockMethods: Methods = {
  getBlock: (chain, params) => {
    const slot = params.integer(0);
    const second = params.raw(1);
    const config = typeof second === 'string' ? new RpcConfig({ encoding: second }) : params.config(1);
    const encoding = config.choice('encoding', TRANSACTION_ENCODINGS) ?? 'json';
    const details = config.choice('transactionDetails', ['full', 'accounts', 'signatures', 'none']) ?? 'full';
    const block = settledBlock(chain, slot, config.settledCommitment());
    return encodeBlock(block, {
      encoding,
      details,
      withRewards: config.boolean('rewards', true),
      maxVersion: config.integer('maxSupportedTransactionVersion'),
    });
  },

  getBlocks: (chain, params) => {
    const start = params.integer(0);
    const end = typeof params.raw(1) === 'object' ? undefined : params.optionalInteger(1);
    const config = typeof params.raw(1) === 'object' ? params.config(1) : params.config(2);
    const last = Math.min(end ?? start + MAX_BLOCKS, chain.slotAt(config.settledCommitment()));
    if (end !== undefined && end - start > MAX_BLOCKS) {
      throw rpcErrors.invalidParams(`Slot range too large; max ${MAX_BLOCKS}`);
    }
    return last < start ? [] : chain.ledger.slots(start, last, MAX_BLOCKS);
  },

  getBlocksWithLimit: (chain, params) => {
    const start = params.integer(0);
    const limit = params.integer(1);
    if (limit > MAX_BLOCKS) throw rpcErrors.invalidParams(`Limit too large; max ${MAX_BLOCKS}`);
    return chain.ledger.slots(start, chain.slotAt(params.config(2).settledCommitment()), limit);
  },

  getBlockTime: (chain, params) => settledBlock(chain, params.integer(0), 'confirmed').time,

  /** Stake by lockout depth; `null` stands for a block this node has no votes on any more. */
  getBlockCommitment: (chain, params) => {
    const slot = params.integer(0);
    const totalStake = [...sumStakes(chain.bank).values()].reduce((sum, stake) => sum + stake, 0n);
    return { commitment: votesOn(chain.bank, slot) ?? null, totalStake };
  },

  getBlockProduction: (chain, params) => {
    const config = params.config(0);
    const commitment = config.commitment();
    const slot = toContextSlot(chain, config, commitment);
    const { epochs, leaders } = chain.bank;
    const range = config.config('range');
    const firstSlot = range?.integer('firstSlot') ?? epochs.firstSlot(epochs.of(slot));
    const lastSlot = range?.integer('lastSlot') ?? slot;
    if (lastSlot < firstSlot || lastSlot > slot || lastSlot - firstSlot > MAX_BLOCKS) {
      throw rpcErrors.invalidParams(`lastSlot, ${lastSlot}, must be from firstSlot ${firstSlot} to ${slot}`);
    }
    const identity = config.string('identity');
    const produced = chain.ledger.production(firstSlot, lastSlot);
    const byIdentity: Record<string, [leaderSlots: number, blocks: number]> = {};
    for (let at = firstSlot; at <= lastSlot; at++) {
      const leader = leaders.of(at);
      if (identity !== undefined && leader !== identity) continue;
      (byIdentity[leader] ??= [0, produced.get(leader) ?? 0])[0]++;
    }
    return withContext(slot, { byIdentity, range: { firstSlot, lastSlot } });
  },
};
