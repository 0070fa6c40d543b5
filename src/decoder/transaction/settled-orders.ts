import type { Address } from '#contracts/chain';
import type { Amount, DecodedInstruction, Effect } from '#contracts/decoded';
import { collectMovements, toKey } from './swap-legs.ts';

/** A node of the tree while it is built. */
export type MutableInstruction = Omit<DecodedInstruction, 'effects' | 'inner'> & {
  effects: readonly Effect[];
  readonly inner: MutableInstruction[];
};

/** Instructions of Serum's order books and of the forks that kept its layouts. */
const ORDERS = new Set(['newOrder', 'newOrderV2', 'newOrderV3']);
/** The instruction that pays out what orders came to; without one there is nothing to add. */
export const SETTLE = 'settleFunds';

/**
 * Gives each order that was taken and settled at once its swap. An order book pays nobody while it matches: what was
 * bought waits in the open orders account until funds are settled. Only an order of which nothing may stay on the book
 * counts, and only what the wallet sent to the vaults and had from them in these two instructions.
 */
export function addSettledSwaps(nodes: readonly MutableInstruction[], keys: readonly Address[]): void {
  const waiting = new Map<Address, MutableInstruction[]>();
  for (const node of nodes) {
    // A program that calls the book and is known to swap tells of it itself.
    if (node.inner.length > 0 && !node.effects.some(({ kind }) => kind === 'swap'))
      addSettledSwaps(node.inner, keys);
    const { name, reading } = node;
    if (reading !== 'decoded' || name === undefined || (name !== SETTLE && !ORDERS.has(name))) continue;
    const openOrders = findAccount('openOrders', node, keys);
    if (openOrders === undefined) continue;
    if (name !== SETTLE) {
      if (isTaken(node)) waiting.set(openOrders, [...(waiting.get(openOrders) ?? []), node]);
      // What rests on the book may be filled later, and settles with the rest.
      else waiting.delete(openOrders);
    } else {
      const orders = waiting.get(openOrders) ?? [];
      waiting.delete(openOrders);
      const trader = findAccount('owner', node, keys);
      const sides = orders.length === 0 || trader === undefined ? undefined : toSides(orders, node);
      if (sides === undefined || trader === undefined) continue;
      const pool = findAccount('market', node, keys);
      node.effects = [
        ...node.effects,
        { kind: 'swap', venue: node.programName ?? node.program, pool, trader, ...sides },
      ];
    }
  }
}

const isTaken = ({ fields }: DecodedInstruction): boolean =>
  fields.some(
    ({ name, value }) =>
      name === 'orderType' && value.kind === 'choice' && value.choice === 'ImmediateOrCancel',
  );

/** What went into the vaults less what came back, and what else came out. */
function toSides(
  orders: readonly DecodedInstruction[],
  settle: DecodedInstruction,
): { readonly sold: Amount; readonly bought: Amount } | undefined {
  const paid = orders.flatMap((order) => collectMovements(order).filter(({ kind }) => kind === 'transfer'));
  const wallets = new Set(paid.map(({ from }) => from));
  const owners = new Set(paid.flatMap(({ fromOwner }) => fromOwner ?? []));
  const [first] = paid;
  if (first === undefined) return undefined;
  const key = toKey(first.asset);
  if (paid.some(({ asset }) => toKey(asset) !== key)) return undefined;
  let sold = paid.reduce((sum, { amount }) => sum + amount, 0n);
  let bought: Amount | undefined;
  for (const { kind, asset, amount, to, toOwner } of collectMovements(settle)) {
    if (kind !== 'transfer') continue;
    if (toKey(asset) === key) {
      // The referrer's share of the fee is paid here too, and is nobody's return.
      if (wallets.has(to) || (toOwner !== undefined && owners.has(toOwner))) sold -= amount;
    } else if (bought === undefined) bought = { asset, amount };
    // Two payments of the other asset: one is a referrer's, and the record may not say which.
    else return undefined;
  }
  if (bought === undefined || sold <= 0n) return undefined;
  return { sold: { asset: first.asset, amount: sold }, bought };
}

function findAccount(
  name: string,
  { accountNames, accounts }: DecodedInstruction,
  keys: readonly Address[],
): Address | undefined {
  const position = accountNames.indexOf(name);
  const index = position < 0 ? undefined : accounts[position];
  return index === undefined ? undefined : keys[index];
}
