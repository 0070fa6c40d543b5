import { findAssociatedToken } from '../keys/program-address.ts';
import { PROGRAMS, STAKE_CONFIG, SYSVARS } from '../keys/program-addresses.ts';
import { pack, readonly, signer, u64, writable, writableSigner } from '../transactions/instruction.ts';
import type { Instruction } from '../transactions/instruction.ts';
import type { MintKeys } from './amm.ts';
import { defineAccount, deriveAddress, readKey, toDiscriminators, type AccountData } from './own-accounts.ts';

/** Our own stake pools, of the localnet alone. No key signs for this address: the program is there from genesis. */
export const LIQUID_STAKING_PROGRAM = 'LocaLnetStake111111111111111111111111111111';

const program = LIQUID_STAKING_PROGRAM;
const openPool = defineAccount(program, 'StakePool', 130);
const BASIS_POINTS = 10_000n;
const FEE_BASIS_POINTS = 10n;

const DISCRIMINATORS = toDiscriminators(
  'createPool',
  'deposit',
  'redeem',
  'delegate',
  'refresh',
  'deactivate',
  'collect',
);

/** Accounts of a pool; all follow from its mint. */
export interface StakePoolKeys extends MintKeys {
  readonly pool: string;
  readonly reserve: string;
  readonly stake: string;
}

export interface StakePoolState {
  readonly manager: string;
  readonly mint: string;
  /** Vote account of the stake; the system program while there is none. */
  readonly validator: string;
  /** Lamports of the reserve and of the stake. */
  readonly total: bigint;
  /** Lamports of the stake as it was last seen; 0 while there is none. */
  readonly staked: bigint;
  /** Lamports earned so far. */
  readonly rewards: bigint;
}

/** Addresses of the pool of a mint. */
export function findStakePool(mintKeys: MintKeys): StakePoolKeys {
  const derive = (word: string): string => deriveAddress(program, word, mintKeys.mint);
  return {
    mint: mintKeys.mint,
    program: mintKeys.program,
    pool: derive('pool'),
    reserve: derive('reserve'),
    stake: derive('stake'),
  };
}

/** The state in a pool account; `undefined` for anything else. Layout: `Pool` of liquid-staking.c. */
export function readStakePool(account: AccountData): StakePoolState | undefined {
  const cursor = openPool(account);
  if (cursor === undefined) return undefined;
  return {
    manager: readKey(cursor),
    mint: readKey(cursor),
    validator: readKey(cursor),
    total: cursor.u64(),
    staked: cursor.u64(),
    rewards: cursor.u64(),
  };
}

/** Tokens for so many lamports, as the program computes them. */
export const quoteDeposit = (total: bigint, supply: bigint, lamports: bigint): bigint =>
  supply === 0n ? lamports : (lamports * supply) / total;

/** Lamports for so many tokens, less the fee. */
export function quoteRedeem(total: bigint, supply: bigint, tokens: bigint): bigint {
  if (supply === 0n) return 0n;
  const lamports = (tokens * total) / supply;
  return lamports - (lamports * FEE_BASIS_POINTS + BASIS_POINTS - 1n) / BASIS_POINTS;
}

const exchangeAccounts = (user: string, keys: StakePoolKeys): Instruction['accounts'] => [
  writableSigner(user),
  writable(keys.pool),
  writable(keys.mint),
  writable(keys.reserve),
  writable(findAssociatedToken(user, keys.mint, keys.program)),
  readonly(keys.program),
  readonly(PROGRAMS.system),
];

/** Instructions of Localnet Liquid Staking; users hold their tokens in associated accounts. */
export const liquidStaking = {
  /** The mint is new, with nine decimals, and the pool is its mint authority. */
  createPool: (manager: string, { pool, mint, reserve }: StakePoolKeys): Instruction => ({
    program,
    accounts: [
      writableSigner(manager),
      writable(pool),
      readonly(mint),
      writable(reserve),
      readonly(PROGRAMS.system),
    ],
    data: DISCRIMINATORS.createPool,
  }),

  deposit: (user: string, keys: StakePoolKeys, lamports: bigint, minimumTokens: bigint): Instruction => ({
    program,
    accounts: exchangeAccounts(user, keys),
    data: pack(DISCRIMINATORS.deposit, u64(lamports), u64(minimumTokens)),
  }),

  redeem: (user: string, keys: StakePoolKeys, tokens: bigint, minimumLamports: bigint): Instruction => ({
    program,
    accounts: exchangeAccounts(user, keys),
    data: pack(DISCRIMINATORS.redeem, u64(tokens), u64(minimumLamports)),
  }),

  /** Stakes lamports of the reserve; the manager pays the rent of the account. */
  delegate: (
    manager: string,
    { pool, reserve, stake }: StakePoolKeys,
    vote: string,
    lamports: bigint,
  ): Instruction => ({
    program,
    accounts: [
      writableSigner(manager),
      writable(pool),
      writable(reserve),
      writable(stake),
      readonly(vote),
      readonly(SYSVARS.clock),
      readonly(SYSVARS.stakeHistory),
      readonly(STAKE_CONFIG),
      readonly(SYSVARS.rent),
      readonly(PROGRAMS.stake),
      readonly(PROGRAMS.system),
    ],
    data: pack(DISCRIMINATORS.delegate, u64(lamports)),
  }),

  /** Counts what the stake earned. */
  refresh: ({ pool, stake }: StakePoolKeys): Instruction => ({
    program,
    accounts: [writable(pool), readonly(stake)],
    data: DISCRIMINATORS.refresh,
  }),

  deactivate: (manager: string, { pool, stake }: StakePoolKeys): Instruction => ({
    program,
    accounts: [
      signer(manager),
      readonly(pool),
      writable(stake),
      readonly(SYSVARS.clock),
      readonly(PROGRAMS.stake),
    ],
    data: DISCRIMINATORS.deactivate,
  }),

  /** Returns a stake that is no longer active to the reserve. */
  collect: ({ pool, reserve, stake }: StakePoolKeys): Instruction => ({
    program,
    accounts: [
      writable(pool),
      writable(reserve),
      writable(stake),
      readonly(SYSVARS.clock),
      readonly(SYSVARS.stakeHistory),
      readonly(PROGRAMS.stake),
    ],
    data: DISCRIMINATORS.collect,
  }),
};
