/** Every token account of a wallet, one by one. */
import type { Answer, Names, TokenHolding } from '../answers.ts';
import type { Address } from '../chain.ts';

export interface TokenAccountRow extends Omit<TokenHolding, 'decimals'> {
  /** Absent where the mint could not be read in time. */
  readonly decimals?: number | undefined;
  /** Lamports the account holds: its rent, and for wrapped SOL what is wrapped too. */
  readonly lamports: bigint;
  /** Whether it is the account wallets look for: the one derived from the owner and the mint. */
  readonly associated: boolean;
  /** What the delegate may take. */
  readonly delegatedAmount?: bigint | undefined;
  /** Who may close it, where that is not its owner. */
  readonly closeAuthority?: Address | undefined;
}

export type TokenAccountsAnswer = Answer<{
  readonly owner: Address;
  /** Those that hold something first, then by mint. */
  readonly accounts: readonly TokenAccountRow[];
  /** All there are; more than `accounts` where only some are shown. */
  readonly count: number;
  readonly mints: number;
  readonly empty: number;
  readonly frozen: number;
  readonly delegated: number;
  readonly notAssociated: number;
  /** Lamports in all of them, wrapped SOL left out: rent. */
  readonly rentLamports: bigint;
  /** What closing the empty ones, as far as the owner may close them, gives back. */
  readonly reclaimableLamports: bigint;
  readonly reclaimable: number;
  /** Why the list is not whole. */
  readonly missing?: string | undefined;
  readonly names: Names;
}>;
