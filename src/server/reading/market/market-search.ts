import type { TokenSummary } from '#contracts/answers';
import type { TokenCache } from '../token/token-cache.ts';

/** What the token book looks up in one go. */
const NAMES_AT_ONCE = 100;

interface Pair {
  readonly market: string;
  readonly base: string;
  readonly quote: string;
}

/**
 * The markets whose pair `query` means: part of a symbol or name, two of them as in `ORCH/SOL`, or the beginning
 * of an address. Names are what the tokens say of themselves.
 */
export async function searchMarkets<Row extends Pair>(
  rows: readonly Row[],
  query: string,
  book: TokenCache,
  signal: AbortSignal,
): Promise<readonly Row[]> {
  const mints = [...new Set(rows.flatMap(({ base, quote }) => [base, quote]))];
  const names = new Map<string, TokenSummary>();
  const parts = Array.from({ length: Math.ceil(mints.length / NAMES_AT_ONCE) }, (_, i) =>
    mints.slice(i * NAMES_AT_ONCE, (i + 1) * NAMES_AT_ONCE),
  );
  await Promise.all(
    parts.map(async (part) => {
      const found = await book.summarize(new Map(part.map((mint) => [mint, undefined])), signal);
      for (const [mint, summary] of Object.entries(found)) names.set(mint, summary);
    }),
  );
  return rows.filter((row) => isMeant(row, query, names));
}

function isMeant(
  { market, base, quote }: Pair,
  query: string,
  names: ReadonlyMap<string, TokenSummary>,
): boolean {
  const isToken = (mint: string, text: string): boolean => {
    const { symbol, name } = names.get(mint) ?? {};
    return (
      mint.startsWith(text) || [symbol, name].some((said) => toFolded(said ?? '').includes(toFolded(text)))
    );
  };
  const words = query.split(/[\s/]+/).filter((word) => word !== '');
  const [first, second] = words;
  if (words.length === 2 && first !== undefined && second !== undefined) {
    if (isToken(base, first) && isToken(quote, second)) return true;
    if (isToken(base, second) && isToken(quote, first)) return true;
  }
  return market.startsWith(query) || isToken(base, query) || isToken(quote, query);
}

const toFolded = (text: string): string => text.normalize('NFKC').toLowerCase();
