import { LRUCache } from 'lru-cache';
import { getAccounts, type Chain } from '#chain';
import type { TokenSummary } from '#contracts/answers';
import { asAddress, type Address } from '#contracts/chain';
import { toTokenImage, type PictureSource } from '#contracts/token-image';
import { isDataUri } from '#std/data-uri';
import { withTimeout } from '#std/concurrency';
import {
  readMetadataAccount,
  readMetadataExtension,
  readMintDecimals,
  readMintSupply,
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
  /** All units of a mint whose summary was read, as they were then; `undefined` before, and for wrapped SOL. */
  supplyOf(mint: string): bigint | undefined;
  /** Where the metadata of a mint leads; `unread` where it could not be read in time. Never rejects. */
  pictureOf(mint: Address, signal?: AbortSignal): Promise<PictureSource | 'unread' | undefined>;
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

interface Known extends TokenSummary {
  readonly supply: bigint | undefined;
  readonly pictureUri: string | undefined;
}

/** `fetchesPictures` where what metadata leads to is fetched; what stands in the metadata itself is always drawn. */
export function createTokenCache(chain: Chain, fetchesPictures = false): TokenCache {
  const known = new LRUCache<string, Known>({ max: MAX_MINTS, ttl: TTL_MS });
  const toPictureUri = (uri: string | undefined): string | undefined =>
    uri !== undefined && (fetchesPictures || isDataUri(uri)) && chain.cluster !== 'custom' ? uri : undefined;

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
        supply: data === undefined ? undefined : readMintSupply(data),
        pictureUri: toPictureUri(text?.uri),
      });
    });
  };

  return {
    async pictureOf(mint, signal) {
      if (!known.has(mint)) await withTimeout(DEADLINE_MS, read([mint], signal));
      const found = known.get(mint);
      if (found === undefined) return 'unread';
      return found.pictureUri === undefined
        ? undefined
        : { uri: found.pictureUri, mayFetch: fetchesPictures };
    },
    supplyOf: (mint) => (mint === NATIVE.mint ? undefined : known.get(mint)?.supply),
    list: () => [NATIVE, ...known.values()],
    async summarize(mints, signal) {
      const unknown = [...mints.keys()]
        .filter((mint) => !known.has(mint) && mint !== NATIVE.mint)
        .slice(0, MAX_ASKED);
      if (unknown.length > 0) await withTimeout(DEADLINE_MS, read(unknown.map(asAddress), signal));
      const summaries: Record<string, TokenSummary> = {};
      for (const [mint, decimals] of mints) {
        const found = known.get(mint);
        const summary = mint === NATIVE.mint ? NATIVE : found;
        summaries[mint] = {
          mint: asAddress(mint),
          decimals: decimals ?? summary?.decimals,
          symbol: summary?.symbol,
          name: summary?.name,
          ...(found?.pictureUri !== undefined && { image: toTokenImage(mint, chain.cluster) }),
        };
      }
      return summaries;
    },
  };
}
