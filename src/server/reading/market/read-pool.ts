import { getAccount, getAccounts, type AccountReading, type ChainOptions } from '#chain';
import type { Address, Slot } from '#contracts/chain';
import { TOKEN_PROGRAMS } from '#decoder';
import { Cursor } from '#std/cursor';
import { LOCALNET_AMM, readAmmPool, type AmmReserves } from './amm-quote.ts';
import type { ClusterReader } from '../cluster-reader.ts';
import { readMintDecimals } from '../token/token-metadata.ts';

/** Source: spl-token-interface `state.rs`: mint, owner, amount. */
const AMOUNT_AT = 64;

/** One side of a pool, as the chain has it now. */
export interface PoolSide {
  readonly mint: Address;
  readonly tokenProgram: Address;
  readonly decimals: number;
  readonly vault: Address;
  readonly reserve: bigint;
}

export interface PoolReading {
  readonly market: Address;
  readonly venue: Address;
  readonly slot: Slot;
  readonly sides: readonly [PoolSide, PoolSide];
  readonly feeBasisPoints: number;
  readonly isOpen: boolean;
}

/** What stands at the address of a market: a pool that is read here, an account of another program, or nothing. */
export type FoundPool =
  | { readonly kind: 'pool'; readonly pool: PoolReading }
  | { readonly kind: 'other'; readonly slot: Slot; readonly account: AccountReading }
  | { readonly kind: 'nothing' };

/** Reads a pool with its vaults and mints. Rejects when the chain cannot be asked. */
export async function readPool(
  { chain }: Pick<ClusterReader, 'chain'>,
  market: Address,
  options: ChainOptions,
): Promise<FoundPool> {
  const { slot, account } = await getAccount(chain, market, options);
  if (account === undefined) return { kind: 'nothing' };
  const state = chain.cluster === 'localnet' ? readAmmPool(account) : undefined;
  if (state === undefined) return { kind: 'other', slot, account };
  const { mintA, mintB, vaultA, vaultB, lockedLp, feeBasisPoints } = state;
  // One call, so that both reserves are of the same moment.
  const [a, b, ofA, ofB] = await getAccounts(chain, [vaultA, vaultB, mintA, mintB], options);
  const sides = [toSide(mintA, vaultA, a, ofA), toSide(mintB, vaultB, b, ofB)] as const;
  const [first, second] = sides;
  if (first === undefined || second === undefined) return { kind: 'other', slot, account };
  return {
    kind: 'pool',
    pool: {
      market,
      venue: LOCALNET_AMM as Address, // base58 of 32 bytes, written out above
      slot,
      sides: [first, second],
      feeBasisPoints,
      isOpen: lockedLp > 0n,
    },
  };
}

function toSide(
  mint: Address,
  vault: Address,
  held: AccountReading | undefined,
  minted: AccountReading | undefined,
): PoolSide | undefined {
  if (held === undefined || minted === undefined || !TOKEN_PROGRAMS.has(minted.owner)) return undefined;
  const decimals = readMintDecimals(minted.data);
  if (decimals === undefined || held.data.length < AMOUNT_AT + 8) return undefined;
  const reserve = new Cursor(held.data, AMOUNT_AT).u64();
  return { mint, tokenProgram: minted.owner, decimals, vault, reserve };
}

/** The two sides of a swap that gives `mint`; `undefined` when the pool has no such side. */
export function toSwapSides(
  { sides: [a, b], feeBasisPoints, isOpen }: PoolReading,
  mint: string,
): { readonly input: PoolSide; readonly output: PoolSide; readonly reserves: AmmReserves } | undefined {
  const pair = mint === a.mint ? ([a, b] as const) : mint === b.mint ? ([b, a] as const) : undefined;
  if (pair === undefined) return undefined;
  const [input, output] = pair;
  return {
    input,
    output,
    reserves: { reserveIn: input.reserve, reserveOut: output.reserve, feeBasisPoints, isOpen },
  };
}
