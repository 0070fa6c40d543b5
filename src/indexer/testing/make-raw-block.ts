import type { RpcBlock } from '#chain/rpc-types';
import type { ArchivedLedger, ArchiveStore } from '../archive/archive-store.ts';
import type { RawBlock } from '../archive/raw-block.ts';
import { packBlock } from '../chain-block.ts';

/** Segments begin at 0, 432 and 864, and with the next epoch at 1,000. */
export const LEDGER: ArchivedLedger = {
  cluster: 'mainnet',
  genesisHash: 'GenesisHash',
  schedule: { slotsPerEpoch: 1_000, warmup: false, firstNormalEpoch: 0, firstNormalSlot: 0 },
};

/** A block that stands on the slot before it, unless it is said. */
export const toBlock = (slot: number, parentSlot = slot - 1, fork = ''): RpcBlock => ({
  blockhash: `hash-${slot}${fork}`,
  previousBlockhash: `hash-${parentSlot}`,
  parentSlot,
  blockTime: 1_700_000_000 + slot,
  blockHeight: slot,
  transactions: [],
  rewards: [{ pubkey: 'Validator', lamports: 5, postBalance: 18_000_000_000_000_000_001n }],
});

export const pack = (slot: number, parentSlot?: number, fork?: string): Promise<RawBlock> =>
  packBlock({ slot, block: toBlock(slot, parentSlot, fork) });

export const packAll = (slots: readonly number[]): Promise<readonly RawBlock[]> =>
  Promise.all(slots.map((slot) => pack(slot)));

export const slotsOf = async (archive: ArchiveStore): Promise<readonly number[]> =>
  (await archive.list(0, 1e9)).map(({ slot }) => slot);
