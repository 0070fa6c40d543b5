import type { Amount, Field, Swap } from '#contracts/decoded';
import type { Claim } from '../claims/claim.ts';
import { addressField, toAmountValue, toAssetKey } from './amounts.ts';
import { findMain, type Draft, type SummaryInput } from './summary-input.ts';
import { distinctSwaps } from './trade.ts';
import { describeVenues } from './venues.ts';

/** A round through pools back to the asset it began with: all that went in and all that came out of that asset. */
export function describeRound(input: SummaryInput): Draft | undefined {
  const swaps = distinctSwaps(input.effects);
  const [first] = swaps;
  if (first === undefined || swaps.length < 2) return undefined;
  const key = toAssetKey(first.sold.asset);
  if (toAssetKey(swaps.at(-1)!.bought.asset) !== key) return undefined;
  const sumOf = (side: 'sold' | 'bought'): bigint =>
    swaps.reduce((sum, swap) => (toAssetKey(swap[side].asset) === key ? sum + swap[side].amount : sum), 0n);
  const { asset } = first.sold;
  const where = describeVenues(swaps);
  // A curve's event tells what the curve had, and the fees go elsewhere.
  const isBefore = swaps.every(({ pool }) => pool === undefined);
  const through = toRouter(input, swaps);
  const place = `${where.text}${through.text}${isBefore ? ' before fees' : ''}`;
  const fields: readonly Field[] = [
    { name: 'sold', value: toAmountValue(asset, sumOf('sold')) },
    { name: 'bought', value: toAmountValue(asset, sumOf('bought')) },
    ...where.fields,
    ...through.fields,
  ];
  // A bonding curve pays without an instruction; its event tells what.
  const claims: readonly Claim[] = [
    { kind: 'priced', asset: key, amount: sumOf('sold') },
    { kind: 'priced', asset: key, amount: sumOf('bought') },
    ...where.claims,
  ];
  const there = toThere(swaps);
  if (there === undefined)
    return {
      action: 'arbitrage',
      past: 'turned',
      infinitive: 'turn',
      rest: `{sold} into {bought} ${place}`,
      fields,
      claims,
    };
  return {
    action: 'arbitrage',
    past: 'bought',
    infinitive: 'buy',
    rest: `{units} for {sold} and sold it for {bought} ${place}`,
    fields: [...fields, { name: 'units', value: toAmountValue(there.asset, there.amount) }],
    claims: [...claims, { kind: 'priced', asset: toAssetKey(there.asset), amount: there.amount }],
  };
}

/** What was bought and sold again at one venue; absent where the way was longer. */
function toThere([first, second, ...others]: readonly Swap[]): Amount | undefined {
  if (first === undefined || second === undefined || others.length > 0 || first.venue !== second.venue)
    return undefined;
  return toAssetKey(first.bought.asset) === toAssetKey(second.sold.asset) &&
    first.bought.amount === second.sold.amount
    ? first.bought
    : undefined;
}

/** The program that swapped for its caller; none where the pools were called themselves. */
function toRouter(
  { instructions }: SummaryInput,
  swaps: readonly Swap[],
): { readonly text: string; readonly fields: readonly Field[] } {
  const main = findMain(instructions);
  if (main === undefined || swaps.some(({ venue }) => venue === main.programName))
    return { text: '', fields: [] };
  return { text: ' through {program}', fields: [addressField('program', main.program)] };
}
