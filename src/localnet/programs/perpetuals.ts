import { findAssociatedToken } from '../keys/program-address.ts';
import { PROGRAMS } from '../keys/program-addresses.ts';
import {
  pack,
  readonly,
  signer,
  u16,
  u64,
  u8,
  writable,
  writableSigner,
} from '../transactions/instruction.ts';
import type { Instruction } from '../transactions/instruction.ts';
import type { MintKeys } from './amm.ts';
import { findFeed } from './oracle.ts';
import { defineAccount, deriveAddress, readKey, toDiscriminators, type AccountData } from './own-accounts.ts';

/** Our own perpetuals, of the localnet alone. No key signs for this address: the program is there from genesis. */
export const PERPETUALS_PROGRAM = 'LocaLnetPerp1111111111111111111111111111111';

const program = PERPETUALS_PROGRAM;
const openMarket = defineAccount(program, 'PerpetualMarket', 207);
const openPosition = defineAccount(program, 'PerpetualPosition', 177);

const DISCRIMINATORS = toDiscriminators(
  'createMarket',
  'addLiquidity',
  'removeLiquidity',
  'openPosition',
  'closePosition',
  'liquidatePosition',
);

export type PositionSide = 'long' | 'short';

/** Accounts of a market; all follow from its mints, its creator and the publisher of its price. */
export interface PerpetualMarketKeys {
  readonly market: string;
  readonly underlying: MintKeys;
  readonly collateral: MintKeys;
  readonly vault: string;
  readonly feed: string;
}

export interface PerpetualMarketState {
  /** Units of the collateral that pay for gains, how many of them wait for positions, and what positions have. */
  readonly liquidity: bigint;
  readonly reserved: bigint;
  readonly collateral: bigint;
  /** Units of the underlying token. */
  readonly longs: bigint;
  readonly shorts: bigint;
}

export interface PerpetualPositionState {
  readonly market: string;
  readonly owner: string;
  /** Units of the underlying token; 0 while nothing is open. */
  readonly size: bigint;
  /** Units of the collateral that the size was worth when it was opened. */
  readonly entryValue: bigint;
  readonly collateral: bigint;
  readonly side: PositionSide;
}

/** Addresses of the market in the price of a token. */
export function findPerpetualMarket(
  underlying: MintKeys,
  collateral: MintKeys,
  creator: string,
  publisher: string,
): PerpetualMarketKeys {
  const market = deriveAddress(program, 'market', underlying.mint, collateral.mint, creator);
  return {
    market,
    underlying: { mint: underlying.mint, program: underlying.program },
    collateral: { mint: collateral.mint, program: collateral.program },
    vault: deriveAddress(program, 'vault', market, collateral.mint),
    feed: findFeed(publisher, underlying.mint),
  };
}

export const findPerpetualPosition = (market: string, owner: string): string =>
  deriveAddress(program, 'position', market, owner);

/** The state in a market account; `undefined` for anything else. Layout: `Market` of perpetuals.c. */
export function readPerpetualMarket(account: AccountData): PerpetualMarketState | undefined {
  const cursor = openMarket(account);
  if (cursor === undefined) return undefined;
  cursor.skip(4 * 32);
  return {
    liquidity: cursor.u64(),
    reserved: cursor.u64(),
    collateral: cursor.u64(),
    longs: cursor.u64(),
    shorts: cursor.u64(),
  };
}

/** The state in a position account; `undefined` for anything else. Layout: `Position` of perpetuals.c. */
export function readPerpetualPosition(account: AccountData): PerpetualPositionState | undefined {
  const cursor = openPosition(account);
  if (cursor === undefined) return undefined;
  const [market, owner] = [readKey(cursor), readKey(cursor)];
  cursor.skip(2 * 32);
  const [size, entryValue, collateral] = [cursor.u64(), cursor.u64(), cursor.u64()];
  cursor.skip(2 * 8);
  return { market, owner, size, entryValue, collateral, side: cursor.u8() === 0 ? 'long' : 'short' };
}

const moneyAccounts = (owner: string, keys: PerpetualMarketKeys): Instruction['accounts'] => [
  writable(keys.market),
  readonly(keys.collateral.mint),
  writable(keys.vault),
  writable(findAssociatedToken(owner, keys.collateral.mint, keys.collateral.program)),
  readonly(keys.collateral.program),
];

const pricedBy = (keys: PerpetualMarketKeys): Instruction['accounts'] => [
  readonly(keys.underlying.mint),
  readonly(keys.feed),
];

/** Instructions of Localnet Perpetuals; users hold their tokens in associated accounts. */
export const perpetuals = {
  createMarket: (
    creator: string,
    keys: PerpetualMarketKeys,
    terms: {
      readonly feeBasisPoints: number;
      /** By the day, of a market with one side only. */
      readonly fundingBasisPoints: number;
      readonly leverage: number;
    },
  ): Instruction => ({
    program,
    accounts: [
      writableSigner(creator),
      writable(keys.market),
      readonly(keys.underlying.mint),
      readonly(keys.collateral.mint),
      writable(keys.vault),
      readonly(keys.feed),
      readonly(keys.collateral.program),
      readonly(PROGRAMS.system),
    ],
    data: pack(
      DISCRIMINATORS.createMarket,
      u16(terms.feeBasisPoints),
      u16(terms.fundingBasisPoints),
      u8(terms.leverage),
    ),
  }),

  addLiquidity: (creator: string, keys: PerpetualMarketKeys, amount: bigint): Instruction => ({
    program,
    accounts: [signer(creator), ...moneyAccounts(creator, keys)],
    data: pack(DISCRIMINATORS.addLiquidity, u64(amount)),
  }),

  removeLiquidity: (creator: string, keys: PerpetualMarketKeys, amount: bigint): Instruction => ({
    program,
    accounts: [signer(creator), ...moneyAccounts(creator, keys)],
    data: pack(DISCRIMINATORS.removeLiquidity, u64(amount)),
  }),

  /** `limit` is what the position may be worth at most, or at least if it is short. */
  openPosition: (
    owner: string,
    keys: PerpetualMarketKeys,
    position: {
      readonly side: PositionSide;
      readonly size: bigint;
      readonly collateral: bigint;
      readonly limit: bigint;
    },
  ): Instruction => ({
    program,
    accounts: [
      writableSigner(owner),
      ...moneyAccounts(owner, keys),
      ...pricedBy(keys),
      writable(findPerpetualPosition(keys.market, owner)),
      readonly(PROGRAMS.system),
    ],
    data: pack(
      DISCRIMINATORS.openPosition,
      u8(position.side === 'long' ? 0 : 1),
      u64(position.size),
      u64(position.collateral),
      u64(position.limit),
    ),
  }),

  closePosition: (owner: string, keys: PerpetualMarketKeys, minimum: bigint): Instruction => ({
    program,
    accounts: [
      signer(owner),
      ...moneyAccounts(owner, keys),
      ...pricedBy(keys),
      writable(findPerpetualPosition(keys.market, owner)),
    ],
    data: pack(DISCRIMINATORS.closePosition, u64(minimum)),
  }),

  liquidatePosition: (liquidator: string, keys: PerpetualMarketKeys, position: string): Instruction => ({
    program,
    accounts: [signer(liquidator), ...moneyAccounts(liquidator, keys), ...pricedBy(keys), writable(position)],
    data: DISCRIMINATORS.liquidatePosition,
  }),
};
