/** A token this server has met, by what it calls itself. */
export interface MetToken {
  readonly mint: string;
  readonly symbol?: string | undefined;
  readonly name?: string | undefined;
}

/** A name as names are compared: compatibility forms are the same letter, case and width do not count. */
export const toComparedName = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/** Of thousands of tokens, names are compared for every question and search. */
const known = new WeakMap<MetToken, readonly string[]>();

/** The symbol of a token and its name as they are compared, each once and none that is empty. */
export function toComparedNames(token: MetToken): readonly string[] {
  const made = known.get(token);
  if (made !== undefined) return made;
  const names = [...new Set([token.symbol ?? '', token.name ?? ''].map(toComparedName))];
  const said = names.filter((name) => name !== '');
  known.set(token, said);
  return said;
}
