import type { Blockhash, Slot } from '#contracts/chain';
import type { Chain, ChainOptions } from '../chain.ts';

export interface LatestBlockhash {
  readonly slot: Slot;
  readonly blockhash: Blockhash;
  /** Height of the last block a transaction with this blockhash may stand in. */
  readonly lastValidBlockHeight: number;
}

/** The newest confirmed blockhash, for a transaction that is about to be signed. */
export async function getLatestBlockhash(chain: Chain, options: ChainOptions = {}): Promise<LatestBlockhash> {
  const { context, value } = await chain.request<{
    readonly context: { readonly slot: Slot };
    readonly value: { readonly blockhash: Blockhash; readonly lastValidBlockHeight: number };
  }>('getLatestBlockhash', [{ commitment: 'confirmed' }], options);
  return { slot: context.slot, ...value };
}
