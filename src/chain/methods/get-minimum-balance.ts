import type { Lamports } from '#contracts/chain';
import type { Chain, ChainOptions } from '../chain.ts';
import type { RpcInteger } from '../rpc-types.ts';

/** What an account with `byteLength` bytes of data must hold to be free of rent. */
export async function getMinimumBalance(
  chain: Chain,
  byteLength: number,
  options?: ChainOptions,
): Promise<Lamports> {
  return BigInt(await chain.request<RpcInteger>('getMinimumBalanceForRentExemption', [byteLength], options));
}
