import { findAssociatedToken } from '../keys/program-address.ts';
import { PROGRAMS } from '../keys/program-addresses.ts';
import { pack, readonly, signer, u16, u64, writable, writableSigner } from '../transactions/instruction.ts';
import type { Instruction } from '../transactions/instruction.ts';
import type { MintKeys } from './amm.ts';
import { findFeed } from './oracle.ts';
import { defineAccount, deriveAddress, readKey, toDiscriminators, type AccountData } from './own-accounts.ts';

/** Our own lending markets, of the localnet alone. No key signs for this address: the program is there from genesis. */
export const LENDING_PROGRAM = 'LocaLnetLend1111111111111111111111111111111';

const program = LENDING_PROGRAM;
const openMarket = defineAccount(program, 'LendingMarket', 215);
const openPosition = defineAccount(program, 'Position', 96);
/** As an amount: all there is. */
export const EVERYTHING = 2n ** 64n - 1n;

const DISCRIMINATORS = toDiscriminators(
  'createMarket',
  'openPosition',
  'supply',
  'withdraw',
  'addCollateral',
  'removeCollateral',
  'borrow',
  'repay',
  'liquidate',
);

/** Accounts of a market; all follow from its mints, its creator and the publisher of its prices. */
export interface MarketKeys {
  readonly market: string;
  readonly collateral: MintKeys;
  readonly loan: MintKeys;
  readonly collateralVault: string;
  readonly loanVault: string;
  readonly collateralFeed: string;
  readonly loanFeed: string;
}

export interface MarketState {
  /** Units of lenders and of borrowers, with the interest up to `accruedTime`, and their shares. */
  readonly supplied: bigint;
  readonly supplyShares: bigint;
  readonly borrowed: bigint;
  readonly borrowShares: bigint;
  /** Unix seconds. */
  readonly accruedTime: bigint;
}

export interface PositionState {
  readonly market: string;
  readonly owner: string;
  readonly supplyShares: bigint;
  readonly borrowShares: bigint;
  readonly collateral: bigint;
}

/** Addresses of the market in which one token is lent against another. */
export function findMarket(
  collateral: MintKeys,
  loan: MintKeys,
  creator: string,
  publisher: string,
): MarketKeys {
  const market = deriveAddress(program, 'market', collateral.mint, loan.mint, creator);
  return {
    market,
    collateral: { mint: collateral.mint, program: collateral.program },
    loan: { mint: loan.mint, program: loan.program },
    collateralVault: deriveAddress(program, 'vault', market, collateral.mint),
    loanVault: deriveAddress(program, 'vault', market, loan.mint),
    collateralFeed: findFeed(publisher, collateral.mint),
    loanFeed: findFeed(publisher, loan.mint),
  };
}

export const findPosition = (market: string, owner: string): string =>
  deriveAddress(program, 'position', market, owner);

/** The state in a market account; `undefined` for anything else. Layout: `Market` of lending.c. */
export function readMarket(account: AccountData): MarketState | undefined {
  const cursor = openMarket(account);
  if (cursor === undefined) return undefined;
  cursor.skip(5 * 32);
  return {
    supplied: cursor.u64(),
    supplyShares: cursor.u64(),
    borrowed: cursor.u64(),
    borrowShares: cursor.u64(),
    accruedTime: cursor.u64(),
  };
}

/** The state in a position account; `undefined` for anything else. Layout: `Position` of lending.c. */
export function readPosition(account: AccountData): PositionState | undefined {
  const cursor = openPosition(account);
  if (cursor === undefined) return undefined;
  return {
    market: readKey(cursor),
    owner: readKey(cursor),
    supplyShares: cursor.u64(),
    borrowShares: cursor.u64(),
    collateral: cursor.u64(),
  };
}

function moveAccounts(owner: string, keys: MarketKeys, side: 'collateral' | 'loan'): Instruction['accounts'] {
  const { mint, program: tokenProgram } = keys[side];
  return [
    signer(owner),
    writable(keys.market),
    writable(findPosition(keys.market, owner)),
    readonly(mint),
    writable(side === 'loan' ? keys.loanVault : keys.collateralVault),
    writable(findAssociatedToken(owner, mint, tokenProgram)),
    readonly(tokenProgram),
  ];
}

const pricedBy = (keys: MarketKeys, other: MintKeys): Instruction['accounts'] => [
  readonly(other.mint),
  readonly(keys.collateralFeed),
  readonly(keys.loanFeed),
];

/** Instructions of Localnet Lend; users hold their tokens in associated accounts. */
export const lending = {
  createMarket: (
    creator: string,
    keys: MarketKeys,
    rateBasisPoints: number,
    loanToValueBasisPoints: number,
  ): Instruction => ({
    program,
    accounts: [
      writableSigner(creator),
      writable(keys.market),
      readonly(keys.collateral.mint),
      readonly(keys.loan.mint),
      writable(keys.collateralVault),
      writable(keys.loanVault),
      readonly(keys.collateralFeed),
      readonly(keys.loanFeed),
      readonly(keys.collateral.program),
      readonly(keys.loan.program),
      readonly(PROGRAMS.system),
    ],
    data: pack(DISCRIMINATORS.createMarket, u16(rateBasisPoints), u16(loanToValueBasisPoints)),
  }),

  openPosition: (owner: string, { market }: MarketKeys): Instruction => ({
    program,
    accounts: [
      writableSigner(owner),
      readonly(market),
      writable(findPosition(market, owner)),
      readonly(PROGRAMS.system),
    ],
    data: DISCRIMINATORS.openPosition,
  }),

  supply: (owner: string, keys: MarketKeys, amount: bigint): Instruction => ({
    program,
    accounts: moveAccounts(owner, keys, 'loan'),
    data: pack(DISCRIMINATORS.supply, u64(amount)),
  }),

  withdraw: (owner: string, keys: MarketKeys, amount: bigint): Instruction => ({
    program,
    accounts: moveAccounts(owner, keys, 'loan'),
    data: pack(DISCRIMINATORS.withdraw, u64(amount)),
  }),

  addCollateral: (owner: string, keys: MarketKeys, amount: bigint): Instruction => ({
    program,
    accounts: moveAccounts(owner, keys, 'collateral'),
    data: pack(DISCRIMINATORS.addCollateral, u64(amount)),
  }),

  removeCollateral: (owner: string, keys: MarketKeys, amount: bigint): Instruction => ({
    program,
    accounts: [...moveAccounts(owner, keys, 'collateral'), ...pricedBy(keys, keys.loan)],
    data: pack(DISCRIMINATORS.removeCollateral, u64(amount)),
  }),

  borrow: (owner: string, keys: MarketKeys, amount: bigint): Instruction => ({
    program,
    accounts: [...moveAccounts(owner, keys, 'loan'), ...pricedBy(keys, keys.collateral)],
    data: pack(DISCRIMINATORS.borrow, u64(amount)),
  }),

  repay: (owner: string, keys: MarketKeys, amount: bigint): Instruction => ({
    program,
    accounts: moveAccounts(owner, keys, 'loan'),
    data: pack(DISCRIMINATORS.repay, u64(amount)),
  }),

  /** Repays what somebody else owes, for collateral of 105 % of its worth. */
  liquidate: (liquidator: string, keys: MarketKeys, position: string, amount: bigint): Instruction => ({
    program,
    accounts: [
      signer(liquidator),
      writable(keys.market),
      writable(position),
      readonly(keys.collateral.mint),
      readonly(keys.loan.mint),
      writable(keys.collateralVault),
      writable(keys.loanVault),
      writable(findAssociatedToken(liquidator, keys.collateral.mint, keys.collateral.program)),
      writable(findAssociatedToken(liquidator, keys.loan.mint, keys.loan.program)),
      readonly(keys.collateral.program),
      readonly(keys.loan.program),
      readonly(keys.collateralFeed),
      readonly(keys.loanFeed),
    ],
    data: pack(DISCRIMINATORS.liquidate, u64(amount)),
  }),
};
