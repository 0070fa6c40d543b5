import type { LogLine } from '#contracts/decoded';

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

/** What the runtime says of a run, by its first letter. */
const REPORTED: (
  | Readonly<{ words: string; kind: 'invoke' | 'success' | 'compute' | 'failure' }>
  | undefined
)[] = Array.from({ length: 128 });
for (const [words, kind] of [
  ['invoke [', 'invoke'],
  ['success', 'success'],
  ['consumed ', 'compute'],
  ['failed: ', 'failure'],
] as const) {
  REPORTED[words.charCodeAt(0)] = { words, kind };
}

/** What stands after `Program ` in what programs print themselves, by its first letter. */
const PRINTED: (Readonly<{ words: string; kind: 'log' | 'data' | 'return' }> | undefined)[] = Array.from({
  length: 128,
});
for (const kind of ['log', 'data', 'return'] as const) {
  PRINTED[kind.charCodeAt(0)] = { words: `${kind}: `, kind };
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
  const lines: LogLine[] = [];
  const runs: LogRun[] = [];
  const open: LogRun[] = [];
  let truncated = false;
  let firstFailure: LogRun | undefined;
  for (let i = 0; i < messages.length; i++) {
    const text = messages[i]!;
    let kind: LogLine['kind'] = 'other';
    let depth = open.length;
    if (text.startsWith('Program ')) {
      const printed = PRINTED[text.charCodeAt(8)];
      if (printed !== undefined && text.startsWith(printed.words, 8)) kind = printed.kind;
      else {
        const space = text.indexOf(' ', AFTER_SHORTEST_ADDRESS);
        if (space > 0) {
          const top = open[open.length - 1];
          const reported = REPORTED[text.charCodeAt(space + 1)];
          if (reported !== undefined && text.startsWith(reported.words, space + 1)) kind = reported.kind;
          if (kind === 'invoke') {
            const run: LogRun = {
              program: text.slice(8, space),
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
      }
    } else if (text.startsWith('Log truncated')) {
      kind = 'truncated';
      truncated = true;
    }
    lines.push({ text, kind, depth: depth === 0 ? 1 : depth });
  }
  return { lines, runs, truncated, firstFailure };
}
