import { INFLATION } from '../../chain/inflation.ts';
import type { LocalnetChain } from '../../chain/localnet-chain.ts';
import { toContextSlot, withContext } from '../method.ts';
import type { Methods } from '../method.ts';
import { rpcErrors } from '../rpc-error.ts';

const LARGEST = 20;
const MAX_SAMPLES = 720;
const MAX_REWARDED = 1_000;
const SAMPLE_SECONDS = 60;

export const economicsMethods: Methods = {
  /** The faucet's reserve does not circulate. */
  getSupply: (chain, params) => {
    const config = params.config(0);
    const slot = toContextSlot(chain, config, config.commitment());
    const { accounts } = chain.bank;
    const total = accounts.index.totalLamports;
    const nonCirculating = accounts.getBalance(chain.faucet.address);
    const lists = config.boolean('excludeNonCirculatingAccountsList', false) ? [] : [chain.faucet.address];
    return withContext(slot, {
      circulating: total - nonCirculating,
      nonCirculating,
      nonCirculatingAccounts: lists,
      total,
    });
  },

  getLargestAccounts: (chain, params) => {
    const config = params.config(0);
    const slot = toContextSlot(chain, config, config.commitment());
    const filter = config.choice('filter', ['circulating', 'nonCirculating']);
    const rows: { address: string; lamports: bigint }[] = [];
    for (const [address, lamports] of chain.bank.accounts.index.balances()) {
      const isReserve = address === chain.faucet.address;
      if (filter === undefined || (filter === 'nonCirculating') === isReserve)
        rows.push({ address, lamports });
    }
    rows.sort((a, b) => (a.lamports < b.lamports ? 1 : a.lamports > b.lamports ? -1 : 0));
    return withContext(slot, rows.slice(0, LARGEST));
  },

  getInflationGovernor: () => INFLATION,

  getInflationRate: (chain) => ({
    total: INFLATION.initial,
    validator: INFLATION.initial,
    foundation: 0,
    epoch: chain.bank.epochs.of(chain.openSlot),
  }),

  getInflationReward: (chain, params) => {
    const addresses = params.addresses(0, MAX_REWARDED);
    const config = params.config(1);
    const slot = toContextSlot(chain, config, config.commitment());
    const epoch = config.integer('epoch') ?? chain.bank.epochs.of(slot) - 1;
    const rewards = findEpochRewards(chain, epoch, slot);
    return addresses.map((address) => rewards.get(address) ?? null);
  },

  getRecentPerformanceSamples: (chain, params) => {
    const limit = params.optionalInteger(0) ?? MAX_SAMPLES;
    if (limit > MAX_SAMPLES) throw rpcErrors.invalidParams(`Invalid limit; max ${MAX_SAMPLES}`);
    const slotsPerSample = Math.max(1, Math.round((SAMPLE_SECONDS * 1000) / chain.options.slotMs));
    const samples: unknown[] = [];
    const newest = chain.sealedSlot - (chain.sealedSlot % slotsPerSample);
    const first = chain.ledger.firstSlot ?? 0;
    for (
      let slot = newest;
      slot - slotsPerSample >= first - 1 && samples.length < limit;
      slot -= slotsPerSample
    ) {
      const { transactions, votes } = chain.ledger.sample(slot - slotsPerSample, slot);
      samples.push({
        numNonVoteTransactions: transactions - votes,
        numSlots: slotsPerSample,
        numTransactions: transactions,
        samplePeriodSecs: Math.round((slotsPerSample * chain.options.slotMs) / 1000),
        slot,
      });
    }
    return samples;
  },
};

/** Staking rewards of an epoch by address: they are in the first block after it. */
function findEpochRewards(chain: LocalnetChain, epoch: number, slot: number): ReadonlyMap<string, unknown> {
  const { epochs } = chain.bank;
  const boundary = epochs.firstSlot(epoch + 1);
  if (boundary > slot) throw rpcErrors.blockNotAvailable(boundary);
  const first = chain.ledger.firstSlot ?? 0;
  if (boundary < first) throw rpcErrors.blockCleanedUp(boundary, first);
  const [effectiveSlot] = chain.ledger.slots(boundary, slot, 1);
  const block = effectiveSlot === undefined ? undefined : chain.ledger.block(effectiveSlot);
  if (!block || epochs.of(block.slot) !== epoch + 1) throw rpcErrors.notEpochBoundary(boundary);
  const rewards = new Map<string, unknown>();
  for (const { address, lamports, postBalance, kind, commission } of block.rewards) {
    if (kind !== 'Staking' && kind !== 'Voting') continue;
    rewards.set(address, { amount: lamports, commission, effectiveSlot, epoch, postBalance });
  }
  return rewards;
}
