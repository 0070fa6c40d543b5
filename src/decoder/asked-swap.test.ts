import { describe, expect, test } from 'vitest';
import { asAddress } from '#contracts/chain';
import type { Field, Value } from '#contracts/decoded';
import { toAskedSwap, type SwapAsk } from './asked-swap.ts';
import { TWO_WHIRLPOOLS_V2_ASKS, WHIRLPOOL_ASKS } from './families/whirlpool.ts';
import { InstructionView } from './instruction-view.ts';
import { listProtocols } from './protocol-registry.ts';
import { addressNamed } from './testing/build-transaction.ts';

const [CAT, DOG] = [asAddress(addressNamed('cat')), asAddress(addressNamed('dog'))];
const POOL = 'Swap through the pool {pool}';
const number = (integer: bigint | number): Value => ({ kind: 'integer', integer });
const flag = (is: boolean): Value => ({ kind: 'flag', flag: is });
const toFields = (values: Readonly<Record<string, Value>>): readonly Field[] =>
  Object.entries(values).map(([name, value]) => ({ name, value }));

/** What is asked of an instruction whose accounts are the two mints, under these names. */
function ask(
  what: SwapAsk,
  values: Readonly<Record<string, Value>>,
  names: readonly string[] = ['tokenMintA', 'tokenMintB'],
): string | undefined {
  const view = new InstructionView([CAT, DOG], [0, 1], undefined);
  view.accountNames = names;
  const asked = toAskedSwap(what, POOL, toFields(values), view);
  const called = new Map<string | undefined, string>([
    [CAT, 'cats'],
    [DOG, 'dogs'],
  ]);
  return asked?.sentence.replaceAll(/\{(\w+)\}/g, (hole, name: string) => {
    const value = asked.fields.find((field) => field.name === name)?.value;
    return value?.kind === 'amount' ? `${value.amount} ${called.get(value.mint) ?? 'of something'}` : hole;
  });
}

const whirlpool = (isInput: boolean, aToB: boolean, limit: bigint) =>
  ask(WHIRLPOOL_ASKS, {
    amount: number(5n),
    otherAmountThreshold: number(limit),
    sqrtPriceLimit: number(9n),
    amountSpecifiedIsInput: flag(isInput),
    aToB: flag(aToB),
  });

describe('what a swap asks for', () => {
  test.each([
    [true, true, 3n, 'Swap 5 cats for at least 3 dogs through the pool {pool}'],
    [true, false, 3n, 'Swap 5 dogs for at least 3 cats through the pool {pool}'],
    [false, true, 3n, 'Swap at most 3 cats for 5 dogs through the pool {pool}'],
    [false, false, 3n, 'Swap at most 3 dogs for 5 cats through the pool {pool}'],
    // The largest number sets no limit.
    [false, true, 2n ** 64n - 1n, 'Swap for 5 dogs through the pool {pool}'],
  ])('is read by its flags: %s, %s', (isInput, aToB, limit, says) => {
    expect(whirlpool(isInput, aToB, limit)).toBe(says);
  });

  test('of two pools is what comes out of the last for what goes into the first', () => {
    const values = {
      amount: number(5n),
      otherAmountThreshold: number(3n),
      amountSpecifiedIsInput: flag(true),
      aToBOne: flag(false),
      aToBTwo: flag(true),
    };
    expect(ask(TWO_WHIRLPOOLS_V2_ASKS, values, ['tokenMintInput', 'tokenMintOutput'])).toBe(
      'Swap 5 cats for at least 3 dogs through the pool {pool}',
    );
  });

  test('keeps its sides where the arguments are those of the sides', () => {
    const sides: SwapAsk = {
      amount: 'inAtoms',
      limit: 'outAtoms',
      areSides: true,
      isExactIn: ['isExactIn', true],
      sides: [['tokenMintA'], ['tokenMintB']],
    };
    const values = { inAtoms: number(5n), outAtoms: number(3n) };
    expect(ask(sides, { ...values, isExactIn: flag(true) })).toContain('5 cats for at least 3 dogs');
    expect(ask(sides, { ...values, isExactIn: flag(false) })).toContain('at most 5 cats for 3 dogs');
  });

  test('is not told where neither token is recorded or an argument is missing', () => {
    const values = {
      amount: number(5n),
      otherAmountThreshold: number(3n),
      amountSpecifiedIsInput: flag(true),
      aToB: flag(true),
    };
    expect(ask(WHIRLPOOL_ASKS, values, ['other', 'another'])).toBeUndefined();
    const { aToB: _left, ...less } = values;
    expect(ask(WHIRLPOOL_ASKS, less)).toBeUndefined();
  });

  test('names arguments its instruction has and, on each side, accounts it has', () => {
    let seen = 0;
    for (const { definition } of listProtocols()) {
      for (const { name, accounts, args = {}, asks, sentence } of definition.instructions) {
        if (asks === undefined) continue;
        seen++;
        const where = `${definition.key} ${name}`;
        const { amount, limit, isExactIn, isForward, isForwardOut, sides, sidesOut = [] } = asks;
        for (const argument of [amount, limit, isExactIn?.[0], isForward?.[0], isForwardOut?.[0]])
          if (argument !== undefined) expect(Object.keys(args), where).toContain(argument);
        const names = accounts.map((account) => account.replace(/[?*]$/, ''));
        for (const side of [...sides, ...sidesOut])
          expect(side.filter((account) => names.includes(account)).length, where).toBeGreaterThan(0);
        expect(sentence, where).toMatch(/^Swap /);
      }
    }
    expect(seen).toBeGreaterThan(20);
  });
});
