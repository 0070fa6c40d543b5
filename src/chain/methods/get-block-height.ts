import type { Chain, ChainOptions } from '../chain.ts';

/** Blocks below the newest confirmed one. */
export function getBlockHeight(chain: Chain, options?: ChainOptions): Promise<number> {
  return chain.request('getBlockHeight', [{ commitment: 'confirmed' }], options);
}
