import { encodeBase58 } from '#std/base58';
import { PROGRAMS } from '../../keys/program-addresses.ts';
import { readMemo } from '../../transactions/memo.ts';
import { parseAssociatedToken } from './instructions/associated-token.ts';
import type { InstructionParser } from './instructions/instruction-parser.ts';
import { parseLookupTable } from './instructions/lookup-table.ts';
import { parseStake } from './instructions/stake.ts';
import { parseSystem } from './instructions/system.ts';
import { parseToken } from './instructions/token.ts';
import { parseVote } from './instructions/vote.ts';

const PARSERS: ReadonlyMap<string, readonly [program: string, parse: InstructionParser]> = new Map([
  [PROGRAMS.system, ['system', parseSystem]],
  [PROGRAMS.token, ['spl-token', parseToken]],
  [PROGRAMS.token2022, ['spl-token', parseToken]],
  [PROGRAMS.associatedToken, ['spl-associated-token-account', parseAssociatedToken]],
  [PROGRAMS.stake, ['stake', parseStake]],
  [PROGRAMS.vote, ['vote', parseVote]],
  [PROGRAMS.addressLookupTable, ['address-lookup-table', parseLookupTable]],
]);

/** An instruction of the `jsonParsed` encoding: named fields for known programs, accounts and data for others. */
export function parseInstruction(
  instruction: {
    readonly program: number;
    readonly accounts: Uint8Array | readonly number[];
    readonly data: Uint8Array;
  },
  keys: readonly string[],
  stackHeight: number,
): unknown {
  const programId = keys[instruction.program]!;
  const accounts = Array.from(instruction.accounts, (index) => keys[index]!);
  if (programId === PROGRAMS.memo || programId === PROGRAMS.memo1) {
    const parsed = readMemo(instruction.data);
    if (parsed !== undefined) return { parsed, program: 'spl-memo', programId, stackHeight };
  }
  const [program, parse] = PARSERS.get(programId) ?? [];
  const parsed = parse && tryParse(parse, instruction.data, accounts);
  if (parsed !== undefined) return { parsed, program, programId, stackHeight };
  return { accounts, data: encodeBase58(instruction.data), programId, stackHeight };
}

function tryParse(parse: InstructionParser, data: Uint8Array, accounts: readonly string[]): unknown {
  try {
    return parse(data, accounts);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
