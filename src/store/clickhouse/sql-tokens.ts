/** Tokens of a statement, as `translate.ts` parts it. */
export const is = (token: string | undefined, word: string): boolean => token?.toLowerCase() === word;
export const isName = (token: string | undefined): boolean => token !== undefined && /^[a-z_]/i.test(token);

/** Place of the bracket that closes the one at `open`. */
export function findClosing(tokens: readonly string[], open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at++) {
    if (tokens[at] === '(') depth++;
    if (tokens[at] === ')' && --depth === 0) return at;
  }
  return tokens.length;
}
