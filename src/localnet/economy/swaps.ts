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
import type { Hop } from './routes.ts';
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

function toProgram({ pool }: Hop, mint: string): TokenProgram {
  return mint === pool.mintA ? pool.programA : pool.programB;
}

export interface SwapPlan {
  readonly hops: readonly Hop[];
  readonly amountIn: bigint;
  /** Of the last hop. */
  readonly minimumOut: bigint;
}

/** The swaps of a route as wallets send them: accounts opened, SOL wrapped before and unwrapped after. */
export function toSwapInstructions(world: World, owner: string, plan: SwapPlan): Instruction[] {
  const { hops, amountIn, minimumOut } = plan;
  const amounts = quoteRoute(world, hops, amountIn);
  const isOpen = (account: string): boolean => world.chain.bank.accounts.index.token(account) !== undefined;
  const first = hops[0]!;
  const last = hops.at(-1)!;
  const touchesSol = hops.some(({ mintOut }) => mintOut === NATIVE_MINT) || first.mintIn === NATIVE_MINT;
  const opened = hops.flatMap((hop) => {
    const program = toProgram(hop, hop.mintOut);
    const account = findAssociatedToken(owner, hop.mintOut, program);
    if (hop.mintOut === NATIVE_MINT || isOpen(account)) return [];
    return [token.createAssociated(program, owner, owner, hop.mintOut)];
  });
  return [
    ...(touchesSol ? wrapSol(owner, first.mintIn === NATIVE_MINT ? amountIn : 0n) : []),
    ...opened,
    ...hops.map((hop, at) => {
      const amount = at === 0 ? amountIn : amounts[at - 1]!;
      const minimum = hop === last ? minimumOut : 0n;
      return amm.swapExactIn(hop.pool, owner, hop.mintIn, amount, minimum);
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
  if (quoteRoute(world, plan.hops, plan.amountIn).includes(0n)) return undefined;
  return world.send(trader, toSwapInstructions(world, trader.address, plan), options);
}

/** `amount` less some basis points. */
export function lessBasisPoints(amount: bigint, basisPoints: number): bigint {
  return (amount * BigInt(10_000 - basisPoints)) / 10_000n;
}
