import type { Address } from '#contracts/chain';
import type { Amount, DecodedInstruction, Effect } from '#contracts/decoded';
import { collectMovements, findLegs, toKey, type Legs, type Movement } from './swap-legs.ts';

export interface SwapCall {
  readonly node: DecodedInstruction & { effects: readonly Effect[] };
  readonly trader: Address;
  /** Account that pays for who trades, where the price waited in one. */
  readonly escrow?: Address | undefined;
}

/**
 * Gives each call that swaps its effect: what the trader paid into the pool and took out of it, read from what the
 * swap moved, so that fees and slippage are as they were and not as they were asked. A call whose
 * movements do not show both legs (it failed, or the node recorded no inner instructions) gets none, and neither does
 * one with another swap inside it, which is then the pool's own.
 */
export function addSwaps(calls: readonly SwapCall[], keys: readonly Address[]): void {
  const found = new Map<DecodedInstruction, readonly SwapParts[]>();
  // Inner calls stand behind their callers, so from the last to the first each finds those inside it told.
  for (const { node, trader, escrow } of calls.toReversed()) {
    if (hasInside(node, found)) continue;
    const parts = splitPools(node, keys) ?? toParts({ node, trader, escrow }, keys);
    if (parts.length === 0) continue;
    // A stake account is got by whom the pool is called for; to a program that swaps by way of it, it is a step.
    if (parts.some(({ isStake }) => isStake) && calls.some((other) => isNested(node, other.node))) continue;
    found.set(node, parts);
  }
  for (const { node, trader } of calls) {
    const venue = node.programName ?? node.program;
    for (const { pool, sold, bought } of found.get(node) ?? []) {
      node.effects = [...node.effects, { kind: 'swap', venue, pool, trader, sold, bought }];
    }
  }
}

interface SwapParts extends Legs {
  readonly pool: Address | undefined;
}

const hasInside = (node: DecodedInstruction, found: ReadonlyMap<DecodedInstruction, unknown>): boolean =>
  node.inner.some((inner) => found.has(inner) || hasInside(inner, found));

const isInside = (node: DecodedInstruction, outer: DecodedInstruction): boolean =>
  outer.inner.some((inner) => inner === node || isInside(node, inner));

const isNested = (one: DecodedInstruction, other: DecodedInstruction): boolean =>
  isInside(one, other) || isInside(other, one);

function toParts({ node, trader, escrow }: SwapCall, keys: readonly Address[]): readonly SwapParts[] {
  const legs = findLegs(collectMovements(node), trader, escrow);
  return legs === undefined ? [] : [{ ...legs, pool: findAccount(POOL_NAMES, node, keys) }];
}

/** What protocols call the account that is the pool. */
const POOL_NAMES = [
  'pool',
  'poolState',
  'amm',
  'whirlpool',
  'lbPair',
  'market',
  'bondingCurve',
  'pair',
  'stakePool',
];

/** What protocols call the two pools of an instruction that swaps through both. */
const TWO_POOLS = [
  ['whirlpoolOne', 'whirlpoolTwo'],
  ['fusionPoolOne', 'fusionPoolTwo'],
];

/**
 * Both swaps of an instruction that goes through two pools: it pays into the first, which pays the second, by way of
 * the trader's account or straight, and that one pays out.
 */
function splitPools(node: DecodedInstruction, keys: readonly Address[]): readonly SwapParts[] | undefined {
  const names = TWO_POOLS.find(([one]) => node.accountNames.includes(one!));
  if (names === undefined) return undefined;
  const moved = collectMovements(node).filter(({ kind }) => kind === 'transfer');
  const [paid, middle, onward, last] = moved.length === 3 ? [moved[0], moved[1], moved[1], moved[2]] : moved;
  if (moved.length > 4 || !paid || !middle || !onward || !last) return undefined;
  const between = toKey(middle.asset);
  if (toKey(onward.asset) !== between || [paid, last].some(({ asset }) => toKey(asset) === between))
    return undefined;
  const [first, second] = names.map((name) => findAccount([name], node, keys));
  return [
    { sold: toAmount(paid), bought: toAmount(middle), pool: first, isStake: false },
    { sold: toAmount(onward), bought: toAmount(last), pool: second, isStake: false },
  ];
}

const toAmount = ({ asset, amount }: Movement): Amount => ({ asset, amount });

function findAccount(
  names: readonly string[],
  { accountNames, accounts }: DecodedInstruction,
  keys: readonly Address[],
): Address | undefined {
  for (const name of names) {
    const index = accounts[accountNames.indexOf(name)];
    if (index !== undefined) return keys[index];
  }
  return undefined;
}
