import type { Amount, Asset, Swap, Trade } from '#contracts/decoded';
import { toAssetKey } from './amounts.ts';

export type Exchange = Pick<Trade, 'sold' | 'bought' | 'agrees'>;

/** One trade of one asset for another, with the swaps it went through. */
export interface Flow extends Exchange {
  readonly swaps: readonly Swap[];
}

/** What swaps did with one asset. */
interface Turnover {
  readonly asset: Asset;
  /** What they gave of it less what they took. */
  net: bigint;
  /** What they gave and took together. */
  gross: bigint;
}

/** One trade of one asset for another, when all swaps together are that; what remains in between is less than a hundredth. */
function toFlow(swaps: readonly Swap[]): Flow | undefined {
  // Swaps have few assets between them: looking through a list costs less than a map.
  const turnovers: Turnover[] = [];
  for (let i = 0; i < swaps.length; i++) {
    const { sold, bought } = swaps[i]!;
    addTurnover(turnovers, sold, -sold.amount);
    addTurnover(turnovers, bought, bought.amount);
  }
  let given: Turnover | undefined;
  let got: Turnover | undefined;
  let left = 0;
  for (let i = 0; i < turnovers.length; i++) {
    const turnover = turnovers[i]!;
    const { net, gross } = turnover;
    if ((net < 0n ? -net : net) * 100n <= gross) continue;
    left++;
    if (net < 0n) given = turnover;
    else got = turnover;
  }
  if (left !== 2 || given === undefined || got === undefined) return undefined;
  return {
    sold: { asset: given.asset, amount: -given.net },
    bought: { asset: got.asset, amount: got.net },
    swaps,
  };
}

/** Adds `change`, which is `amount` with its sign. */
function addTurnover(turnovers: Turnover[], { asset, amount }: Amount, change: bigint): void {
  const key = toAssetKey(asset);
  for (let i = 0; i < turnovers.length; i++) {
    const turnover = turnovers[i]!;
    if (toAssetKey(turnover.asset) !== key) continue;
    turnover.net += change;
    turnover.gross += amount;
    return;
  }
  turnovers.push({ asset, net: change, gross: amount });
}

/** Whether both sides are what a round through pools left over: less than a hundredth of what went through them. */
export const isResidue = ({ sold, bought }: Exchange, swaps: readonly Swap[]): boolean =>
  swaps.length > 1 &&
  [sold, bought].every(({ asset, amount }) => {
    const gross = swaps
      .flatMap((swap) => [swap.sold, swap.bought])
      .reduce((sum, one) => (toAssetKey(one.asset) === toAssetKey(asset) ? sum + one.amount : sum), 0n);
    return amount * 100n <= gross;
  });

/**
 * What swaps take in and give out, each trade by itself: a swap that sells what one before it bought goes on with that
 * one's trade, and trades between the same two assets are one. A trade that ends where it began is none.
 */
export function toFlows(swaps: readonly Swap[]): readonly Flow[] {
  const whole = toFlow(swaps);
  if (whole !== undefined) return [whole];
  const chains: { readonly swaps: Swap[]; readonly net: Map<string, { asset: Asset; amount: bigint }> }[] =
    [];
  for (let i = 0; i < swaps.length; i++) {
    const swap = swaps[i]!;
    const before = chains.findLast(({ net }) => (net.get(toAssetKey(swap.sold.asset))?.amount ?? 0n) > 0n);
    const chain = before ?? { swaps: [], net: new Map<string, { asset: Asset; amount: bigint }>() };
    if (before === undefined) chains.push(chain);
    chain.swaps.push(swap);
    addTo(chain.net, swap.sold, -1n);
    addTo(chain.net, swap.bought, 1n);
  }
  const flows: { sold: Amount; bought: Amount; swaps: Swap[] }[] = [];
  for (let i = 0; i < chains.length; i++) {
    const { swaps: part, net } = chains[i]!;
    // The asset that entered first and the one that left last, not what remained in between.
    const first = net.get(toAssetKey(part[0]!.sold.asset));
    const last = net.get(toAssetKey(part.at(-1)!.bought.asset));
    if (first === undefined || last === undefined || first.amount >= 0n || last.amount <= 0n) return [];
    const same = flows.find(
      ({ sold, bought }) =>
        toAssetKey(sold.asset) === toAssetKey(first.asset) &&
        toAssetKey(bought.asset) === toAssetKey(last.asset),
    );
    if (same === undefined) {
      flows.push({
        sold: { asset: first.asset, amount: -first.amount },
        bought: { asset: last.asset, amount: last.amount },
        swaps: [...part],
      });
    } else {
      same.sold = { ...same.sold, amount: same.sold.amount - first.amount };
      same.bought = { ...same.bought, amount: same.bought.amount + last.amount };
      same.swaps.push(...part);
    }
  }
  return flows;
}

function addTo(
  net: Map<string, { asset: Asset; amount: bigint }>,
  { asset, amount }: Amount,
  sign: bigint,
): void {
  const key = toAssetKey(asset);
  const before = net.get(key);
  if (before) before.amount += sign * amount;
  else net.set(key, { asset, amount: sign * amount });
}
