import { decodeBase58 } from '#std/base58';
import type { ReadLogs } from '../transaction/logs.ts';
import type { RawInstruction, RawTransaction } from '../transaction/raw-transaction.ts';
import { Evidence } from './evidence.ts';
import { listActs, type Act } from './native-acts.ts';

/** A program's run, and the name of its instruction where the program logs one. */
export interface Call {
  readonly program: string;
  readonly loggedName: string | undefined;
}

/**
 * A raw transaction as what a sentence about it is held against. Transfers and acts are read once they are asked for:
 * most sentences claim little.
 */
export class TransactionRecord {
  readonly raw: RawTransaction;
  readonly log: ReadLogs;
  /** What a program, or the product whose program it is, is called. */
  readonly nameOf: (program: string) => string | undefined;
  /** All instructions, inner ones after their own. */
  readonly instructions: readonly RawInstruction[];
  readonly calls: readonly Call[];
  #evidence: Evidence | undefined;
  #acts: readonly Act[] | undefined;

  constructor(raw: RawTransaction, logs: ReadLogs, nameOf: (program: string) => string | undefined) {
    this.raw = raw;
    this.log = logs;
    this.nameOf = nameOf;
    this.instructions = listInstructions(raw);
    this.calls = readCalls(raw.keys, this.instructions, logs);
  }

  /** Transfers and balances. */
  get evidence(): Evidence {
    return (this.#evidence ??= new Evidence(this.raw));
  }

  get acts(): readonly Act[] {
    return (this.#acts ??= listActs(this.instructions, this.raw.keys));
  }

  /** Whether the node recorded what ran inside of instructions. */
  get hasInner(): boolean {
    return Array.isArray(this.raw.meta?.innerInstructions);
  }

  signed(address: string): boolean {
    const { keys, signers, roles } = this.raw;
    const at = (keys as readonly string[]).indexOf(address);
    return at >= 0 && (roles === undefined ? at < signers : roles[at]?.signer === true);
  }

  /** Whether an address is an account of the transaction, an owner or mint of a recorded balance, or stands in bytes. */
  names(address: string): boolean {
    const { keys, meta } = this.raw;
    if ((keys as readonly string[]).includes(address)) return true;
    const isOf = ({
      owner,
      mint,
    }: {
      readonly owner?: string | null | undefined;
      readonly mint: string;
    }): boolean => owner === address || mint === address;
    if (meta?.preTokenBalances?.some(isOf) === true || meta?.postTokenBalances?.some(isOf) === true)
      return true;
    const bytes = decodeBase58(address);
    return this.instructions.some(({ data, parsed }) =>
      data === undefined
        ? toJson(parsed).includes(address)
        : bytes !== undefined && indexOfBytes(data, bytes) >= 0,
    );
  }

  /** Whether an instruction or event carries an integer of 1, 2, 4 or 8 bytes, or a text. */
  carries(value: bigint | string): boolean {
    if (typeof value === 'string') return this.#carriesText(value);
    const bytes = toLittleEndian(value);
    return this.instructions.some(({ data, parsed }) =>
      data === undefined
        ? toJson(parsed).includes(`${value}`)
        : bytes !== undefined && indexOfBytes(data, bytes) >= 0,
    );
  }

  /** Whether some line of the logs has this number. */
  logs(value: bigint): boolean {
    const text = `${value}`;
    const lines = this.raw.meta?.logMessages?.filter((line) => line.includes(text));
    if (lines === undefined || lines.length === 0) return false;
    const digits = new RegExp(`(?<!\\d)${text}(?!\\d)`);
    return lines.some((line) => digits.test(line));
  }

  #carriesText(text: string): boolean {
    const bytes = new TextEncoder().encode(text);
    return (
      this.instructions.some(({ data, parsed }) =>
        data === undefined ? toJson(parsed).includes(text) : indexOfBytes(data, bytes) >= 0,
      ) ||
      (this.raw.meta?.logMessages?.some((line) => line.includes(text)) ?? false)
    );
  }
}

function listInstructions({ instructions, inner }: RawTransaction): readonly RawInstruction[] {
  if (inner.size === 0) return instructions;
  const all: RawInstruction[] = [];
  for (let top = 0; top < instructions.length; top++) {
    all.push(instructions[top]!);
    const group = inner.get(top);
    if (group !== undefined) for (let i = 0; i < group.length; i++) all.push(group[i]!);
  }
  return all;
}

const LOGGED_NAME = 'Program log: Instruction: ';

/** Programs that instructions name, and the names they log, which stand right below the runtime's own line. */
function readCalls(
  keys: readonly string[],
  instructions: readonly RawInstruction[],
  { lines, runs }: ReadLogs,
): readonly Call[] {
  const calls: Call[] = [];
  for (let i = 0; i < instructions.length; i++) {
    const { program } = instructions[i]!;
    calls.push({ program: keys[program] ?? '', loggedName: undefined });
  }
  for (let i = 0; i < runs.length; i++) {
    const { program, start } = runs[i]!;
    const line = lines[start + 1]?.text;
    if (line?.startsWith(LOGGED_NAME) !== true) continue;
    calls.push({ program, loggedName: toLoggedName(line, lines[start + 2]?.text ?? '') });
  }
  return calls;
}

/**
 * Token-2022 logs an extension's name, and in the line below `PausableInstruction::Pause`; some programs log arguments
 * in brackets behind their name.
 */
function toLoggedName(line: string, next: string): string | undefined {
  const logged = line.slice(LOGGED_NAME.length);
  const bracket = logged.indexOf(' (');
  const name = bracket < 0 ? logged : logged.slice(0, bracket);
  return name.endsWith('Extension') ? /^Program log: \w{1,64}::(\w{1,64})$/.exec(next)?.[1] : name;
}

const toJson = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, part) => (typeof part === 'bigint' ? `${part}` : part));

/** Where `part` begins in `bytes`; -1 where it does not. */
function indexOfBytes(bytes: Uint8Array, part: Uint8Array): number {
  if (part.length === 0) return 0;
  outer: for (let at = bytes.indexOf(part[0]!); at >= 0; at = bytes.indexOf(part[0]!, at + 1)) {
    if (at + part.length > bytes.length) return -1;
    for (let i = 1; i < part.length; i++) if (bytes[at + i] !== part[i]) continue outer;
    return at;
  }
  return -1;
}

const WIDTHS = [1, 2, 4, 8] as const;

/**
 * An integer in the narrowest width that holds it, little-endian; absent where none does. In a wider one it begins with
 * the same bytes.
 */
function toLittleEndian(value: bigint): Uint8Array | undefined {
  for (let at = 0; at < WIDTHS.length; at++) {
    const width = WIDTHS[at]!;
    const bits = 8 * width;
    const bytes = BigInt.asUintN(bits, value);
    if (value < 0n ? BigInt.asIntN(bits, value) !== value : bytes !== value) continue;
    const written = new Uint8Array(width);
    let rest = bytes;
    for (let i = 0; i < width; i++, rest >>= 8n) written[i] = Number(rest & 0xffn);
    return written;
  }
  return undefined;
}
