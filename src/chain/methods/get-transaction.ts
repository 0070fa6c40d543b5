import type { Signature } from '#contracts/chain';
import type { Chain, ChainOptions } from '../chain.ts';
import type { RpcTransaction } from '../rpc-types.ts';
import { RPC_CODES, rpcCodeOf } from './rpc-codes.ts';

export type TransactionReading =
  | { readonly kind: 'found'; readonly transaction: RpcTransaction }
  /** `unreadable`: the node refuses the transaction's version. */
  | { readonly kind: 'absent'; readonly state: 'not-found' | 'pruned' | 'unreadable' };

/**
 * A transaction at `confirmed`, by default as wire bytes. Version 1 is live on mainnet, so every version
 * up to it is asked for.
 */
export async function getTransaction(
  chain: Chain,
  signature: Signature,
  options: ChainOptions & { readonly encoding?: 'base64' | 'json' } = {},
): Promise<TransactionReading> {
  const encoding = options.encoding ?? 'base64';
  try {
    const transaction = await chain.request<RpcTransaction | null>(
      'getTransaction',
      [signature, { encoding, commitment: 'confirmed', maxSupportedTransactionVersion: 1 }],
      options,
    );
    return transaction ? { kind: 'found', transaction } : { kind: 'absent', state: 'not-found' };
  } catch (error) {
    switch (rpcCodeOf(error)) {
      case RPC_CODES.historyNotAvailable:
      case RPC_CODES.blockCleanedUp:
        return { kind: 'absent', state: 'pruned' };
      case RPC_CODES.unsupportedTransactionVersion:
        return { kind: 'absent', state: 'unreadable' };
      case RPC_CODES.blockNotAvailable:
      case RPC_CODES.invalidParams:
        return { kind: 'absent', state: 'not-found' };
      default:
        throw error;
    }
  }
}
