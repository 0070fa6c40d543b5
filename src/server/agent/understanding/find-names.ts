import { listDirectory, listProtocols } from '#decoder';
import type { Entity } from '#contracts/agent';
import type { ClusterReader } from '../../readers/cluster-reader.ts';

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

const PROGRAMS = new Map<string, string>();
for (const { definition } of listProtocols()) {
  for (const program of definition.programs) PROGRAMS.set(fold(definition.name), program);
}
for (const { programs } of listDirectory())
  for (const { address, name } of programs) PROGRAMS.set(fold(name), address);

/** Most words of a question that are looked up as names. */
const MOST_WORDS = 12;

export interface Named {
  /** As the question writes it. */
  readonly word: string;
  readonly entities: readonly Entity[];
}

/**
 * Words of a question that name something: a symbol or name of a token this server has met, the name of a
 * program of the registry. Several tokens may share a symbol; all of them are given.
 */
export function findNames(
  { tokens }: Pick<ClusterReader, 'tokens'>,
  words: readonly string[],
): readonly Named[] {
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
