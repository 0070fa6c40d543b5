import { listDirectory, listProtocols } from '#decoder';
import type { Entity } from '#contracts/assistant/agent';
import { toComparedName, toComparedNames, type MetToken } from '../../reading/token/token-names.ts';
import { isKnownWord } from './words.ts';

const PROGRAMS = new Map<string, string>();
for (const { definition } of listProtocols()) {
  for (const program of definition.programs) PROGRAMS.set(toComparedName(definition.name), program);
}
for (const { programs } of listDirectory())
  for (const { address, name } of programs) PROGRAMS.set(toComparedName(name), address);

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
const KIND_WORDS = /(?:^|\s)(?:an?|any|which|what|its|my|their|your|some|one|this|kind of)\s$/i;
/** As far back as they reach. */
const KIND_LENGTH = 10;

/** Programs of the registry that a question names in full. */
export function findProgramNames(line: string): readonly Named[] {
  const found: Named[] = [];
  const low = toComparedName(line);
  for (const [name, id] of LONG_NAMES) {
    const at = low.indexOf(name);
    if (at < 0 || found.some(({ word }) => toComparedName(word).includes(name))) continue;
    const isWhole =
      !/[\p{L}\p{N}]/u.test(low[at - 1] ?? ' ') && !/[\p{L}\p{N}]/u.test(low[at + name.length] ?? ' ');
    if (isWhole && !KIND_WORDS.test(low.slice(Math.max(0, at - KIND_LENGTH), at)))
      found.push({ word: name, entities: [{ kind: 'program', id }] });
  }
  return found;
}

/** Most words of a question that are looked up as names. */
const MOST_WORDS = 12;

export interface NamedTokens {
  readonly tokens: { list(): readonly MetToken[] };
}

export interface Named {
  /** As the question writes it. */
  readonly word: string;
  readonly entities: readonly Entity[];
}

/** Words by themselves and with the next, the longer ones first. */
function toCandidates(words: readonly string[]): readonly string[] {
  const wanted = words.slice(0, MOST_WORDS);
  const pairs = wanted.flatMap((word, index) => {
    const next = wanted[index + 1];
    return next === undefined ? [] : [`${word} ${next}`];
  });
  return [...pairs, ...wanted];
}

/** The names words of a question may be. */
export const toNames = (words: readonly string[]): readonly string[] =>
  toCandidates(words).map(toComparedName);

/** Tokens of one name that are distinguished. */
const MOST_SHARING = 20;

/** Of the tokens this server has met, those that call themselves one of `names`. */
export function findTokensNamed({ tokens }: NamedTokens, names: readonly string[]): readonly MetToken[] {
  if (names.length === 0) return [];
  const counts = new Map(names.map((name) => [name, 0]));
  return tokens.list().filter((token) => {
    const said = toComparedNames(token).filter((name) => (counts.get(name) ?? MOST_SHARING) < MOST_SHARING);
    for (const name of said) counts.set(name, (counts.get(name) ?? 0) + 1);
    return said.length > 0;
  });
}

/**
 * Words of a question that name something: a symbol or name of a token this server has met, the name of a
 * program of the registry. Several tokens may share a symbol; all of them are given.
 */
export function findNames({ tokens }: NamedTokens, words: readonly string[]): readonly Named[] {
  const candidates = toCandidates(words);
  const byName = new Map<string, Entity[]>();
  const names = new Set(candidates.map(toComparedName));
  for (const token of tokens.list()) {
    for (const name of toComparedNames(token)) {
      if (!names.has(name)) continue;
      const sharing = byName.get(name);
      if (sharing === undefined) byName.set(name, [{ kind: 'token', id: token.mint }]);
      else sharing.push({ kind: 'token', id: token.mint });
    }
  }
  const found: Named[] = [];
  for (const word of candidates) {
    const key = toComparedName(word);
    const program = PROGRAMS.get(key);
    const entities = [
      ...(byName.get(key) ?? []),
      ...(program === undefined ? [] : [{ kind: 'program', id: program } as const]),
    ];
    if (entities.length === 0 || found.some(({ word: longer }) => toComparedName(longer).includes(key)))
      continue;
    found.push({ word, entities });
  }
  return found;
}
