import type { Suggestion } from '#contracts/answers';
import { listDirectory, listProtocols } from '#decoder';
import type { ClusterReader } from './cluster-reader.ts';
import { within } from '../within.ts';

interface Named {
  /** What a person may type: a name, and a token's symbol. */
  readonly words: readonly string[];
  readonly suggestion: Suggestion;
}

const MOST_SUGGESTIONS = 12;
/** Many programs of one protocol must not hide a token or validator of that name. */
const MOST_OF_A_KIND = 6;
/** How long a search waits for the list of validators when nobody has asked for it yet. */
const VALIDATORS_MS = 1_500;

/**
 * Programs, tokens and validators by name. Tokens are those this server has met lately; anyone may give a token
 * any name, so those that share one say so.
 */
export async function searchNames(
  { tokens, validators }: ClusterReader,
  text: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const wanted = fold(text);
  if (wanted === '') return [];
  const known = await within(VALIDATORS_MS, validators.read({ signal }));
  const candidates: Named[] = [
    ...PROGRAMS,
    ...toTokens(tokens.list()),
    ...(known?.rows ?? []).flatMap(({ vote, name }): Named[] =>
      name === undefined
        ? []
        : [
            {
              words: [name],
              suggestion: { href: `/validator/${vote}`, title: name, note: vote, kind: 'validator' },
            },
          ],
    ),
  ];
  const counts = new Map<Suggestion['kind'], number>();
  return candidates
    .map((named) => ({ ...named, rank: Math.min(...named.words.map((word) => rankOf(fold(word), wanted))) }))
    .filter(({ rank, suggestion }) => rank < NO_MATCH || suggestion.note.startsWith(text))
    .sort(
      (a, b) =>
        a.rank - b.rank || trustOf(a) - trustOf(b) || a.suggestion.title.localeCompare(b.suggestion.title),
    )
    .filter(({ suggestion: { kind } }) => {
      const count = counts.get(kind) ?? 0;
      counts.set(kind, count + 1);
      return count < MOST_OF_A_KIND;
    })
    .slice(0, MOST_SUGGESTIONS)
    .map(({ suggestion }) => suggestion);
}

/** Names this product keeps before names people gave themselves. */
const trustOf = ({ suggestion }: Named): number =>
  suggestion.kind === 'program' ? 0 : suggestion.kind === 'validator' ? 1 : 2;

const NO_MATCH = 4;

/** Equal, begins, a word of it begins, holds: in this order. */
function rankOf(word: string, wanted: string): number {
  if (word === wanted) return 0;
  if (word.startsWith(wanted)) return 1;
  if (word.includes(` ${wanted}`)) return 2;
  return word.includes(wanted) ? 3 : NO_MATCH;
}

/** Letters as they are meant: compatibility forms are the same letter, case and width do not count. */
const fold = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

const PROGRAMS: readonly Named[] = toPrograms();

function toPrograms(): Named[] {
  const byAddress = new Map<string, string>();
  for (const { programs } of listDirectory())
    for (const { address, name } of programs) byAddress.set(address, name);
  for (const { definition } of listProtocols()) {
    for (const program of definition.programs) byAddress.set(program, definition.name);
  }
  return [...byAddress].map(([address, name]) => ({
    words: [name],
    suggestion: { href: `/program/${address}`, title: name, note: address, kind: 'program' },
  }));
}

function toTokens(
  list: readonly {
    readonly mint: string;
    readonly symbol?: string | undefined;
    readonly name?: string | undefined;
  }[],
): Named[] {
  const sharing = new Map<string, number>();
  for (const { symbol } of list) {
    if (symbol) sharing.set(fold(symbol), (sharing.get(fold(symbol)) ?? 0) + 1);
  }
  return list.flatMap(({ mint, symbol, name }) => {
    const words = [symbol, name].filter((word) => word !== undefined && word !== '');
    if (words.length === 0) return [];
    const others = (sharing.get(fold(symbol ?? '')) ?? 1) - 1;
    return [
      {
        words: words as string[], // what is undefined was left out
        suggestion: {
          href: `/token/${mint}`,
          title: words.join(' · '),
          note: others > 0 ? `${mint}, one of ${others + 1} tokens with this symbol` : mint,
          kind: 'token' as const,
        },
      },
    ];
  });
}
