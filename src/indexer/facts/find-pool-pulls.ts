import type { DecodedInstruction } from '#contracts/decoded';
import type { Outcome } from '#decoder';
import type { PoolPull, PulledSide } from './facts.ts';
import { mintOf } from './find-swaps.ts';
import { balanceBefore } from './token-balances.ts';

/** How layouts call what takes liquidity out: `removeLiquidity`, `decreaseLiquidityV2`, `withdraw`, `closePool`. */
const PULLS = /remove|decrease|withdraw|^close(?:pool|market|position)/i;
/** How layouts call the account that is the pool. */
const POOLS = ['pool', 'poolState', 'whirlpool', 'lbPair', 'amm', 'ammId', 'market', 'state'];

/** Instructions that took two assets out of vaults at once. A lending market gives back one, so it does not count. */
export function findPoolPulls(outcome: Outcome, position: number): readonly PoolPull[] {
  if (outcome.failed) return [];
  const found: PoolPull[] = [];
  const visit = (nodes: readonly DecodedInstruction[]): void => {
    for (const node of nodes) {
      if (node.inner.length === 0) continue;
      const isPull = node.inner.length >= 2 && node.name !== undefined && PULLS.test(node.name);
      const pull = isPull ? toPull(node, outcome, position) : undefined;
      if (pull === undefined) visit(node.inner);
      else found.push(pull);
    }
  };
  visit(outcome.instructions);
  return found;
}

function toPull(node: DecodedInstruction, outcome: Outcome, position: number): PoolPull | undefined {
  const sides = new Map<string, PulledSide>();
  for (const { effects } of node.inner) {
    for (const effect of effects) {
      if (effect.kind !== 'transfer' || effect.fromOwner === outcome.feePayer) continue;
      const mint = mintOf(effect.asset);
      const before = balanceBefore(outcome, effect.from);
      if (mint === undefined || before === undefined || before === 0n || sides.has(mint)) continue;
      sides.set(mint, { mint, vault: effect.from, amount: effect.amount, before });
    }
  }
  if (sides.size < 2) return undefined;
  const named = POOLS.map((name) => node.accountNames.indexOf(name)).find((at) => at >= 0);
  return {
    position,
    program: node.program,
    instruction: node.name!,
    pool: named === undefined ? undefined : outcome.keys[node.accounts[named]!],
    provider: outcome.feePayer,
    sides: [...sides.values()],
  };
}
