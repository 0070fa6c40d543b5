import { findAssociatedToken } from '../keys/program-address.ts';
import { pack, readonly, signer, u16, u64, writable, writableSigner } from '../transactions/instruction.ts';
import type { Instruction } from '../transactions/instruction.ts';
import { PROGRAMS } from '../keys/program-addresses.ts';
import type { TokenProgram } from './token.ts';
import { defineAccount, deriveAddress, readKey, toDiscriminators, type AccountData } from './own-accounts.ts';

/** Our own pools, of the localnet alone. No key signs for this address: the program is there from genesis. */
export const AMM_PROGRAM = 'LocaLnetAMM11111111111111111111111111111111';

const program = AMM_PROGRAM;
const openPool = defineAccount(program, 'Pool', 211);
const BASIS_POINTS = 10_000n;

const DISCRIMINATORS = toDiscriminators('initializePool', 'addLiquidity', 'removeLiquidity', 'swapExactIn');

/** A mint with the program that moves its tokens. */
export interface MintKeys {
  readonly mint: string;
  readonly program: TokenProgram;
}

/** Accounts of a pool; all follow from its mints and its creator. */
export interface PoolKeys {
  readonly pool: string;
  readonly creator: string;
  readonly mintA: string;
  readonly mintB: string;
  readonly programA: TokenProgram;
  readonly programB: TokenProgram;
  readonly vaultA: string;
  readonly vaultB: string;
  readonly lpMint: string;
}

export interface PoolState extends Omit<PoolKeys, 'pool' | 'programA' | 'programB'> {
  /** LP units counted beside the minted ones; 0 until there is liquidity. */
  readonly lockedLp: bigint;
  readonly feeBasisPoints: number;
  readonly bump: number;
}

/** Addresses of the pool of two mints by one creator. */
export function findPool(a: MintKeys, b: MintKeys, creator: string): PoolKeys {
  const [mintA, mintB] = [a.mint, b.mint];
  const pool = deriveAddress(program, 'pool', mintA, mintB, creator);
  return {
    pool,
    creator,
    mintA,
    mintB,
    programA: a.program,
    programB: b.program,
    vaultA: deriveAddress(program, 'vault', pool, mintA),
    vaultB: deriveAddress(program, 'vault', pool, mintB),
    lpMint: deriveAddress(program, 'lp_mint', pool),
  };
}

/** The state in a pool account; `undefined` for anything else. Layout: `Pool` of amm.c. */
export function readPool(account: AccountData): PoolState | undefined {
  const cursor = openPool(account);
  if (cursor === undefined) return undefined;
  return {
    creator: readKey(cursor),
    mintA: readKey(cursor),
    mintB: readKey(cursor),
    vaultA: readKey(cursor),
    vaultB: readKey(cursor),
    lpMint: readKey(cursor),
    lockedLp: cursor.u64(),
    feeBasisPoints: cursor.u16(),
    bump: cursor.u8(),
  };
}

/** What a swap gives, as the program computes it; 0 where the program refuses. */
export function quoteSwap(
  amountIn: bigint,
  reserveIn: bigint,
  reserveOut: bigint,
  feeBasisPoints: number,
): bigint {
  const fee = (amountIn * BigInt(feeBasisPoints) + BASIS_POINTS - 1n) / BASIS_POINTS;
  const net = amountIn - fee;
  return net <= 0n ? 0n : (reserveOut * net) / (reserveIn + net);
}

function liquidityAccounts(pool: PoolKeys, user: string): Instruction['accounts'] {
  return [
    signer(user),
    writable(pool.pool),
    readonly(pool.mintA),
    readonly(pool.mintB),
    writable(pool.lpMint),
    writable(findAssociatedToken(user, pool.mintA, pool.programA)),
    writable(findAssociatedToken(user, pool.mintB, pool.programB)),
    writable(findAssociatedToken(user, pool.lpMint, PROGRAMS.token)),
    writable(pool.vaultA),
    writable(pool.vaultB),
    readonly(pool.programA),
    readonly(pool.programB),
    readonly(PROGRAMS.token),
  ];
}

/** Instructions of the Localnet AMM; users hold their tokens in associated accounts. */
export const amm = {
  initializePool: (pool: PoolKeys, feeBasisPoints: number): Instruction => ({
    program,
    accounts: [
      writableSigner(pool.creator),
      writable(pool.pool),
      readonly(pool.mintA),
      readonly(pool.mintB),
      writable(pool.vaultA),
      writable(pool.vaultB),
      writable(pool.lpMint),
      readonly(pool.programA),
      readonly(pool.programB),
      readonly(PROGRAMS.token),
      readonly(PROGRAMS.system),
    ],
    data: pack(DISCRIMINATORS.initializePool, u16(feeBasisPoints)),
  }),

  /** Takes at most both amounts, in the ratio of the reserves. */
  addLiquidity: (
    pool: PoolKeys,
    user: string,
    maximumA: bigint,
    maximumB: bigint,
    minimumLp: bigint,
  ): Instruction => ({
    program,
    accounts: liquidityAccounts(pool, user),
    data: pack(DISCRIMINATORS.addLiquidity, u64(maximumA), u64(maximumB), u64(minimumLp)),
  }),

  removeLiquidity: (
    pool: PoolKeys,
    user: string,
    lp: bigint,
    minimumA: bigint,
    minimumB: bigint,
  ): Instruction => ({
    program,
    accounts: liquidityAccounts(pool, user),
    data: pack(DISCRIMINATORS.removeLiquidity, u64(lp), u64(minimumA), u64(minimumB)),
  }),

  swapExactIn: (
    pool: PoolKeys,
    user: string,
    mintIn: string,
    amountIn: bigint,
    minimumOut: bigint,
  ): Instruction => {
    const a = { mint: pool.mintA, program: pool.programA, vault: pool.vaultA };
    const b = { mint: pool.mintB, program: pool.programB, vault: pool.vaultB };
    const [from, to] = mintIn === pool.mintA ? [a, b] : [b, a];
    return {
      program,
      accounts: [
        signer(user),
        readonly(pool.pool),
        readonly(from.mint),
        readonly(to.mint),
        writable(findAssociatedToken(user, from.mint, from.program)),
        writable(findAssociatedToken(user, to.mint, to.program)),
        writable(from.vault),
        writable(to.vault),
        readonly(from.program),
        readonly(to.program),
      ],
      data: pack(DISCRIMINATORS.swapExactIn, u64(amountIn), u64(minimumOut)),
    };
  },
};
