import type { LandedTransaction } from '../ledger/block.ts';
import type { Keypair } from '../keys/keypair.ts';
import { findAssociatedToken } from '../keys/program-address.ts';
import { NATIVE_MINT, PROGRAMS } from '../keys/program-addresses.ts';
import { amm } from '../programs/amm.ts';
import { system } from '../programs/system.ts';
import { token } from '../programs/token.ts';
import type { TokenProgram } from '../programs/token.ts';
import type { Instruction } from '../transactions/instruction.ts';
import { quoteRoute } from './routes.ts';
import type { RouteLeg } from './routes.ts';
import type { SendOptions, World } from './world.ts';

/** Opens the wrapped SOL account of `owner` with some SOL in it. */
export function wrapSol(owner: string, lamports: bigint): Instruction[] {
  const account = findAssociatedToken(owner, NATIVE_MINT, PROGRAMS.token);
  return [
    token.createAssociated(PROGRAMS.token, owner, owner, NATIVE_MINT),
    ...(lamports > 0n ? [system.transfer(owner, account, lamports), token.syncNative(account)] : []),
  ];
}

/** Turns all wrapped SOL of `owner` back into SOL. */
export function unwrapSol(owner: string): Instruction {
  const account = findAssociatedToken(owner, NATIVE_MINT, PROGRAMS.token);
  return token.closeAccount(PROGRAMS.token, account, owner, owner);
}

function toProgram({ pool }: RouteLeg, mint: string): TokenProgram {
  return mint === pool.mintA ? pool.programA : pool.programB;
}

export interface SwapPlan {
  readonly legs: readonly RouteLeg[];
  readonly amountIn: bigint;
  /** Of the last leg. */
  readonly minimumOut: bigint;
}

/** The swaps of a route as wallets send them: accounts opened, SOL wrapped before and unwrapped after. */
export function toSwapInstructions(world: World, owner: string, plan: SwapPlan): Instruction[] {
  const { legs, amountIn, minimumOut } = plan;
  const amounts = quoteRoute(world, legs, amountIn);
  const isOpen = (account: string): boolean => world.chain.bank.accounts.index.token(account) !== undefined;
  const first = legs[0]!;
  const last = legs.at(-1)!;
  const touchesSol = legs.some(({ mintOut }) => mintOut === NATIVE_MINT) || first.mintIn === NATIVE_MINT;
  const opened = legs.flatMap((leg) => {
    const program = toProgram(leg, leg.mintOut);
    const account = findAssociatedToken(owner, leg.mintOut, program);
    if (leg.mintOut === NATIVE_MINT || isOpen(account)) return [];
    return [token.createAssociated(program, owner, owner, leg.mintOut)];
  });
  return [
    ...(touchesSol ? wrapSol(owner, first.mintIn === NATIVE_MINT ? amountIn : 0n) : []),
    ...opened,
    ...legs.map((leg, at) => {
      const amount = at === 0 ? amountIn : amounts[at - 1]!;
      const minimum = leg === last ? minimumOut : 0n;
      return amm.swapExactIn(leg.pool, owner, leg.mintIn, amount, minimum);
    }),
    ...(touchesSol ? [unwrapSol(owner)] : []),
  ];
}

/** Sends a swap. A route does nothing when a pool on it would give nothing. */
export function sendSwap(
  world: World,
  trader: Keypair,
  plan: SwapPlan,
  options: SendOptions = {},
): LandedTransaction | undefined {
  if (quoteRoute(world, plan.legs, plan.amountIn).includes(0n)) return undefined;
  return world.send(trader, toSwapInstructions(world, trader.address, plan), options);
}

/** `amount` less some basis points. */
export function lessBasisPoints(amount: bigint, basisPoints: number): bigint {
  return (amount * BigInt(10_000 - basisPoints)) / 10_000n;
}
