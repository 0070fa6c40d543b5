import { toPhrase } from '#decoder';
import type { Names, TransactionRow } from '#contracts/answers';
import type { DecodedInstruction, DecodedTransaction } from '#contracts/decoded';
import { flattenInstructions } from '../../reading/transaction/flatten-instructions.ts';
import * as leaf from './figure.ts';
import type { Tree } from './figure.ts';
import { toAddressLeaf, toLeaf, toSentenceTree } from './to-leaf.ts';

/** Whether the words about a program are ours; those of an interface it publishes are a stranger's. */
export const isNamedHere = (program: string, names: Names): boolean =>
  names.labels[program]?.source === 'built in';

/** An instruction: its place, program, and what it does in a sentence where the words are ours. */
export function toStep(
  instruction: DecodedInstruction,
  { accounts }: Pick<DecodedTransaction, 'accounts'>,
  names: Names,
) {
  const isOurs = isNamedHere(instruction.program, names);
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
 * What a transaction did, in a sentence. Where it says which instruction of a program was called that publishes
 * its own interface, that name is the publisher's and no word of ours.
 */
export function toSummaryTree(
  { summary, instructions }: Pick<DecodedTransaction, 'summary' | 'instructions'>,
  names: Names,
) {
  const { template, holes } = toSentenceTree(summary, names);
  for (const { program, title, reading } of flattenInstructions(instructions)) {
    const call = `${toPhrase(title)} on {program}`;
    if (reading !== 'decoded' || isNamedHere(program, names) || !template.raw.includes(call)) continue;
    const instruction: Tree = leaf.nameOf('instruction name', title.replaceAll(' ', ''));
    return {
      template: leaf.word(template.raw.replace(call, '{instruction} on {program}')),
      holes: { ...holes, instruction },
    };
  }
  return { template, holes };
}

/** The summary of a row of a list, which tells no instructions: left out where it may hold a publisher's words. */
export function toRowSummary(
  { summary, action, programs = [] }: Pick<TransactionRow, 'summary' | 'action' | 'programs'>,
  names: Names,
): { summary?: ReturnType<typeof toSentenceTree> } {
  const isOurs = action !== 'call' || programs.every((program) => isNamedHere(program, names));
  return summary !== undefined && isOurs ? { summary: toSentenceTree(summary, names) } : {};
}
