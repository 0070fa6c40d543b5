import { asAddress, type Address, type Slot } from '#contracts/chain';
import type { Chain, ChainOptions } from '../chain.ts';
import { RPC_CODES, rpcCodeOf } from './rpc-codes.ts';

export type LargestTokenAccountsReading =
  | {
      readonly kind: 'found';
      readonly slot: Slot;
      readonly accounts: readonly { readonly address: Address; readonly amount: bigint }[];
    }
  /** The node cannot or will not list them; `reason` is in our words. */
  | { readonly kind: 'refused'; readonly reason: string };

/** The token accounts of `mint` that hold most, at most twenty, largest first. */
export async function listLargestTokenAccounts(
  chain: Chain,
  mint: Address,
  options?: ChainOptions,
): Promise<LargestTokenAccountsReading> {
  try {
    const { context, value } = await chain.request<{
      readonly context: { readonly slot: Slot };
      readonly value: readonly { readonly address: string; readonly amount: string }[];
    }>('getTokenLargestAccounts', [mint, { commitment: 'confirmed' }], options);
    return {
      kind: 'found',
      slot: context.slot,
      accounts: value.map(({ address, amount }) => ({ address: asAddress(address), amount: BigInt(amount) })),
    };
  } catch (error) {
    const code = rpcCodeOf(error);
    if (code === undefined) throw error;
    return {
      kind: 'refused',
      reason:
        code === RPC_CODES.methodNotFound
          ? 'The node does not offer the list of the largest token accounts.'
          : 'The node would not list the largest token accounts of this mint.',
    };
  }
}
