import type { Address } from '#contracts/chain';
import type { Amount, Asset, DecodedInstruction, Effect } from '#contracts/decoded';
import { isSameSwap } from '#decoder';
import { SOL_MINT } from './quote-rank.ts';

type SwapEffect = Extract<Effect, { kind: 'swap' }>;
type Transfer = Extract<Effect, { kind: 'transfer' }>;

/** One pool's part of a transaction, with the program that ran it and the accounts the units moved through. */
export interface FoundSwap {
  readonly venue: Address;
  readonly market: Address;
  readonly trader: Address;
  readonly sold: Amount;
  readonly bought: Amount;
  /** Token account that took what the trader gave, and the one that paid what the trader got. */
  readonly vaultIn: Address | undefined;
  readonly vaultOut: Address | undefined;
}

export const mintOf = (asset: Asset): string | undefined => (asset.kind === 'sol' ? SOL_MINT : asset.mint);

/**
 * Swaps of fungible tokens in the order they ran. A router's report of a swap its pool itself showed is left
 * out, and so are sales of single items, whose mint has one unit.
 */
export function findSwaps(instructions: readonly DecodedInstruction[]): readonly FoundSwap[] {
  const swaps: FoundSwap[] = [];
  const visit = (nodes: readonly DecodedInstruction[]): void => {
    for (const node of nodes) {
      for (const effect of node.effects) {
        if (
          effect.kind !== 'swap' ||
          effect.order !== undefined ||
          isItem(effect.bought) ||
          isItem(effect.sold)
        )
          continue;
        if (effect.pool === undefined && swaps.some((swap) => isSameSwap(swap, effect))) continue;
        const swap = toSwap(node, effect);
        if (swap !== undefined) swaps.push(swap);
      }
      if (node.inner.length > 0) visit(node.inner);
    }
  };
  visit(instructions);
  return swaps;
}

const isItem = ({ asset, amount }: Amount): boolean =>
  asset.kind === 'token' && (asset.decimals === 0 || asset.decimals === undefined) && amount === 1n;

function toSwap(node: DecodedInstruction, swap: SwapEffect): FoundSwap | undefined {
  const [giveMint, getMint] = [mintOf(swap.sold.asset), mintOf(swap.bought.asset)];
  if (giveMint === undefined || getMint === undefined || giveMint === getMint) return undefined;
  if (swap.sold.amount <= 0n || swap.bought.amount <= 0n) return undefined;
  const transfers = collectTransfers(node.inner);
  const vaultIn = largest(
    transfers,
    giveMint,
    ({ fromOwner, from }) => fromOwner === swap.trader || from === swap.trader,
  )?.to;
  const vaultOut = largest(
    transfers,
    getMint,
    ({ fromOwner, from }) => fromOwner !== swap.trader && from !== swap.trader,
  )?.from;
  // A pool that no layout names is known by the vault that pays.
  const market = swap.pool ?? vaultOut;
  if (market === undefined) return undefined;
  return {
    venue: node.program,
    market,
    trader: swap.trader,
    sold: swap.sold,
    bought: swap.bought,
    vaultIn,
    vaultOut,
  };
}

function collectTransfers(nodes: readonly DecodedInstruction[]): readonly Transfer[] {
  const transfers: Transfer[] = [];
  for (const node of nodes) {
    for (const effect of node.effects) if (effect.kind === 'transfer') transfers.push(effect);
    if (node.inner.length > 0) transfers.push(...collectTransfers(node.inner));
  }
  return transfers;
}

/** Fees go to smaller places than the vault. Where none passes `test`, any transfer of the mint may be it. */
function largest(
  transfers: readonly Transfer[],
  mint: string,
  test: (transfer: Transfer) => boolean,
): Transfer | undefined {
  const same = transfers.filter(({ asset }) => mintOf(asset) === mint);
  const passing = same.filter(test);
  return (passing.length > 0 ? passing : same).reduce<Transfer | undefined>(
    (most, transfer) => (most !== undefined && most.amount >= transfer.amount ? most : transfer),
    undefined,
  );
}
