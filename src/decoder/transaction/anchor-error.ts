/** What Anchor logs when one of its programs returns an error. */
export interface AnchorError {
  readonly name: string;
  /** Without the full stop at its end. */
  readonly message: string;
  /** Name of the account of the instruction that caused it. */
  readonly account?: string | undefined;
  /** The two sides of a comparison that did not hold. */
  readonly left?: string | undefined;
  readonly right?: string | undefined;
  /** Index of its line. */
  readonly at: number;
}

/**
 * Anchor logs `AnchorError … Error Code: Name. Error Number: 6001. Error Message: Words.` and, below it,
 * `Left: a`, `Right: b` (addresses on lines of their own). Source: anchor-lang `error.rs`. `said` is what the
 * program that failed logged since its last call, so that no other program can have written it; the error is
 * taken only when its number is `code`, the one the runtime reports.
 */
export function findAnchorError(code: number, said: readonly string[]): AnchorError | undefined {
  for (let at = said.length - 1; at >= 0; at--) {
    const text = said[at]!;
    const codeAt = text.indexOf('Error Code: ');
    const numberAt = codeAt < 0 ? -1 : text.indexOf('. Error Number: ', codeAt);
    const messageAt = numberAt < 0 ? -1 : text.indexOf('. Error Message: ', numberAt);
    if (messageAt < 0 || Number.parseInt(text.slice(numberAt + 16), 10) !== code) continue;
    const name = text.slice(codeAt + 12, numberAt);
    if (!/^\w{1,64}$/.test(name)) continue;
    return {
      name,
      message: text.slice(messageAt + 17).replace(/\.{1,2}$/, ''),
      account: /caused by account: (\w{1,64})\./.exec(text.slice(0, codeAt))?.[1],
      left: findSide(said, at, 'Left:'),
      right: findSide(said, at, 'Right:'),
      at,
    };
  }
  return undefined;
}

function findSide(said: readonly string[], from: number, label: string): string | undefined {
  const at = said.findIndex((line, i) => i > from && line.startsWith(label));
  if (at < 0) return undefined;
  const side = said[at]!.slice(label.length).trim() || said[at + 1]?.trim();
  return side === undefined || side === '' ? undefined : side;
}
