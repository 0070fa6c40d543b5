import { encodeBase58 } from '#std/base58';
import { Cursor } from '#std/cursor';
import { findAssociatedToken, findProgramAddress } from '../keys/program-address.ts';
import {
  key,
  pack,
  readonly,
  signer,
  u16,
  u64,
  writable,
  writableSigner,
} from '../transactions/instruction.ts';
import type { Instruction } from '../transactions/instruction.ts';
import { PROGRAMS } from '../keys/program-addresses.ts';
import type { TokenProgram } from './token.ts';

/** Our own pools, of the localnet alone. No key signs for this address: the program is there from genesis. */
export const AMM_PROGRAM = 'LocaLnetAMM11111111111111111111111111111111';

const program = AMM_PROGRAM;
const POOL_BYTES = 211;
/** First eight bytes of sha256("account:Pool"). */
const POOL_DISCRIMINATOR = 0xbc6db111046d9af1n;
const BASIS_POINTS = 10_000n;

/** First eight bytes of sha256("global:<name>"). */
const DISCRIMINATORS = {
  initializePool: Uint8Array.of(95, 180, 10, 172, 84, 174, 232, 40),
  addLiquidity: Uint8Array.of(181, 157, 89, 67, 143, 182, 52, 72),
  removeLiquidity: Uint8Array.of(80, 85, 209, 72, 24, 206, 177, 108),
  swapExactIn: Uint8Array.of(104, 104, 131, 86, 161, 189, 180, 216),
};

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

const text = (value: string): Uint8Array => new TextEncoder().encode(value);

/** Addresses of the pool of two mints by one creator. */
export function findPool(a: MintKeys, b: MintKeys, creator: string): PoolKeys {
  const [mintA, mintB] = [a.mint, b.mint];
  const pool = findProgramAddress([text('pool'), key(mintA), key(mintB), key(creator)], program).address;
  const vault = (mint: string): string =>
    findProgramAddress([text('vault'), key(pool), key(mint)], program).address;
  const lpMint = findProgramAddress([text('lp_mint'), key(pool)], program).address;
  return {
    pool,
    creator,
    mintA,
    mintB,
    programA: a.program,
    programB: b.program,
    vaultA: vault(mintA),
    vaultB: vault(mintB),
    lpMint,
  };
}

/** The state in a pool account; `undefined` for anything else. Layout: `Pool` of amm.c. */
export function readPool(account: {
  readonly owner: string;
  readonly data: Uint8Array;
}): PoolState | undefined {
  if (account.owner !== program || account.data.length !== POOL_BYTES) return undefined;
  const cursor = new Cursor(account.data);
  if (cursor.u64() !== POOL_DISCRIMINATOR) return undefined;
  const address = (): string => encodeBase58(cursor.take(32));
  return {
    creator: address(),
    mintA: address(),
    mintB: address(),
    vaultA: address(),
    vaultB: address(),
    lpMint: address(),
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
