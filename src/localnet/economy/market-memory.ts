import type { MintKeys, PoolKeys } from '../programs/amm.ts';
import type { CurveKeys } from '../programs/launchpad.ts';
import type { MarketKeys } from '../programs/lending.ts';
import type { StakePoolKeys } from '../programs/liquid-staking.ts';
import type { OrderBookKeys } from '../programs/orderbook.ts';
import type { PerpetualMarketKeys } from '../programs/perpetuals.ts';
import type { TableRecord } from './memory.ts';

/** How a price moves for a while: by the hour, as shares of itself. */
export interface Regime {
  readonly drift: number;
  readonly volatility: number;
  /** Slot in which another one begins. */
  readonly untilSlot: number;
}

export interface AssetRecord extends MintKeys {
  readonly decimals: number;
  readonly symbol: string;
  /** `pegged` does not move, `young` moves more than the rest. */
  readonly kind: 'pegged' | 'settled' | 'young';
  /** Dollars a whole token is worth to those who trade; pools follow by their trades. */
  fairUsd: number;
  regime: Regime;
}

export interface PoolRecord extends PoolKeys {
  readonly feeBasisPoints: number;
}

/** A token whose creator sells it by hand. */
export interface LaunchRecord extends MintKeys {
  readonly decimals: number;
  readonly symbol: string;
  /** Index of the actor that launched it. */
  readonly creator: number;
  readonly startSlot: number;
  /** Its creator will take the liquidity out again. */
  readonly isRug: boolean;
  readonly stage: 'bonding' | 'graduated' | 'ended';
  readonly soldUnits: bigint;
  readonly raisedLamports: bigint;
}

/** A token on a curve of the launchpad; how far it came is on the chain. */
export interface CurveRecord extends MintKeys, CurveKeys {
  readonly symbol: string;
  /** Index of the actor that launched it. */
  readonly creator: number;
  readonly startSlot: number;
  /** How many want it beside the others, from 0 on. */
  readonly appeal: number;
  readonly stage: 'selling' | 'graduated' | 'ended';
}

export interface StakePoolRecord extends StakePoolKeys {
  readonly stage: 'idle' | 'staked' | 'deactivated';
  /** In which it came to its stage. */
  readonly epoch: number;
}

export interface LendingRecord extends MarketKeys {
  /** The most that is lent of what the collateral is worth, in basis points. */
  readonly loanToValue: number;
}

export interface MultisigRecord extends MintKeys {
  readonly address: string;
  /** Indexes of the actors that may sign. */
  readonly signers: readonly number[];
  readonly threshold: number;
  readonly decimals: number;
}

export interface AirdropRecord extends MintKeys {
  readonly decimals: number;
  /** Transactions still to send. */
  readonly left: number;
  readonly units: bigint;
}

export interface PoisoningRecord {
  /** Index of the actor to be deceived. */
  readonly victim: number;
  /** Which pair of addresses that look alike. */
  readonly pair: number;
  readonly stage: 'paid' | 'poisoned';
}

/** What the market remembers over a restart, beside what the chain says. */
export interface MarketMemory {
  assets: AssetRecord[];
  pools: PoolRecord[];
  launches: LaunchRecord[];
  curves: CurveRecord[];
  /** One at most. */
  stakePools: StakePoolRecord[];
  lendingMarkets: LendingRecord[];
  orderBooks: OrderBookKeys[];
  perpetualMarkets: PerpetualMarketKeys[];
  multisigs: MultisigRecord[];
  airdrops: AirdropRecord[];
  poisonings: PoisoningRecord[];
  /** Lookup tables of the router. */
  routeTables: TableRecord[];
  /** Slot up to which prices have moved. */
  pricedSlot: number;
}

export const NO_MARKET: MarketMemory = {
  assets: [],
  pools: [],
  launches: [],
  curves: [],
  stakePools: [],
  lendingMarkets: [],
  orderBooks: [],
  perpetualMarkets: [],
  multisigs: [],
  airdrops: [],
  poisonings: [],
  routeTables: [],
  pricedSlot: 0,
};
