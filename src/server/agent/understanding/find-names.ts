import { listDirectory, listProtocols } from '#decoder';
import type { Entity } from '#contracts/agent';
import { isKnownWord } from './words.ts';

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

const PROGRAMS = new Map<string, string>();
for (const { definition } of listProtocols()) {
  for (const program of definition.programs) PROGRAMS.set(fold(definition.name), program);
}
for (const { programs } of listDirectory())
  for (const { address, name } of programs) PROGRAMS.set(fold(name), address);

const PROGRAM_ADDRESSES: ReadonlySet<string> = new Set(PROGRAMS.values());

/** Whether an address is a program the registry names. */
export const isKnownProgram = (address: string): boolean => PROGRAM_ADDRESSES.has(address);

/** Names of several words that may be words of questions too: `Token Program`. The longest first. */
const LONG_NAMES = [...PROGRAMS]
  .filter(([name]) => /^[\p{L}\p{N}.-]+(?: [\p{L}\p{N}.-]+)+$/u.test(name))
  // `compute budget` is asked about as such; only `… program` is a name all the same.
  .filter(([name]) => /\bprogram\b/.test(name) || !name.split(' ').every(isKnownWord))
  .sort(([a], [b]) => b.length - a.length);
/** What stands before a name that is only a kind: `which token program`. */
const KIND_WORDS = /(?:^|\s)(?:an?|any|which|what|its|my|their|your|some|one|this|kind of)\s+$/i;

/** Programs of the registry that a question names in full. */
export function findProgramNames(line: string): readonly Named[] {
  const found: Named[] = [];
  const low = fold(line);
  for (const [name, id] of LONG_NAMES) {
    const at = low.indexOf(name);
    if (at < 0 || found.some(({ word }) => fold(word).includes(name))) continue;
    const isWhole =
      !/[\p{L}\p{N}]/u.test(low[at - 1] ?? ' ') && !/[\p{L}\p{N}]/u.test(low[at + name.length] ?? ' ');
    if (isWhole && !KIND_WORDS.test(low.slice(0, at)))
      found.push({ word: name, entities: [{ kind: 'program', id }] });
  }
  return found;
}

/** Most words of a question that are looked up as names. */
const MOST_WORDS = 12;

/** Tokens this server has met, by what they call themselves. */
export interface NamedTokens {
  readonly tokens: {
    list(): readonly {
      readonly mint: string;
      readonly symbol?: string | undefined;
      readonly name?: string | undefined;
    }[];
  };
}

export interface Named {
  /** As the question writes it. */
  readonly word: string;
  readonly entities: readonly Entity[];
}

/**
 * Words of a question that name something: a symbol or name of a token this server has met, the name of a
 * program of the registry. Several tokens may share a symbol; all of them are given.
 */
export function findNames({ tokens }: NamedTokens, words: readonly string[]): readonly Named[] {
  const wanted = words.slice(0, MOST_WORDS);
  const pairs = wanted.flatMap((word, index) => {
    const next = wanted[index + 1];
    return next === undefined ? [] : [`${word} ${next}`];
  });
  const candidates = [...pairs, ...wanted];
  const byName = new Map<string, Entity[]>();
  const asked = new Set(candidates.map(fold));
  for (const { mint, symbol, name } of tokens.list()) {
    for (const said of new Set([fold(symbol ?? ''), fold(name ?? '')])) {
      if (said === '' || !asked.has(said)) continue;
      byName.set(said, [...(byName.get(said) ?? []), { kind: 'token', id: mint }]);
    }
  }
  const found: Named[] = [];
  for (const word of candidates) {
    const key = fold(word);
    const program = PROGRAMS.get(key);
    const entities = [
      ...(byName.get(key) ?? []),
      ...(program === undefined ? [] : [{ kind: 'program', id: program } as const]),
    ];
    if (entities.length === 0 || found.some(({ word: longer }) => fold(longer).includes(key))) continue;
    found.push({ word, entities });
  }
  return found;
}
