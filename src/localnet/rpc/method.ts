import type { Commitment } from '#contracts/chain';
import type { LocalnetChain } from '../chain/localnet-chain.ts';
import type { Parameters } from './parameters.ts';
import { rpcErrors } from './rpc-error.ts';
import type { RpcConfig } from './rpc-config.ts';

/** Answers one call from the chain as it is now. Throws `RpcError`. */
export type Method = (chain: LocalnetChain, params: Parameters) => unknown;
export type Methods = Readonly<Record<string, Method>>;

/** What `getVersion` says: the node version whose answers these follow. */
export const API_VERSION = '4.0.0-osvm-localnet';

/** Slot of the commitment asked for. Throws when the caller wants a newer one. */
export function toContextSlot(chain: LocalnetChain, config: RpcConfig, commitment: Commitment): number {
  const slot = chain.slotAt(commitment);
  const wanted = config.integer('minContextSlot');
  if (wanted !== undefined && wanted > slot) throw rpcErrors.minContextSlot(slot);
  return slot;
}

export interface WithContext<T> {
  readonly context: { readonly apiVersion: string; readonly slot: number };
  readonly value: T;
}

export function withContext<T>(slot: number, value: T): WithContext<T> {
  return { context: { apiVersion: API_VERSION, slot }, value };
}
