import type { Address } from '#contracts/chain';
import type { Chain, ChainOptions } from '../chain.ts';
import { isRpcError, RPC_CODES, rpcCodeOf } from './rpc-codes.ts';

/** `not-offered`: the node is not one of those that index digital assets (DAS). */
export type AssetReading =
  | { readonly kind: 'found'; readonly asset: unknown }
  | { readonly kind: 'absent'; readonly state: 'not-found' | 'not-offered' };

/** An asset as an index of digital assets tells it. Its shape is the index's; check before use. */
export function getAsset(chain: Chain, id: Address, options: ChainOptions = {}): Promise<AssetReading> {
  return ask(chain, 'getAsset', id, options);
}

/** The way from a compressed asset's leaf to the root of its tree. */
export function getAssetProof(chain: Chain, id: Address, options: ChainOptions = {}): Promise<AssetReading> {
  return ask(chain, 'getAssetProof', id, options);
}

async function ask(chain: Chain, method: string, id: Address, options: ChainOptions): Promise<AssetReading> {
  try {
    const asset = await chain.request<unknown>(method, [id], options);
    return asset === null ? { kind: 'absent', state: 'not-found' } : { kind: 'found', asset };
  } catch (error) {
    if (rpcCodeOf(error) === RPC_CODES.methodNotFound) return { kind: 'absent', state: 'not-offered' };
    // Indexes have no code of their own for an asset they do not know.
    if (isRpcError(error)) return { kind: 'absent', state: 'not-found' };
    throw error;
  }
}
