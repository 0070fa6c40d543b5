import type { Slot } from '#contracts/chain';
import type { Chain, ChainOptions } from '../chain.ts';
import type { RpcBlock } from '../rpc-types.ts';
import { getFirstAvailableBlock } from './get-first-available-block.ts';
import { getSlot } from './get-slot.ts';
import { RPC_CODES, rpcCodeOf } from './rpc-codes.ts';

export type BlockReading =
  | { readonly kind: 'found'; readonly block: RpcBlock }
  | {
      readonly kind: 'absent';
      /** `skipped` only when a later block's parent lies before the slot, which proves it. */
      readonly state: 'skipped' | 'too-new' | 'pruned' | 'not-available' | 'unreadable';
      readonly tip?: Slot | undefined;
      readonly firstAvailable?: Slot | undefined;
    };

export interface BlockDetails extends ChainOptions {
  readonly details?: 'full' | 'signatures' | 'none';
}

/** The block of `slot` at `confirmed` with its rewards, by default with all transactions as wire bytes. */
export async function getBlock(chain: Chain, slot: Slot, options: BlockDetails = {}): Promise<BlockReading> {
  try {
    const block = await requestBlock(chain, slot, options);
    return block ? { kind: 'found', block } : await explainAbsence(chain, slot, options);
  } catch (error) {
    switch (rpcCodeOf(error)) {
      case RPC_CODES.blockCleanedUp:
      case RPC_CODES.historyNotAvailable:
        return { kind: 'absent', state: 'pruned' };
      case RPC_CODES.unsupportedTransactionVersion:
        return { kind: 'absent', state: 'unreadable' };
      case RPC_CODES.blockNotAvailable:
      case RPC_CODES.blockStatusNotAvailableYet:
      case RPC_CODES.slotSkipped:
      case RPC_CODES.longTermStorageSlotSkipped:
      case RPC_CODES.invalidParams:
        return explainAbsence(chain, slot, options);
      default:
        throw error;
    }
  }
}

function requestBlock(chain: Chain, slot: Slot, options: BlockDetails): Promise<RpcBlock | null> {
  return chain.request(
    'getBlock',
    [
      slot,
      {
        encoding: 'base64',
        transactionDetails: options.details ?? 'full',
        rewards: true,
        commitment: 'confirmed',
        maxSupportedTransactionVersion: 1,
      },
    ],
    options,
  );
}

/**
 * A node says the same of a slot without a block and of a block it lacks. Only a link over the slot tells
 * them apart: the next block there is, whose parent lies before the slot.
 */
async function explainAbsence(
  chain: Chain,
  slot: Slot,
  options: ChainOptions,
): Promise<BlockReading & { kind: 'absent' }> {
  const tip = await getSlot(chain, 'confirmed', options);
  if (slot > tip) return { kind: 'absent', state: 'too-new', tip };
  const next = await findNextBlock(chain, slot, options);
  if (next !== undefined && next > slot) {
    const reading = await requestBlock(chain, next, { ...options, details: 'none' }).catch(() => null);
    if (reading !== null && reading.parentSlot < slot) return { kind: 'absent', state: 'skipped', tip };
  }
  const firstAvailable = await getFirstAvailableBlock(chain, options).catch(() => undefined);
  if (firstAvailable !== undefined && slot < firstAvailable) {
    return { kind: 'absent', state: 'pruned', tip, firstAvailable };
  }
  return { kind: 'absent', state: 'not-available', tip, firstAvailable };
}

async function findNextBlock(chain: Chain, slot: Slot, options: ChainOptions): Promise<Slot | undefined> {
  const slots = await chain
    .request<readonly Slot[] | null>('getBlocksWithLimit', [slot, 1, { commitment: 'confirmed' }], options)
    .catch(() => null);
  return slots?.[0];
}
