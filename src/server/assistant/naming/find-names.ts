/** Names a text may use: symbols and names of tokens this server has met, names of programs of the registry. */
import { listDirectory, listProtocols } from '#decoder';
import type { KnownName } from '#assistant/parse/create-context';
import type { Subject } from '#assistant/question/question';
import { fold, tokenise } from '#assistant/words/fold';
import { toComparedNames, type MetToken } from '../../reading/token/token-names.ts';

/** Words of one name at the most. */
const NAME_WORDS = 3;

/** As names are compared: folded words with single spaces. */
const toName = (text: string): string =>
  tokenise(fold(text))
    .map((token) => token.text)
    .join(' ');

const programs = new Map<string, string>();
for (const { definition } of listProtocols()) {
  for (const program of definition.programs) programs.set(toName(definition.name), program);
}
for (const { programs: listed } of listDirectory()) {
  for (const { address, name } of listed) programs.set(toName(name), address);
}
const addresses: ReadonlySet<string> = new Set(programs.values());

/** Whether an address is a program the registry names. */
export const isKnownProgram = (address: string): boolean => addresses.has(address);

/** Every name of up to three words that is in the text; several tokens may share one, and all are given. */
export function findNames(text: string, tokens: readonly MetToken[]): readonly KnownName[] {
  // `lnKELP's volume` names the token.
  const words = tokenise(text).map((token) => token.text.replace(/'s$/, ''));
  const runs = new Set(
    words.flatMap((_word, index) =>
      Array.from({ length: NAME_WORDS }, (_none, size) => words.slice(index, index + size + 1).join(' ')),
    ),
  );
  const named: KnownName[] = [];
  const add = (name: string, subject: Subject): void => void named.push({ name, subject });
  for (const token of tokens) {
    for (const name of toComparedNames(token).map(toName)) {
      if (runs.has(name)) add(name, { kind: 'token', id: token.mint });
    }
  }
  for (const run of runs) {
    const program = programs.get(run);
    if (program !== undefined) add(run, { kind: 'program', id: program });
  }
  if (LEAVES_OUT.test(text)) {
    for (const run of runs) {
      const program = SHORT_NAMES.has(run) ? programs.get(`${run} program`) : undefined;
      if (program !== undefined) add(run, { kind: 'program', id: program });
    }
  }
  return named;
}

/** `the busiest program apart from vote and system`: programs are named without the word where others are asked for. */
const LEAVES_OUT =
  /\bprograms?\b.{0,60}\b(?:apart from|except(?: for)?|excluding|besides|other than|not counting|without|ignoring|leaving out|aside from)\b/i;
const SHORT_NAMES: ReadonlySet<string> = new Set(['vote', 'system', 'stake', 'memo']);
