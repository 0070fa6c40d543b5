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
  let found: DecodedInstruction | undefined;
  // Inner calls stand right behind their callers, so from the last to the first each finds those inside it told.
  for (let i = calls.length - 1; i >= 0; i--) {
    const call = calls[i]!;
    const { node } = call;
    if (found !== undefined && isWithin(found.path, node.path)) continue;
    const parts = splitPools(node, keys) ?? toParts(call, keys);
    if (parts === undefined) continue;
    // A stake account is got by whom the pool is called for; to a program that swaps by way of it, it is a step.
    if (parts[0]!.isStake && calls.some((other) => isNested(node, other.node))) continue;
    addEffects(call, parts);
    found = node;
  }
}

const isWithin = (inner: string, path: string): boolean =>
  inner.startsWith(path) && inner[path.length] === '.';

function addEffects({ node, trader }: SwapCall, parts: readonly SwapParts[]): void {
  const effects = node.effects.slice();
  const venue = node.programName ?? node.program;
  for (let i = 0; i < parts.length; i++) {
    const { pool, sold, bought } = parts[i]!;
    effects.push({ kind: 'swap', venue, pool, trader, sold, bought });
  }
  node.effects = effects;
}

interface SwapParts extends Legs {
  readonly pool: Address | undefined;
}

const isInside = (node: DecodedInstruction, outer: DecodedInstruction): boolean =>
  outer.inner.some((inner) => inner === node || isInside(node, inner));

const isNested = (one: DecodedInstruction, other: DecodedInstruction): boolean =>
  isInside(one, other) || isInside(other, one);

function toParts(
  { node, trader, escrow }: SwapCall,
  keys: readonly Address[],
): readonly SwapParts[] | undefined {
  const legs = findLegs(collectMovements(node), trader, escrow);
  if (legs === undefined) return undefined;
  const { sold, bought, isStake } = legs;
  return [{ sold, bought, isStake, pool: findPool(node, keys) }];
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

/** Where lists of names have a pool's. The lists are those of protocol files, so there are only so many. */
const poolPlaces = new WeakMap<readonly string[], readonly number[]>();

function findPool(
  { accountNames, accounts }: DecodedInstruction,
  keys: readonly Address[],
): Address | undefined {
  const places = poolPlaces.get(accountNames) ?? toPoolPlaces(accountNames);
  for (let i = 0; i < places.length; i++) {
    const index = accounts[places[i]!];
    if (index !== undefined) return keys[index];
  }
  return undefined;
}

function toPoolPlaces(accountNames: readonly string[]): readonly number[] {
  const places: number[] = [];
  for (let i = 0; i < POOL_NAMES.length; i++) {
    const position = accountNames.indexOf(POOL_NAMES[i]!);
    if (position >= 0) places.push(position);
  }
  poolPlaces.set(accountNames, places);
  return places;
}

/** What protocols call the two pools of an instruction that swaps through both. */
const TWO_POOLS = [
  ['whirlpoolOne', 'whirlpoolTwo'],
  ['fusionPoolOne', 'fusionPoolTwo'],
] as const;

/**
 * Both swaps of an instruction that goes through two pools: it pays into the first, which pays the second, by way of
 * the trader's account or straight, and that one pays out.
 */
function splitPools(node: DecodedInstruction, keys: readonly Address[]): readonly SwapParts[] | undefined {
  for (let i = 0; i < TWO_POOLS.length; i++) {
    const names = TWO_POOLS[i]!;
    if (node.accountNames.includes(names[0])) return splitAt(names, node, keys);
  }
  return undefined;
}

function splitAt(
  [one, two]: readonly [string, string],
  node: DecodedInstruction,
  keys: readonly Address[],
): readonly SwapParts[] | undefined {
  const moved = collectMovements(node).filter(({ kind }) => kind === 'transfer');
  const [paid, middle, onward, last] = moved.length === 3 ? [moved[0], moved[1], moved[1], moved[2]] : moved;
  if (moved.length > 4 || !paid || !middle || !onward || !last) return undefined;
  const between = toKey(middle.asset);
  if (toKey(onward.asset) !== between || [paid, last].some(({ asset }) => toKey(asset) === between))
    return undefined;
  return [
    { sold: toAmount(paid), bought: toAmount(middle), isStake: false, pool: findAccount(one, node, keys) },
    { sold: toAmount(onward), bought: toAmount(last), isStake: false, pool: findAccount(two, node, keys) },
  ];
}

const toAmount = ({ asset, amount }: Movement): Amount => ({ asset, amount });

function findAccount(
  name: string,
  { accountNames, accounts }: DecodedInstruction,
  keys: readonly Address[],
): Address | undefined {
  const position = accountNames.indexOf(name);
  const index = position < 0 ? undefined : accounts[position];
  return index === undefined ? undefined : keys[index];
}
