import type { DecodedInstruction } from '#contracts/decoded';
import type { Claim } from '../claims/claim.ts';
import { findLayout, type SummaryInput } from './summary-input.ts';

const LOG = 'Program log: ';

/** That an instruction ran and changed nothing, in the words of its protocol file, with what its program logged. */
export interface Idle {
  /** Reads on behind the sentence: `, and found none`. */
  readonly words: string;
  readonly acts: readonly Claim[];
}

/** What the program's own log says of an instruction without effect; absent where it does not say so. */
export function findIdle(instruction: DecodedInstruction, { logs, failed }: SummaryInput): Idle | undefined {
  const idle = findLayout(instruction)?.idle;
  const { logRange, program } = instruction;
  if (idle === undefined || logRange === undefined || logs === undefined || failed) return undefined;
  const said: string[] = [];
  for (let i = logRange[0]; i < logRange[1]; i++) {
    const line = logs[i];
    if (line?.kind === 'log') said.push(line.text.slice(LOG.length));
  }
  for (const { says, words } of idle) {
    if (says.every((text) => said.some((line) => line === text || line.startsWith(`${text} `))))
      return { words, acts: says.map((text): Claim => ({ kind: 'logged', program, text, count: 1 })) };
  }
  return undefined;
}
