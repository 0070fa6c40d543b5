import type { Address } from '#contracts/chain';
import type { Field, Value } from '#contracts/decoded';
import type { InstructionView } from './instruction-view.ts';
import { findValue } from './find-value.ts';

/** An argument, and the values of it for which something holds: flags, numbers or names of variants. */
export type Test = readonly [argument: string, ...values: readonly (boolean | number | string)[]];

/** Accounts that hold the token of one side of a swap or are its mint, those of the trader first. */
export type SwapSide = readonly string[];

/**
 * What a swap asks for where an argument tells which side of it is fixed, or which token goes in: so its amounts are of
 * no one account, and its sentence is not always the same.
 */
export interface SwapAsk {
  /** The argument that is the amount of the side that is fixed. */
  readonly amount: string;
  /** The argument that limits the other side. */
  readonly limit?: string;
  /** Whether `amount` is always what goes in and `limit` what comes out, whichever of them is fixed. */
  readonly areSides?: boolean;
  /** When what goes in is fixed; always where left out. */
  readonly isExactIn?: Test;
  /** When the first side goes in; always where left out. */
  readonly isForward?: Test;
  /** The same of the side that comes out, for swaps through two pools; `isForward` where left out. */
  readonly isForwardOut?: Test;
  readonly sides: readonly [SwapSide, SwapSide];
  /** Sides of the pool that the tokens come out of, for swaps through two pools. */
  readonly sidesOut?: readonly [SwapSide, SwapSide];
}

/** An instruction's fields with the amounts of what it asks for, and its sentence with both. */
export interface AskedSwap {
  readonly fields: readonly Field[];
  readonly sentence: string;
}

const NO_LIMIT = 0xffff_ffff_ffff_ffffn;

/**
 * Reads `ask` from an instruction whose `sentence` begins with a verb of one word: `Swap through the pool {pool}` becomes
 * `Swap {amount} for at least {limit} through the pool {pool}`. Absent where an argument is not there or the record tells
 * neither token.
 */
export function toAskedSwap(
  ask: SwapAsk,
  sentence: string,
  fields: readonly Field[],
  view: InstructionView,
): AskedSwap | undefined {
  const isExactIn = holds(ask.isExactIn, fields);
  const isForward = holds(ask.isForward, fields);
  const isForwardOut = ask.isForwardOut === undefined ? isForward : holds(ask.isForwardOut, fields);
  const isTurned = ask.areSides === true && isExactIn === false && ask.limit !== undefined;
  const [fixedName, limitName] = isTurned ? [ask.limit, ask.amount] : [ask.amount, ask.limit];
  const amount = unitsOf(fixedName, fields);
  if (
    isExactIn === undefined ||
    isForward === undefined ||
    isForwardOut === undefined ||
    amount === undefined
  )
    return undefined;
  const given = findMint(ask.sides[isForward ? 0 : 1], view);
  const got = findMint((ask.sidesOut ?? ask.sides)[isForwardOut ? 1 : 0], view);
  if (given === undefined && got === undefined) return undefined;
  const limit = limitName === undefined ? undefined : unitsOf(limitName, fields);
  const [fixed, other] = isExactIn ? [given, got] : [got, given];
  const changed: Field[] = [];
  for (let i = 0; i < fields.length; i++) {
    const field = fields[i]!;
    if (field.name === fixedName) changed.push({ name: field.name, value: toAmount(amount, fixed, view) });
    else if (field.name === limitName && limit !== undefined && limit !== NO_LIMIT)
      changed.push({ name: field.name, value: toAmount(limit, other, view) });
    else changed.push(field);
  }
  return {
    fields: changed,
    sentence: sentence.replace(' ', ` ${toWords(fixedName, limitName, isExactIn, limit)} `),
  };
}

function toWords(
  fixed: string,
  limited: string | undefined,
  isExactIn: boolean,
  limit: bigint | undefined,
): string {
  const isLimited = limit !== undefined && limit !== NO_LIMIT;
  if (isExactIn) return isLimited ? `{${fixed}} for at least {${limited}}` : `{${fixed}}`;
  // On what goes in, a limit of nothing is none.
  return isLimited && limit > 0n ? `at most {${limited}} for {${fixed}}` : `for {${fixed}}`;
}

function holds(test: Test | undefined, fields: readonly Field[]): boolean | undefined {
  if (test === undefined) return true;
  const [argument, ...values] = test;
  const value = findValue(fields, argument);
  switch (value?.kind) {
    case 'flag':
      return values.includes(value.flag);
    case 'integer':
      return values.includes(Number(value.integer));
    case 'choice':
      return values.includes(value.choice);
    default:
      return undefined;
  }
}

function unitsOf(argument: string, fields: readonly Field[]): bigint | undefined {
  const value = findValue(fields, argument);
  return value?.kind === 'integer' ? BigInt(value.integer) : undefined;
}

/** The mint of the first account that the record tells it of; one called a mint is it. */
function findMint(side: SwapSide, view: InstructionView): Address | undefined {
  for (let i = 0; i < side.length; i++) {
    const position = view.accountNames.indexOf(side[i]!);
    if (position < 0) continue;
    const mint = /mint/i.test(side[i]!) ? view.accountAt(position) : view.tokenAt(position)?.mint;
    if (mint !== undefined) return mint;
  }
  return undefined;
}

const toAmount = (amount: bigint, mint: Address | undefined, view: InstructionView): Value => ({
  kind: 'amount',
  amount,
  mint,
  decimals: mint && view.decimalsOf(mint),
});
