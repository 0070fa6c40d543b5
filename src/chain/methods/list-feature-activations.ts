import type { Address, Slot } from '#contracts/chain';
import { Cursor } from '#std/cursor';
import type { Chain, ChainOptions } from '../chain.ts';
import { getAccounts } from './get-accounts.ts';

/** Owner of every feature account. Source: solana-sdk, feature-gate-interface. */
const FEATURE_PROGRAM = 'Feature111111111111111111111111111111111111';

/** `absent`: no feature account, so nobody asked for it. `pending`: asked for, not active yet. */
export type FeatureActivation =
  | { readonly kind: 'active'; readonly slot: Slot }
  | { readonly kind: 'pending' | 'absent' };

/** State of each feature gate in order. Layout: an optional u64, the slot it became active at. */
export async function listFeatureActivations(
  chain: Chain,
  gates: readonly Address[],
  options?: ChainOptions,
): Promise<readonly FeatureActivation[]> {
  const accounts = await getAccounts(chain, gates, options);
  return accounts.map((account) => {
    if (account?.owner !== FEATURE_PROGRAM || account.data.length < 9) return { kind: 'absent' };
    const cursor = new Cursor(account.data);
    return cursor.u8() === 1 ? { kind: 'active', slot: Number(cursor.u64()) } : { kind: 'pending' };
  });
}
