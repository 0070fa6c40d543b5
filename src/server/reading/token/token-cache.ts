import { LRUCache } from 'lru-cache';
import { getAccounts, type Chain } from '#chain';
import type { TokenSummary } from '#contracts/answers';
import { asAddress, type Address } from '#contracts/chain';
import { withTimeout } from '#std/concurrency';
import {
  readMetadataAccount,
  readMetadataExtension,
  readMintDecimals,
  toMetadataAddress,
} from './token-metadata.ts';

const TTL_MS = 10 * 60_000;
const MAX_MINTS = 20_000;
/** Mints looked up for one answer; a page that names more shows the rest by address. */
const MAX_ASKED = 100;
const DEADLINE_MS = 1_200;

/** Decimals, symbols and names of mints as the chain states them, remembered for ten minutes. */
export interface TokenCache {
  /**
   * Summaries keyed by mint. One whose accounts could not be read in time has only what `mints` says.
   * Never rejects: names are an extra.
   */
  summarize(
    mints: ReadonlyMap<string, number | undefined>,
    signal?: AbortSignal,
  ): Promise<Record<string, TokenSummary>>;
  /** Every token whose name is known now. */
  list(): readonly TokenSummary[];
}

/** The mint of wrapped SOL belongs to the token program itself and carries no name of its own. */
const NATIVE: TokenSummary = {
  mint: asAddress('So11111111111111111111111111111111111111112'),
  decimals: 9,
  symbol: 'wSOL',
  name: 'Wrapped SOL',
};

export function createTokenCache(chain: Chain): TokenCache {
  const known = new LRUCache<string, TokenSummary>({ max: MAX_MINTS, ttl: TTL_MS });

  const read = async (mints: readonly Address[], signal?: AbortSignal) => {
    const metadata = mints.map(toMetadataAddress);
    const accounts = await getAccounts(
      chain,
      mints.flatMap((mint, i) => [mint, metadata[i] ?? mint]),
      { signal, timeoutMs: DEADLINE_MS },
    );
    mints.forEach((mint, i) => {
      const data = accounts[i * 2]?.data;
      const text =
        data === undefined
          ? undefined
          : (readMetadataExtension(data) ?? readMetadataAccount(accounts[i * 2 + 1]?.data ?? data));
      known.set(mint, {
        mint,
        decimals: data === undefined ? undefined : readMintDecimals(data),
        symbol: text?.symbol,
        name: text?.name,
      });
    });
  };

  return {
    list: () => [NATIVE, ...known.values()],
    async summarize(mints, signal) {
      const unknown = [...mints.keys()]
        .filter((mint) => !known.has(mint) && mint !== NATIVE.mint)
        .slice(0, MAX_ASKED);
      if (unknown.length > 0) await withTimeout(DEADLINE_MS, read(unknown.map(asAddress), signal));
      const summaries: Record<string, TokenSummary> = {};
      for (const [mint, decimals] of mints) {
        const summary = mint === NATIVE.mint ? NATIVE : known.get(mint);
        summaries[mint] = {
          mint: asAddress(mint),
          decimals: decimals ?? summary?.decimals,
          symbol: summary?.symbol,
          name: summary?.name,
        };
      }
      return summaries;
    },
  };
}
