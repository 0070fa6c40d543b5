import { expect, test } from 'vitest';
import { asAddress } from '#contracts/chain';
import type { DecodedInstruction } from '#contracts/decoded';
import { findProtocol } from '../protocol-registry.ts';
import { addressField } from './amounts.ts';
import { inputOf } from '../testing/summary-steps.ts';
import { findMaker, toProgramWords, toWhere } from './named-program.ts';

const SERUM = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin';
const JUPITER = 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4';
const ORE = 'oreV2ZymfyeXgNgBdqMkumTqqAprVqgBWQfoYkrtKWQ';
const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';

const wordsOf = (program: string, rest: string, sentence = `Do ${rest}`): string | undefined => {
  const one = { program: asAddress(program), programName: findProtocol(program)?.name, sentence };
  return toProgramWords(rest, [], one as DecodedInstruction)?.words; // all that the words rest on
};

test.each<[string, string, string | undefined, string | undefined]>([
  [SERUM, 'an order on the market {market}', undefined, ' of {program}'],
  [SERUM, 'an order', undefined, ' on {program}'],
  [JUPITER, '{a} for about {b}', 'Swap {a} for about {b}', ' through {program}'],
  // What is no swap is not made through a router, and two `through` are one too many.
  [JUPITER, 'SOL for {wallet}', 'Claim SOL for {wallet}', ' on {program}'],
  [JUPITER, '{a} through the pools {b} and {c}', 'Swap {a} through the pools {b} and {c}', ' on {program}'],
  [JUPITER, 'SOL from Jupiter’s authority', undefined, undefined],
  // Ore is not in more.
  [ORE, 'one more thing', undefined, ' on {program}'],
  [ORE, 'some ORE', undefined, undefined],
  [TOKEN, 'what there is', undefined, undefined],
])('%s is named after “%s” where that does not name it', (program, rest, sentence, words) => {
  expect(wordsOf(program, rest, sentence)).toBe(words);
});

test('a hole of the sentence’s own is left to it', () => {
  const program = asAddress(SERUM);
  const own = addressField('program', asAddress(ORE));
  const { words, fields } = toWhere('the upgrade of {program}', [own], { program, sentence: undefined });
  expect(words).toBe(' on {onProgram}');
  expect(fields).toEqual([addressField('onProgram', program)]);
});

test('who made a transaction is named where it left its name', () => {
  const step = (program: string, name: string) => ({ program, of: 'Program', name });
  const LIFI = '3i5JeuZuUxeKtVysUnwQNGerJP2bSMX9fTFfS4Nxe3Br';
  expect(findMaker(inputOf([step(LIFI, 'trackV1'), step(JUPITER, 'route')]))).toEqual({
    name: 'maker',
    value: { kind: 'text', text: 'LI.FI' },
  });
  expect(findMaker(inputOf([step(JUPITER, 'route')]))).toBeUndefined();
});
