import { findAssociatedToken } from '../keys/program-address.ts';
import { NATIVE_MINT, PROGRAMS } from '../keys/program-addresses.ts';
import { pack, readonly, signer, text, u64, writable, writableSigner } from '../transactions/instruction.ts';
import type { Instruction } from '../transactions/instruction.ts';
import { AMM_PROGRAM } from './amm.ts';
import type { PoolKeys } from './amm.ts';
import { defineAccount, deriveAddress, readKey, toDiscriminators, type AccountData } from './own-accounts.ts';

/** Our own bonding curves, of the localnet alone. No key signs for this address: the program is there from genesis. */
export const LAUNCHPAD_PROGRAM = 'LocaLnetLaunch11111111111111111111111111111';

const program = LAUNCHPAD_PROGRAM;
const openCurve = defineAccount(program, 'BondingCurve', 116);
const STAGES = ['selling', 'complete', 'in-pool'] as const;
const BASIS_POINTS = 10_000n;
const FEE_BASIS_POINTS = 100n;

/** Of every token: its decimals, what the curve sells of it, and the fee of the pool it graduates to. */
export const LAUNCH_DECIMALS = 6;
export const FOR_SALE_UNITS = 793_100_000_000_000n;
export const LAUNCH_POOL_FEE = 100;

const DISCRIMINATORS = toDiscriminators('create', 'buy', 'sell', 'claimFees', 'graduate');

/** Accounts of a launch; all follow from its mint. */
export interface CurveKeys {
  readonly mint: string;
  readonly curve: string;
  readonly tokenVault: string;
  readonly solVault: string;
}

export interface CurveState {
  readonly creator: string;
  readonly mint: string;
  /** Lamports and token units of the constant product. */
  readonly virtualSol: bigint;
  readonly virtualTokens: bigint;
  /** Lamports raised, and token units still for sale. */
  readonly realSol: bigint;
  readonly realTokens: bigint;
  /** Lamports the creator can claim. */
  readonly fees: bigint;
  readonly stage: (typeof STAGES)[number];
}

/** Addresses of the curve of a mint. */
export const findCurve = (mint: string): CurveKeys => ({
  mint,
  curve: deriveAddress(program, 'curve', mint),
  tokenVault: deriveAddress(program, 'vault', mint),
  solVault: deriveAddress(program, 'sol', mint),
});

/** The state in a curve account; `undefined` for anything else. Layout: `Curve` of launchpad.c. */
export function readCurve(account: AccountData): CurveState | undefined {
  const cursor = openCurve(account);
  if (cursor === undefined) return undefined;
  return {
    creator: readKey(cursor),
    mint: readKey(cursor),
    virtualSol: cursor.u64(),
    virtualTokens: cursor.u64(),
    realSol: cursor.u64(),
    realTokens: cursor.u64(),
    fees: cursor.u64(),
    stage: STAGES[cursor.u8()]!, // the program writes no other
  };
}

const roundUp = (a: bigint, b: bigint): bigint => (a + b - 1n) / b;

/** What so many lamports buy and what they leave of themselves, as the program computes it. */
export function quoteBuy(
  curve: Pick<CurveState, 'virtualSol' | 'virtualTokens' | 'realTokens'>,
  lamports: bigint,
): { readonly units: bigint; readonly paid: bigint; readonly fee: bigint } {
  const { virtualSol, virtualTokens, realTokens } = curve;
  const sol = (lamports * BASIS_POINTS) / (BASIS_POINTS + FEE_BASIS_POINTS);
  const units = (virtualTokens * sol) / (virtualSol + sol);
  if (units < realTokens) return { units, paid: lamports, fee: lamports - sol };
  const rest = roundUp(virtualSol * realTokens, virtualTokens - realTokens);
  const fee = roundUp(rest * FEE_BASIS_POINTS, BASIS_POINTS);
  return { units: realTokens, paid: rest + fee, fee };
}

/** Lamports that reach who sells so many units, and the fee taken from them. */
export function quoteSell(
  { virtualSol, virtualTokens }: Pick<CurveState, 'virtualSol' | 'virtualTokens'>,
  units: bigint,
): { readonly received: bigint; readonly fee: bigint } {
  const sol = (virtualSol * units) / (virtualTokens + units);
  const fee = roundUp(sol * FEE_BASIS_POINTS, BASIS_POINTS);
  return { received: sol - fee, fee };
}

const tradeAccounts = (
  user: string,
  { curve, mint, tokenVault, solVault }: CurveKeys,
): Instruction['accounts'] => [
  writableSigner(user),
  writable(curve),
  readonly(mint),
  writable(tokenVault),
  writable(solVault),
  writable(findAssociatedToken(user, mint, PROGRAMS.token2022)),
  readonly(PROGRAMS.token2022),
  readonly(PROGRAMS.system),
];

/** Instructions of the Localnet Launchpad; users hold their tokens in associated accounts. */
export const launchpad = {
  /** Makes the mint, which must sign, and sells its supply along a curve. */
  create: (
    creator: string,
    { curve, mint, tokenVault, solVault }: CurveKeys,
    content: { readonly name: string; readonly symbol: string; readonly uri: string },
  ): Instruction => ({
    program,
    accounts: [
      writableSigner(creator),
      writableSigner(mint),
      writable(curve),
      writable(tokenVault),
      writable(solVault),
      readonly(PROGRAMS.token2022),
      readonly(PROGRAMS.system),
    ],
    data: pack(DISCRIMINATORS.create, text(content.name), text(content.symbol), text(content.uri)),
  }),

  buy: (user: string, keys: CurveKeys, lamports: bigint, minimumUnits: bigint): Instruction => ({
    program,
    accounts: tradeAccounts(user, keys),
    data: pack(DISCRIMINATORS.buy, u64(lamports), u64(minimumUnits)),
  }),

  sell: (user: string, keys: CurveKeys, units: bigint, minimumLamports: bigint): Instruction => ({
    program,
    accounts: tradeAccounts(user, keys),
    data: pack(DISCRIMINATORS.sell, u64(units), u64(minimumLamports)),
  }),

  claimFees: (creator: string, { curve, solVault }: CurveKeys): Instruction => ({
    program,
    accounts: [writableSigner(creator), writable(curve), writable(solVault), readonly(PROGRAMS.system)],
    data: DISCRIMINATORS.claimFees,
  }),

  /** Into an empty pool of the mint and SOL; the curve's accounts for wrapped SOL and LP tokens must be open. */
  graduate: (
    payer: string,
    { curve, mint, tokenVault, solVault }: CurveKeys,
    pool: PoolKeys,
  ): Instruction => ({
    program,
    accounts: [
      signer(payer),
      writable(curve),
      readonly(mint),
      readonly(NATIVE_MINT),
      writable(tokenVault),
      writable(solVault),
      writable(findAssociatedToken(curve, NATIVE_MINT, PROGRAMS.token)),
      writable(findAssociatedToken(curve, pool.lpMint, PROGRAMS.token)),
      writable(pool.pool),
      writable(pool.vaultA),
      writable(pool.vaultB),
      writable(pool.lpMint),
      readonly(AMM_PROGRAM),
      readonly(PROGRAMS.token),
      readonly(PROGRAMS.token2022),
      readonly(PROGRAMS.system),
    ],
    data: DISCRIMINATORS.graduate,
  }),
};
