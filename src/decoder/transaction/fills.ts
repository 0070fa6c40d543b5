import type { Address } from '#contracts/chain';
import type { Amount, Asset, DecodedInstruction, Effect } from '#contracts/decoded';
import { WRAPPED_SOL_MINT } from '../known-addresses.ts';

type Transfer = Extract<Effect, { kind: 'transfer' }>;

/** An instruction that fills an order which someone placed before. */
export interface FillCall {
  readonly node: DecodedInstruction & { effects: readonly Effect[] };
  readonly kind: 'limit' | 'recurring';
  /** Account of the order, which owns what waits to be sold. */
  readonly order: Address;
  /** Who placed it, where the instruction names it; else its event does. */
  readonly owner: Address | undefined;
}

/**
 * Gives each fill of an order its effect: what left the order in this transaction, and what its owner got for it, or the
 * order where it holds that for its owner. Read from transfers, so that it is what really moved, whoever filled it and
 * by whatever way.
 */
export function addFills(calls: readonly FillCall[], top: readonly DecodedInstruction[]): void {
  const everywhere = collectTransfers(top);
  const done = new Set<Address>();
  for (const { node, kind, order, owner: named } of calls) {
    const owner = named ?? findOwner(node);
    if (owner === undefined || done.has(order)) continue;
    const sold = sum(everywhere.filter(({ from, fromOwner }) => from === order || fromOwner === order));
    const others = everywhere.filter(({ asset }) => sold !== undefined && toKey(asset) !== toKey(sold.asset));
    const bought =
      sum(others.filter(({ to, toOwner }) => to === owner || toOwner === owner)) ??
      sum(others.filter(({ to, toOwner }) => to === order || toOwner === order));
    if (sold === undefined || bought === undefined) continue;
    done.add(order);
    const venue = node.programName ?? node.program;
    node.effects = [...node.effects, { kind: 'swap', venue, trader: owner, sold, bought, order: kind }];
  }
}

/** The owner as the program's own event names it. */
function findOwner({ inner }: DecodedInstruction): Address | undefined {
  for (const { fields } of inner) {
    const value = fields.find(({ name }) => name === 'userKey')?.value;
    if (value?.kind === 'address') return value.address;
  }
  return undefined;
}

/** Units of the asset that moved first; absent when nothing did. */
function sum(transfers: readonly Transfer[]): Amount | undefined {
  const [first] = transfers;
  if (first === undefined) return undefined;
  const same = transfers.filter(({ asset }) => toKey(asset) === toKey(first.asset));
  return {
    asset: first.asset,
    amount: same.reduce((total, { amount, fee = 0n }) => total + amount - fee, 0n),
  };
}

const toKey = (asset: Asset): string =>
  asset.kind === 'sol' || asset.mint === WRAPPED_SOL_MINT ? 'sol' : (asset.mint ?? 'unknown');

function collectTransfers(nodes: readonly DecodedInstruction[]): readonly Transfer[] {
  return nodes.flatMap(({ effects, inner }) => [
    ...effects.filter((effect): effect is Transfer => effect.kind === 'transfer' && effect.amount > 0n),
    ...collectTransfers(inner),
  ]);
}
