import type { Address, Signature } from '#contracts/chain';
import type { Chain, ChainOptions } from '../chain.ts';
import type { RpcSignatureRow } from '../rpc-types.ts';
import { RPC_CODES, rpcCodeOf } from './rpc-codes.ts';

export type SignaturesReading =
  | { readonly kind: 'found'; readonly rows: readonly RpcSignatureRow[] }
  /** The node does not know the signature to go on from. */
  | { readonly kind: 'unknown-cursor' }
  /** The node keeps no history of addresses, or not of this one. */
  | { readonly kind: 'absent' };

/** Transactions that name `address`, newest first, at most 1,000, those before `before` when given; confirmed ones by default. */
export async function listSignatures(
  chain: Chain,
  address: Address,
  options: ChainOptions & {
    readonly limit: number;
    readonly before?: Signature | undefined;
    readonly commitment?: 'confirmed' | 'finalized' | undefined;
  },
): Promise<SignaturesReading> {
  const { limit, before, commitment = 'confirmed' } = options;
  try {
    const rows = await chain.request<readonly RpcSignatureRow[] | null>(
      'getSignaturesForAddress',
      [address, { limit, commitment, ...(before && { before }) }],
      options,
    );
    return { kind: 'found', rows: rows ?? [] };
  } catch (error) {
    switch (rpcCodeOf(error)) {
      case RPC_CODES.filterTransactionNotFound:
        return { kind: 'unknown-cursor' };
      case RPC_CODES.historyNotAvailable:
      case RPC_CODES.keyExcludedFromIndex:
      case RPC_CODES.methodNotFound:
        return { kind: 'absent' };
      default:
        throw error;
    }
  }
}
