import type { Names } from '#contracts/answers';
import type { DecodedInstruction, DecodedTransaction } from '#contracts/decoded';
import { toTitle } from '#std/text';
import * as leaf from './figure.ts';
import type { Tree } from './figure.ts';
import { toAddressLeaf, toLeaf, toSentenceTree } from './to-leaf.ts';

/** An instruction and, after it, those it called. */
export function* flatten(instructions: readonly DecodedInstruction[]): Generator<DecodedInstruction> {
  for (const instruction of instructions) {
    yield instruction;
    yield* flatten(instruction.inner);
  }
}

/** Whether the words about a program are ours; those of an interface it publishes are a stranger's. */
export const isKnownProgram = (program: string, names: Names): boolean =>
  names.labels[program]?.source === 'built in';

/** An instruction: its place, program, and what it does in a sentence where the words are ours. */
export function toStep(
  instruction: DecodedInstruction,
  { accounts }: Pick<DecodedTransaction, 'accounts'>,
  names: Names,
) {
  const isOurs = isKnownProgram(instruction.program, names);
  const isNamed = instruction.reading === 'decoded' || instruction.reading === 'malformed';
  return {
    path: leaf.word(instruction.path),
    program: toAddressLeaf(instruction.program, names),
    ...(isNamed && {
      title: isOurs
        ? leaf.word(instruction.title)
        : leaf.nameOf('instruction name', instruction.name ?? instruction.title),
    }),
    ...(isOurs &&
      instruction.sentence !== undefined && {
        sentence: toInstructionSentence(instruction, accounts, names),
      }),
    reading: leaf.word(instruction.reading),
    inner: leaf.count(instruction.inner.length),
    ...(instruction.computeUnits !== undefined && { compute: leaf.count(instruction.computeUnits, 'CU') }),
    ...(instruction.failed === true && { failed: leaf.flag(true) }),
  };
}

function toInstructionSentence(
  instruction: DecodedInstruction,
  accounts: DecodedTransaction['accounts'],
  names: Names,
) {
  const template = instruction.sentence ?? '';
  const holes: Record<string, Tree> = {};
  for (const [, hole] of template.matchAll(/\{(\w+)\}/g)) {
    const field = instruction.fields.find(({ name }) => name === hole);
    const index = instruction.accounts[instruction.accountNames.indexOf(hole!)];
    const account = index === undefined ? undefined : accounts[index]?.address;
    if (field !== undefined) holes[hole!] = toLeaf(field.value, names);
    else if (account !== undefined) holes[hole!] = toAddressLeaf(account, names);
  }
  return { template: leaf.word(template), holes };
}

/**
 * What a transaction did, in a sentence. Where a program that publishes its own interface is named in it, the
 * name of the instruction is the publisher's and no word of ours.
 */
export function toSummaryTree(
  { summary, instructions }: Pick<DecodedTransaction, 'summary' | 'instructions'>,
  names: Names,
) {
  const { template, holes } = toSentenceTree(summary, names);
  let words = template.raw;
  const added: Record<string, Tree> = {};
  for (const { program, title, reading } of flatten(instructions)) {
    const phrase = toPhrase(title);
    if (reading !== 'decoded' || isKnownProgram(program, names) || !words.includes(phrase)) continue;
    words = words.replace(phrase, '{instruction}');
    added['instruction'] = leaf.nameOf('instruction name', title.replaceAll(' ', ''));
  }
  return { template: leaf.word(words), holes: { ...holes, ...added } };
}

/** As the decoder writes the name of an instruction in a sentence. */
const toPhrase = (title: string): string => toTitle(title).toLowerCase();
