import type { DecodedInstruction } from '#contracts/decoded';
import { addressField, toAmountValue } from './amounts.ts';
import { findGiven, findLimit } from './shortfall.ts';
import { isSameAsset } from './swap-chain.ts';
import { isPlumbing, type Draft, type SummaryInput } from './summary-input.ts';

/**
 * A swap in two instructions of a transaction, where the last asks to give what the first is to get: from what goes into
 * the first to what the last is to come to at least. Absent where `last` is a swap by itself.
 */
export function describeAskedRoute(
  last: DecodedInstruction,
  { instructions }: Pick<SummaryInput, 'instructions'>,
): Draft | undefined {
  const [first, second, ...others] = instructions.filter((one) => !isPlumbing(one));
  if (first === undefined || second !== last || others.length > 0) return undefined;
  const [before, after] = [findLimit(first), findLimit(last)];
  if (before?.kind !== 'least' || after?.kind !== 'least') return undefined;
  const [given, between] = [findGiven(before, []), findGiven(after, [])];
  if (given === undefined || between === undefined || !isSameAsset(before.amount.asset, between.asset))
    return undefined;
  const { asset } = between;
  if (asset.kind !== 'token' || asset.mint === undefined || isSameAsset(given.asset, after.amount.asset))
    return undefined;
  return {
    action: 'call',
    past: 'swapped',
    infinitive: 'swap',
    rest: '{given} for at least {least} by way of {via}',
    fields: [
      { name: 'given', value: toAmountValue(given.asset, given.amount) },
      { name: 'least', value: toAmountValue(after.amount.asset, after.amount.amount) },
      addressField('via', asset.mint),
    ],
  };
}
