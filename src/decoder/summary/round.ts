import type { Amount, Asset, Field, Swap } from '#contracts/decoded';
import type { Claim } from '../claims/claim.ts';
import { addressField, toAmountValue, toAssetKey } from './amounts.ts';
import { withActsBeside } from './beside-acts.ts';
import { findMain, type Draft, type SummaryInput } from './summary-input.ts';
import { distinctSwaps } from './trade.ts';
import { describeVenues } from './venues.ts';

/** More venues than this are not named. */
const MOST_VENUES = 4;

/**
 * A round through pools back to the asset it began with: all that went in and all that came out of that asset, what it
 * brought where the balances say so, and what else was done.
 */
export function describeRound(input: SummaryInput): Draft | undefined {
  const draft = describeSwaps(input);
  return draft && withActsBeside(draft, input.feePayer, input);
}

function describeSwaps(input: SummaryInput): Draft | undefined {
  if (input.effects.length === 0) return undefined;
  const swaps = distinctSwaps(input.effects);
  if (swaps.length < 2) return undefined;
  const first = swaps[0]!;
  const key = toAssetKey(first.sold.asset);
  if (toAssetKey(swaps[swaps.length - 1]!.bought.asset) !== key) return undefined;
  const sumOf = (side: 'sold' | 'bought'): bigint =>
    swaps.reduce((sum, swap) => (toAssetKey(swap[side].asset) === key ? sum + swap[side].amount : sum), 0n);
  const { asset } = first.sold;
  const where = describeVenues(swaps, MOST_VENUES);
  // A curve's event tells what the curve had, and the fees go elsewhere.
  const isBefore = swaps.every(({ pool }) => pool === undefined);
  const through = toRouter(input, swaps);
  const [sold, bought] = [sumOf('sold'), sumOf('bought')];
  const result = toResult(asset, key, bought - sold, input);
  const place = `${where.text}${through.text}${isBefore ? ' before fees' : ''}${result.text}`;
  const fields: readonly Field[] = [
    { name: 'sold', value: toAmountValue(asset, sold) },
    { name: 'bought', value: toAmountValue(asset, bought) },
    ...where.fields,
    ...through.fields,
    ...result.fields,
  ];
  // A bonding curve pays without an instruction; its event tells what.
  const claims: readonly Claim[] = [
    { kind: 'priced', asset: key, amount: sold },
    { kind: 'priced', asset: key, amount: bought },
    ...where.claims,
    ...result.claims,
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

/** What a round brought or cost, where that is what the payer’s balance came to before the fee. */
function toResult(
  asset: Asset,
  key: string,
  change: bigint,
  input: SummaryInput,
): { readonly text: string; readonly fields: readonly Field[]; readonly claims: readonly Claim[] } {
  const amount = change < 0n ? -change : change;
  const claims: readonly Claim[] = [
    { kind: 'moved', asset: key, amount, party: input.feePayer, direction: change < 0n ? 'out' : 'in' },
  ];
  if (amount === 0n || input.findUnsupported(claims).length > 0) return { text: '', fields: [], claims: [] };
  return {
    text: change < 0n ? ', a loss of {result}' : ', a gain of {result}',
    fields: [{ name: 'result', value: toAmountValue(asset, amount) }],
    claims,
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
