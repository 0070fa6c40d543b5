import type { WireNames } from '../../values/names.ts';
import type { WireInstruction, WireTransaction } from './types.ts';

type Step = readonly [WireInstruction, ...WireInstruction[]];

/**
 * Top-level instructions in their order; those that only prepare or tidy up (compute budget, token accounts
 * created and closed, SOL wrapped) stand together where they follow each other.
 */
export function toSteps({ instructions }: WireTransaction, labels: WireNames['labels']): readonly Step[] {
  const isSetUp = instructions.map((instruction, i) => {
    const { name, program, failed } = instruction;
    const label = labels[program];
    // A program may call itself anything: what hides it is the name we give it.
    if (failed || label?.source !== 'built in') return false;
    const next = instructions[i + 1];
    return (
      label.name === 'Compute Budget' ||
      (label.name === 'Associated Token Program' && name?.startsWith('create')) ||
      (label.name.startsWith('Token') && (name === 'syncNative' || name === 'closeAccount')) ||
      // SOL sent to an account whose balance is then counted as wrapped SOL.
      (label.name === 'System Program' &&
        next?.name === 'syncNative' &&
        instruction.accounts[1] === next.accounts[0])
    );
  });
  // Where there is nothing else, it is what the transaction is about.
  const folds = isSetUp.includes(false);
  const steps: [WireInstruction, ...WireInstruction[]][] = [];
  instructions.forEach((instruction, i) => {
    if (folds && isSetUp[i] && isSetUp[i - 1]) steps.at(-1)!.push(instruction);
    else steps.push([instruction]);
  });
  return steps;
}
