import type { Block } from '../ledger/block.ts';
import type { LocalnetChain } from '../chain/localnet-chain.ts';
import { rpcErrors } from './rpc-error.ts';

/** The block of `slot`. Throws -32001 for a pruned, -32004 for a future and -32007 for a skipped slot. */
export function settledBlock(
  chain: LocalnetChain,
  slot: number,
  commitment: 'confirmed' | 'finalized',
): Block {
  const first = chain.ledger.firstSlot ?? 0;
  if (slot < first) throw rpcErrors.blockCleanedUp(slot, first);
  if (slot > chain.slotAt(commitment)) throw rpcErrors.blockNotAvailable(slot);
  const block = chain.ledger.block(slot);
  if (!block) throw rpcErrors.slotSkipped(slot);
  return block;
}
