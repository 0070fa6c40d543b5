import type { Address } from '#contracts/chain';
import type { Effect, Field } from '#contracts/decoded';
import { Cursor } from '#std/cursor';
import { toAskedSwap } from './asked-swap.ts';
import type { AccountNames, CompiledInstruction, Protocol } from './define-protocol.ts';
import { findInDirectory } from './directory/program-directory.ts';
import type { InstructionReading } from './instruction-reading.ts';
import { InstructionView } from './instruction-view.ts';
import { SYSVARS } from './known-addresses.ts';
import { fieldsAndRest, fieldsBefore, LayoutError, NO_FIELDS, UnknownVariant } from './layout/codec.ts';
import { findProtocol, type ProtocolSource } from './protocol-registry.ts';
import { readParsed } from './transaction/parsed-instruction.ts';
import type { RawInstruction } from './transaction/raw-transaction.ts';
import type { TokenAccounts } from './transaction/token-accounts.ts';
import { findValue } from './find-value.ts';

/** Title of an instruction nobody could name. */
export const UNKNOWN_TITLE = 'Unknown instruction';
const NO_NAMES: readonly string[] = [];
const NO_EFFECTS: readonly Effect[] = [];

/**
 * What is wanted of an instruction: all of it; what an index keeps, its name and effects; or its name alone. Fields that
 * nothing wanted rests on are not read, and so bytes that do not fit are not noticed there.
 */
export type Wanted = 'all' | 'effects' | 'name';

/**
 * Reads one instruction. Never throws: a layout that does not fit gives `malformed` with the reason, a
 * program or discriminant nobody knows gives `unknown-…`, and the raw bytes stay beside it.
 */
export function readInstruction(
  raw: RawInstruction,
  keys: readonly Address[],
  tokens: TokenAccounts | undefined,
  published?: ProtocolSource,
  wanted: Wanted = 'all',
): InstructionReading {
  const program = keys[raw.program]!;
  const protocol = findProtocol(program) ?? published?.(program);
  if (raw.data === undefined) return readParsed(program, protocol, raw, keys, tokens);
  if (protocol === undefined) {
    return {
      program,
      programName: findInDirectory(program)?.name,
      reading: 'unknown-program',
      reason: undefined,
      name: undefined,
      title: UNKNOWN_TITLE,
      sentence: undefined,
      fields: NO_FIELDS,
      accountNames: NO_NAMES,
      effects: NO_EFFECTS,
      trader: undefined,
      escrow: undefined,
      fill: undefined,
    };
  }
  return readByProtocol(protocol, program, raw.accounts, raw.data, keys, tokens, wanted);
}

/** Reads an instruction by one protocol's layouts, whatever program it belongs to. */
export function readByProtocol(
  protocol: Protocol,
  program: Address,
  accounts: readonly number[],
  data: Uint8Array,
  keys: readonly Address[],
  tokens: TokenAccounts | undefined,
  wanted: Wanted,
): InstructionReading {
  const compiled = fit(protocol.find(data), accounts.length);
  if (compiled === undefined) {
    return {
      program,
      programName: protocol.name,
      reading: 'unknown-instruction',
      reason: undefined,
      name: undefined,
      title: UNKNOWN_TITLE,
      sentence: undefined,
      fields: NO_FIELDS,
      accountNames: NO_NAMES,
      effects: NO_EFFECTS,
      trader: undefined,
      escrow: undefined,
      fill: undefined,
    };
  }
  const { effects, swap, escrow, fill } = compiled;
  const view = new InstructionView(keys, accounts, tokens);
  const named = chooseNames(compiled, view);
  view.accountNames = toNames(named, accounts.length);
  try {
    if (accounts.length < named.required) {
      throw new LayoutError(`needs ${named.required} accounts, has ${accounts.length}`);
    }
    const fields: readonly Field[] = restsOnFields(compiled, wanted)
      ? compiled.read(new Cursor(data, compiled.headerLength), view)
      : NO_FIELDS;
    view.fields = fields;
    const described = compiled.describe?.(fields, view);
    if (described?.accounts) view.accountNames = described.accounts;
    const asked =
      wanted === 'all' && compiled.asks !== undefined && compiled.sentence !== undefined
        ? toAskedSwap(compiled.asks, compiled.sentence, fields, view)
        : undefined;
    return {
      program,
      programName: protocol.name,
      reading: 'decoded',
      reason: undefined,
      name: described?.name ?? compiled.name,
      title: described?.title ?? compiled.title,
      sentence:
        asked?.sentence ?? toSentence(described?.sentence ?? compiled.sentence, fields, view.accountNames),
      fields: asked?.fields ?? fields,
      accountNames: view.accountNames,
      effects: effects === undefined || wanted === 'name' ? NO_EFFECTS : effects(view),
      trader: swap === undefined || wanted === 'name' ? undefined : view.address(swap),
      escrow: escrow === undefined || wanted === 'name' ? undefined : view.find(escrow),
      fill:
        fill === undefined || wanted === 'name'
          ? undefined
          : {
              kind: fill.kind,
              order: view.address(fill.order),
              owner: fill.owner === undefined ? undefined : view.find(fill.owner),
            },
    };
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof LayoutError)) throw error;
    if (error instanceof UnknownVariant) return readUpTo(error, compiled, view, program, protocol.name);
    return {
      program,
      programName: protocol.name,
      reading: 'malformed',
      reason: error.message,
      name: compiled.name,
      title: compiled.title,
      fields: fieldsBefore(error),
      accountNames: view.accountNames,
      effects: NO_EFFECTS,
    };
  }
}

/** A sentence without those of its optional parts that say nothing here. */
function toSentence(
  sentence: string | undefined,
  fields: readonly Field[],
  accountNames: readonly string[],
): string | undefined {
  if (!sentence?.includes('[')) return sentence;
  let said = '';
  const parts = toParts(sentence);
  for (let i = 0; i < parts.length; i++) {
    const { text, holes } = parts[i]!;
    if (holes === undefined || holes.every((hole) => isSaid(hole, fields, accountNames))) said += text;
  }
  return said;
}

/** A part of a sentence; one with holes is left out where they say nothing. */
interface SentencePart {
  readonly text: string;
  readonly holes?: readonly string[];
}

/** Sentences are those of protocol files, so there are only so many. */
const partsOf = new Map<string, readonly SentencePart[]>();

/** Parts in brackets, and what stands between them. */
function toParts(sentence: string): readonly SentencePart[] {
  let parts = partsOf.get(sentence);
  if (parts === undefined) {
    parts = sentence.split(/(\[[^[\]]{0,400}\])/).map((text): SentencePart => {
      if (!/^\[[^[\]]{0,400}\]$/.test(text)) return { text };
      const part = text.slice(1, -1);
      return { text: part, holes: [...part.matchAll(/\{(\w+)\}/g)].map(([, hole]) => hole!) };
    });
    partsOf.set(sentence, parts);
  }
  return parts;
}

function isSaid(hole: string, fields: readonly Field[], accountNames: readonly string[]): boolean {
  const value = findValue(fields, hole);
  return value === undefined ? accountNames.includes(hole) : !isNothing(value);
}

function isNothing(value: Field['value']): boolean {
  switch (value.kind) {
    case 'none':
      return true;
    case 'integer':
      return BigInt(value.integer) === 0n;
    case 'decimal':
      return value.decimal === 0;
    case 'amount':
      return value.amount === 0n;
    case 'lamports':
      return value.lamports === 0n;
    default:
      return false;
  }
}

/** What stands before a variant nobody knows, the rest as bytes. */
function readUpTo(
  error: UnknownVariant,
  compiled: CompiledInstruction,
  view: InstructionView,
  program: Address,
  programName: string,
): InstructionReading {
  const { layout, title } = compiled;
  const fields = fieldsAndRest(error);
  const sentence = toSentence(layout.sentence, fields, view.accountNames);
  const filled = new Set([...fields.map(({ name }) => name), ...view.accountNames]);
  const isWhole = (text: string): boolean =>
    [...text.matchAll(/\{(\w+)\}/g)].every(([, hole]) => filled.has(hole!));
  return {
    program,
    programName,
    reading: 'decoded',
    reason: error.message,
    name: layout.name,
    title,
    sentence: sentence !== undefined && isWhole(sentence) ? sentence : undefined,
    fields,
    accountNames: view.accountNames,
    effects: NO_EFFECTS,
    trader: layout.swap === undefined ? undefined : view.address(layout.swap),
  };
}

function restsOnFields({ describe, effects }: CompiledInstruction, wanted: Wanted): boolean {
  return wanted === 'all' || describe !== undefined || (wanted === 'effects' && effects !== undefined);
}

function fit(found: CompiledInstruction | undefined, count: number): CompiledInstruction | undefined {
  let compiled = found;
  while (compiled?.fewer !== undefined && count <= compiled.fewer.accounts.names.length) {
    compiled = compiled.fewer;
  }
  return compiled;
}

function toNames({ names, repeated }: AccountNames, count: number): readonly string[] {
  if (repeated === undefined) return names;
  const all = names.slice(0, repeated);
  for (let i = names.length; i <= count; i++) all.push(names[repeated]!);
  for (let i = repeated + 1; i < names.length; i++) all.push(names[i]!);
  return all;
}

function chooseNames({ accounts, withoutSysvars }: CompiledInstruction, view: InstructionView): AccountNames {
  if (withoutSysvars === undefined) return accounts;
  const candidate = view.accountAt(withoutSysvars.firstSysvar);
  return candidate !== undefined && Object.hasOwn(SYSVARS, candidate) ? accounts : withoutSysvars;
}
