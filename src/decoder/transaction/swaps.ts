import type { Address } from '#contracts/chain';
import type { Asset, DecodedInstruction, Effect } from '#contracts/decoded';
import { WRAPPED_SOL_MINT } from '../known-addresses.ts';

type Transfer = Extract<Effect, { kind: 'transfer' }>;

export interface SwapCall {
  readonly node: DecodedInstruction & { effects: readonly Effect[] };
  readonly trader: Address;
}

/**
 * Gives each call that swaps its effect: what the trader paid into the pool and took out of it, read from the transfers
 * the swap made, so that fees and slippage are as they were and not as they were asked. A call whose
 * transfers do not show both legs (it failed, or the node recorded no inner instructions) gets none.
 */
export function addSwaps(calls: readonly SwapCall[], keys: readonly Address[]): void {
  const nodes = new Set(calls.map(({ node }) => node as DecodedInstruction));
  for (const { node, trader } of calls) {
    const transfers = collectTransfers(node, nodes);
    if (transfers === undefined) continue;
    const legs = findLegs(transfers, trader);
    if (legs === undefined) continue;
    node.effects = [
      ...node.effects,
      {
        kind: 'swap',
        venue: node.programName ?? node.program,
        pool: findPool(node, keys),
        trader,
        sold: toLeg(legs.sold),
        bought: toLeg(legs.bought),
      },
    ];
  }
}

/** Transfers made inside a swap; absent when another swap is inside it, which is then the pool's own. */
function collectTransfers(
  node: DecodedInstruction,
  calls: ReadonlySet<DecodedInstruction>,
): readonly Transfer[] | undefined {
  const transfers: Transfer[] = [];
  for (const inner of node.inner) {
    if (calls.has(inner)) return undefined;
    for (const effect of inner.effects) {
      if (effect.kind === 'transfer' && effect.amount > 0n) transfers.push(effect);
    }
    const deeper = collectTransfers(inner, calls);
    if (deeper === undefined) return undefined;
    transfers.push(...deeper);
  }
  return transfers;
}

function findLegs(
  transfers: readonly Transfer[],
  trader: Address,
): { readonly sold: readonly Transfer[]; readonly bought: readonly Transfer[] } | undefined {
  const paid = transfers.filter(({ fromOwner, from }) => fromOwner === trader || from === trader);
  const taken = transfers.filter((transfer) => !paid.includes(transfer));
  const sold = paid[0] ?? transfers[0];
  if (sold === undefined) return undefined;
  const others = taken.filter(({ asset }) => toKey(asset) !== toKey(sold.asset));
  const own = others.filter(({ toOwner, to }) => toOwner === trader || to === trader);
  const bought = own.at(-1) ?? largest(others);
  if (bought === undefined) return undefined;
  const same = (of: Transfer) => (transfer: Transfer) => toKey(transfer.asset) === toKey(of.asset);
  return {
    // A fee taken beside the payment is part of what the trader gave.
    sold: paid.length > 0 ? paid.filter(same(sold)) : [sold],
    bought: own.length > 0 ? own.filter(same(bought)) : [bought],
  };
}

const largest = (transfers: readonly Transfer[]): Transfer | undefined =>
  transfers.reduce<Transfer | undefined>(
    (most, transfer) => (most && most.amount >= transfer.amount ? most : transfer),
    undefined,
  );

const toKey = (asset: Asset): string =>
  asset.kind === 'sol' || asset.mint === WRAPPED_SOL_MINT ? 'sol' : (asset.mint ?? 'unknown');

function toLeg(transfers: readonly Transfer[]): { readonly asset: Asset; readonly amount: bigint } {
  return {
    asset: transfers[0]!.asset,
    amount: transfers.reduce((sum, { amount }) => sum + amount, 0n),
  };
}

/** What protocols call the account that is the pool. */
const POOL_NAMES = ['pool', 'poolState', 'amm', 'whirlpool', 'lbPair', 'market', 'bondingCurve', 'pair'];

function findPool(
  { accountNames, accounts }: DecodedInstruction,
  keys: readonly Address[],
): Address | undefined {
  for (const name of POOL_NAMES) {
    const index = accounts[accountNames.indexOf(name)];
    if (index !== undefined) return keys[index];
  }
  return undefined;
}
