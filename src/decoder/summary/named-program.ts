import type { DecodedInstruction, Field } from '#contracts/decoded';
import { categoryOf } from '../protocol-registry.ts';
import { addressField, namesAddress } from './amounts.ts';
import { findLayout, type SummaryInput } from './summary-input.ts';

/** The hole for an instruction's own program. */
export const PROGRAM = 'program';

/** What everybody knows without a name, and programs whose name says less than what they did. */
const UNNAMED: ReadonlySet<string | undefined> = new Set([undefined, 'native', 'token', 'memo']);

/** Programs that swap on the venues of others. */
const ROUTERS: ReadonlySet<string | undefined> = new Set(['aggregator', 'bot']);

export const isRouter = (program: string): boolean => ROUTERS.has(categoryOf(program));

/** Ends of sentences after which a program is whose the thing is: `the pool {pool} of Orca`. */
const THING = /\b(?:market|pool|candy machine|bank|vault) \{\w{1,40}\}$/;

/** Words that say on which program it was, with the hole they bring; none where the sentence says so or need not. */
export function toProgramWords(
  rest: string,
  fields: readonly Field[],
  instruction: DecodedInstruction,
): { readonly words: string; readonly fields: readonly Field[] } | undefined {
  return namesProgram(rest, fields, instruction) ? undefined : toWhere(rest, fields, instruction);
}

/** The same for a program that may have no name. */
export function toWhere(
  rest: string,
  fields: readonly Field[],
  { program, sentence }: Pick<DecodedInstruction, 'program' | 'sentence'>,
  word = toWord(rest, program, sentence),
): { readonly words: string; readonly fields: readonly Field[] } {
  const hole = fields.some(({ name }) => name === PROGRAM) ? 'onProgram' : PROGRAM;
  return { words: ` ${word} {${hole}}`, fields: [addressField(hole, program)] };
}

const toWord = (rest: string, program: string, sentence: string | undefined): string => {
  if (THING.test(rest)) return 'of';
  const isRouted = sentence?.startsWith('Swap ') === true && isRouter(program);
  return isRouted && !rest.includes(' through ') ? 'through' : 'on';
};

/** Who made the transaction, where that left its name in it. */
export function findMaker({ instructions }: Pick<SummaryInput, 'instructions'>): Field | undefined {
  for (let i = 0; i < instructions.length; i++) {
    const text = findLayout(instructions[i]!)?.madeBy;
    if (text !== undefined) return { name: 'maker', value: { kind: 'text', text } };
  }
  return undefined;
}

/** Whether a sentence says which program it is about, or need not. */
const namesProgram = (
  rest: string,
  fields: readonly Field[],
  { program, programName }: DecodedInstruction,
): boolean =>
  programName === undefined ||
  UNNAMED.has(categoryOf(program)) ||
  hasFirstWord(rest, programName) ||
  namesAddress(fields, program);

/** Whether a sentence has the first word of a name, as a word. */
function hasFirstWord(rest: string, name: string): boolean {
  const space = name.indexOf(' ');
  const word = (space < 0 ? name : name.slice(0, space)).toLowerCase();
  const text = rest.toLowerCase();
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isLetter(text, at - 1) && !isLetter(text, at + word.length)) return true;
  return false;
}

const isLetter = (text: string, at: number): boolean => /[a-z0-9]/.test(text.charAt(at));
