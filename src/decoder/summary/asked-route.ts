import type { DecodedInstruction } from '#contracts/decoded';
import { addressField, toAmountValue } from './amounts.ts';
import { findGiven, findLimit } from './shortfall.ts';
import { toWhere } from './named-program.ts';
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
  const first = findOnlyBefore(last, instructions);
  const after = first && findLimit(last);
  const before = first && findLimit(first);
  if (before?.kind !== 'least' || after?.kind !== 'least') return undefined;
  const [given, between] = [findGiven(before, []), findGiven(after, [])];
  if (given === undefined || between === undefined || !isSameAsset(before.amount.asset, between.asset))
    return undefined;
  const { asset } = between;
  if (asset.kind !== 'token' || asset.mint === undefined || isSameAsset(given.asset, after.amount.asset))
    return undefined;
  const rest = '{given} for at least {least} by way of {via}';
  const fields = [
    { name: 'given', value: toAmountValue(given.asset, given.amount) },
    { name: 'least', value: toAmountValue(after.amount.asset, after.amount.amount) },
    addressField('via', asset.mint),
  ];
  const where = first?.program === last.program ? toWhere(rest, fields, last) : undefined;
  return {
    action: 'call',
    past: 'swapped',
    infinitive: 'swap',
    rest: rest + (where?.words ?? ''),
    fields: [...fields, ...(where?.fields ?? [])],
  };
}

/** What stands before `last` where that is one instruction, of those that serve no others. */
function findOnlyBefore(
  last: DecodedInstruction,
  instructions: readonly DecodedInstruction[],
): DecodedInstruction | undefined {
  let first: DecodedInstruction | undefined;
  for (let i = 0; i < instructions.length; i++) {
    const one = instructions[i]!;
    if (isPlumbing(one) || one === last) continue;
    if (first !== undefined) return undefined;
    first = one;
  }
  return first !== undefined && !isPlumbing(last) && instructions.indexOf(first) < instructions.indexOf(last)
    ? first
    : undefined;
}
