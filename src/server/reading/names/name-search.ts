import type { Suggestion } from '#contracts/answers';
import { listDirectory, listProtocols } from '#decoder';
import { toBase58Ranges } from '#std/base58-prefix';
import tokenQueries from '#store/queries/tokens';
import type { ClusterReader } from '../cluster-reader.ts';
import { meetTokens } from './meet-tokens.ts';
import { findErrorsByCode, listProgramWords } from './program-words.ts';
import { toComparedName, toComparedNames, type MetToken } from '../token/token-names.ts';
import { withTimeout } from '#std/concurrency';

/** Something of a name that fits, and how well. */
interface Found<Thing> {
  readonly rank: number;
  readonly title: string;
  /** Comes before others that fit as well. */
  readonly isFirst: boolean;
  readonly thing: Thing;
}

const ADDRESS_BYTES = 32;
const MOST_SUGGESTIONS = 12;
/** Many programs of one protocol must not hide a token or validator of that name. */
const MOST_OF_A_KIND = 6;
/** How long a search waits for the names of validators when none were read yet. */
const VALIDATORS_MS = 2_500;

/** How long a search waits for mints of the index that begin so. */
const MINTS_MS = 2_500;

/**
 * Programs, their instructions and errors, tokens and validators by name, and what has an address by its beginning.
 * By the beginning of its mint every token of the index is found, by name those this server has met lately; anyone may give a token any name, so those that
 * share one say so. `nowMs` is unix time by the clock of whoever asks.
 */
export async function searchNames(
  reader: ClusterReader,
  text: string,
  { signal, nowMs }: { readonly signal: AbortSignal; readonly nowMs: number },
): Promise<readonly Suggestion[]> {
  const { tokens, validators } = reader;
  const wanted = toComparedName(text);
  if (wanted === '') return [];
  const [known, mints = []] = await Promise.all([
    withTimeout(VALIDATORS_MS, validators.names({ signal })),
    withTimeout(MINTS_MS, findMints(reader, text)),
    meetTokens(reader, nowMs),
  ]);
  const find = <Thing>(
    things: readonly Thing[],
    read: (thing: Thing) => {
      readonly names: readonly string[];
      readonly title: string;
      readonly id: string;
      readonly isFirst?: boolean;
    },
  ): readonly Found<Thing>[] => {
    const best: Found<Thing>[] = [];
    for (const thing of things) {
      const { names, title, id, isFirst = false } = read(thing);
      const rank = Math.min(NO_MATCH, ...names.map((name) => rankOf(name, wanted)));
      if (rank < NO_MATCH || id.startsWith(text)) keepBest(best, { rank, title, thing, isFirst });
    }
    return best;
  };
  const met = tokens.list();
  const named = new Set(met.map(({ mint }): string => mint));
  const listed: readonly MetToken[] = [
    ...met,
    ...mints.filter((mint) => !named.has(mint)).map((mint) => ({ mint })),
  ];
  // Of equal ones, names this product keeps come before names people gave themselves.
  return [
    ...find(PROGRAMS, ({ name, compared, address }) => ({ names: [compared], title: name, id: address })).map(
      ({ rank, thing: { name, address } }) => ({
        rank,
        suggestion: { href: `/program/${address}`, title: name, note: address, kind: 'program' as const },
      }),
    ),
    ...find(known ?? [], ({ vote, name = '' }) => ({
      names: [toComparedName(name)].filter((one) => one !== ''),
      title: name || vote,
      id: vote,
    })).map(({ rank, title, thing: { vote } }) => ({
      rank,
      suggestion: { href: `/validator/${vote}`, title, note: vote, kind: 'validator' as const },
    })),
    ...find(listed, (token) => ({
      names: toComparedNames(token),
      title: toTitle(token),
      id: token.mint,
    })).map(({ rank, title, thing }) => ({ rank, suggestion: toTokenSuggestion(thing, title, met) })),
    ...find(listProgramWords(), ({ names, title, isBasic }) => ({ names, title, id: '', isFirst: isBasic }))
      // There are thousands: one that only holds what was written is not meant.
      .filter(({ rank }) => rank <= 1)
      .map(({ rank, thing: { href, title, note, kind } }) => ({
        rank,
        suggestion: { href, title, note, kind },
      })),
    ...findErrorsByCode(text, MOST_OF_A_KIND).map((suggestion) => ({ rank: 0, suggestion })),
  ]
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ suggestion }) => suggestion);
}

/** Mints of the index that begin with a text: its first ones, so many as are shown. */
async function findMints({ index }: ClusterReader, text: string): Promise<readonly string[]> {
  if (index === undefined) return [];
  const ranges = toBase58Ranges(text, ADDRESS_BYTES).map((range) =>
    index.all(tokenQueries.tokensBetween, { ...range, limit: MOST_OF_A_KIND }),
  );
  return (await Promise.all(ranges)).flat().map(({ mint }) => mint);
}

const { compare } = new Intl.Collator();

/** Puts one into the best of its kind, in their order: what fits best, what comes first of those, then by title. */
function keepBest<Thing>(best: Found<Thing>[], one: Found<Thing>): void {
  const at = best.findIndex(
    ({ rank, title, isFirst }) =>
      (one.rank - rank || Number(isFirst) - Number(one.isFirst) || compare(one.title, title)) < 0,
  );
  if (at >= 0) best.splice(at, 0, one);
  else if (best.length < MOST_OF_A_KIND) best.push(one);
  if (best.length > MOST_OF_A_KIND) best.pop();
}

const NO_MATCH = 4;

/** Equal, begins, a word of it begins, holds: in this order. */
function rankOf(word: string, wanted: string): number {
  if (word === wanted) return 0;
  if (word.startsWith(wanted)) return 1;
  if (word.includes(` ${wanted}`)) return 2;
  return word.includes(wanted) ? 3 : NO_MATCH;
}

const PROGRAMS = toPrograms();

function toPrograms() {
  const byAddress = new Map<string, string>();
  for (const { programs } of listDirectory())
    for (const { address, name } of programs) byAddress.set(address, name);
  for (const { definition } of listProtocols()) {
    for (const program of definition.programs) byAddress.set(program, definition.name);
  }
  return [...byAddress].map(([address, name]) => ({ address, name, compared: toComparedName(name) }));
}

const toTitle = ({ symbol, name, mint }: MetToken): string =>
  [symbol, name].filter((word) => word !== undefined && word !== '').join(' · ') || mint;

function toTokenSuggestion(token: MetToken, title: string, met: readonly MetToken[]): Suggestion {
  const { mint } = token;
  const symbolOf = (one: MetToken) => (one.symbol ? toComparedNames(one)[0] : undefined);
  const symbol = symbolOf(token);
  const sharing = symbol === undefined ? 1 : met.filter((one) => symbolOf(one) === symbol).length;
  return {
    href: `/token/${mint}`,
    title,
    note: sharing > 1 ? `${mint}, one of ${sharing} tokens with this symbol` : mint,
    kind: 'token',
  };
}
