import { decodeBase58 } from '#std/base58';
import { sizedList } from '#std/sized-list';
import type { LogLine } from '#contracts/decoded';
import { toAddressText } from '../layout/address-text.ts';

/** Where one program's run stands in the logs. */
export interface LogRun {
  readonly program: string;
  readonly depth: number;
  readonly start: number;
  /** Exclusive; the end of the logs while a truncated log hides it. */
  end: number;
  computeUnits: number | undefined;
  failure: string | undefined;
}

export interface ReadLogs {
  readonly lines: readonly LogLine[];
  /** In the order the programs were called. */
  readonly runs: readonly LogRun[];
  readonly truncated: boolean;
  /** The run whose failure came first: the innermost one. */
  readonly firstFailure: LogRun | undefined;
}

const EMPTY: ReadLogs = { lines: [], runs: [], truncated: false, firstFailure: undefined };

/** Shortest address text: 32 characters after `Program `. */
const AFTER_SHORTEST_ADDRESS = 40;
const AFTER_PROGRAM = 8;
const [D, L, R, SPACE] = [...'dlr '].map((character) => character.charCodeAt(0));

/** What a program prints itself, by what stands after `Program `. */
function findPrinted(line: string): 'log' | 'data' | 'return' | undefined {
  switch (line.charCodeAt(AFTER_PROGRAM)) {
    case L:
      return line.startsWith('Program log: ') ? 'log' : undefined;
    case D:
      return line.startsWith('Program data: ') ? 'data' : undefined;
    case R:
      return line.startsWith('Program return: ') ? 'return' : undefined;
    default:
      return undefined;
  }
}

/** Where the address after `Program ` ends; the end of the line where no space stands behind it. */
function findAddressEnd(line: string): number {
  let at = AFTER_SHORTEST_ADDRESS;
  while (at < line.length && line.charCodeAt(at) !== SPACE) at++;
  return at;
}

/** What the runtime says of a run, by the words at `at`. */
function findReported(line: string, at: number): 'invoke' | 'success' | 'compute' | 'failure' | undefined {
  switch (line.charAt(at)) {
    case 'i':
      return line.startsWith('invoke [', at) ? 'invoke' : undefined;
    case 's':
      return line.startsWith('success', at) ? 'success' : undefined;
    case 'c':
      return line.startsWith('consumed ', at) ? 'compute' : undefined;
    case 'f':
      return line.startsWith('failed: ', at) ? 'failure' : undefined;
    default:
      return undefined;
  }
}

/** Programs as one text each, the same as among the addresses: a text cut out of a line is slow to compare. */
const programs: (string | undefined)[] = Array.from({ length: 1 << 10 });

/** The program that a line names from its ninth character to before `end`. */
function toProgram(line: string, end: number): string {
  const slot =
    (line.charCodeAt(AFTER_PROGRAM) ^ (line.charCodeAt(end - 2) << 3) ^ (line.charCodeAt(end - 9) << 5)) &
    (programs.length - 1);
  const known = programs[slot];
  if (known?.length === end - AFTER_PROGRAM && line.startsWith(known, AFTER_PROGRAM)) return known;
  const text = line.slice(AFTER_PROGRAM, end);
  const bytes = decodeBase58(text);
  return (programs[slot] = bytes?.length === 32 ? toAddressText(bytes) : text);
}

const ZERO = '0'.charCodeAt(0);

/** The number at `at`, as `Number.parseInt` reads it. */
function readUnits(text: string, at: number): number {
  let units = 0;
  let end = at;
  for (; end < text.length; end++) {
    const digit = text.charCodeAt(end) - ZERO;
    if (digit < 0 || digit > 9) break;
    units = units * 10 + digit;
  }
  return end > at && end < at + 16 ? units : Number.parseInt(text.slice(at), 10);
}

/**
 * Reads a transaction's logs into runs. Formats are the runtime's own (agave `stable_log`):
 * `Program <id> invoke [n]`, `… consumed a of b compute units`, `… success`, `… failed: <why>`.
 * A program can print text that looks like these only behind `Program log: `, so it cannot forge them.
 */
export function readLogs(messages: readonly string[] | null | undefined): ReadLogs {
  if (!messages || messages.length === 0) return EMPTY;
  const lines = sizedList<LogLine>(messages.length);
  const runs: LogRun[] = [];
  const open: LogRun[] = [];
  let truncated = false;
  let firstFailure: LogRun | undefined;
  for (let i = 0; i < messages.length; i++) {
    const text = messages[i]!;
    let kind: LogLine['kind'] = 'other';
    let depth = open.length;
    const printed = findPrinted(text);
    if (printed !== undefined) kind = printed;
    else if (text.startsWith('Program ')) {
      const space = findAddressEnd(text);
      if (space < text.length) {
        // A look at place -1 costs as much as the rest of the line.
        const top = open.length > 0 ? open[open.length - 1] : undefined;
        kind = findReported(text, space + 1) ?? 'other';
        if (kind === 'invoke') {
          const run: LogRun = {
            program: toProgram(text, space),
            depth: open.length + 1,
            start: i,
            end: messages.length,
            computeUnits: undefined,
            failure: undefined,
          };
          runs.push(run);
          open.push(run);
          depth = open.length;
        } else if (top !== undefined) {
          if (kind === 'compute') top.computeUnits = readUnits(text, space + 10);
          else if (kind === 'success' || kind === 'failure') {
            top.end = i + 1;
            open.pop();
          }
          if (kind === 'failure') {
            top.failure = text.slice(space + 9);
            firstFailure ??= top;
          }
        }
      }
    } else if (text.startsWith('Log truncated')) {
      kind = 'truncated';
      truncated = true;
    }
    lines[i] = { text, kind, depth: depth === 0 ? 1 : depth };
  }
  return { lines, runs, truncated, firstFailure };
}
