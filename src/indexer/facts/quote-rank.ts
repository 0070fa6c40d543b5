import { WRAPPED_SOL } from '#decoder';

/**
 * Stablecoins of mainnet that one dollar stands behind. Sources: circle.com, tether.to, paypal.com,
 * each issuer's page of addresses; the same addresses stand in Jupiter's token list of 2025.
 */
const MAINNET_STABLECOINS = [
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB',
  '2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo',
] as const;

export const SOL_MINT: string = WRAPPED_SOL.mint;

/** Which mints count as dollars, and so which side of a pair is the quote. */
export interface Quotes {
  isStablecoin(mint: string): boolean;
  /** Whether `a` rather than `b` is the base of their pair: the quote is a stablecoin before SOL before others. */
  isBase(a: string, b: string): boolean;
}

/** `more` are stablecoins beside mainnet's, such as the localnet's own. */
export function createQuotes(more: readonly string[] = []): Quotes {
  const stablecoins = new Set<string>([...MAINNET_STABLECOINS, ...more]);
  const rank = (mint: string): number => (stablecoins.has(mint) ? 2 : mint === SOL_MINT ? 1 : 0);
  return {
    isStablecoin: (mint) => stablecoins.has(mint),
    isBase: (a, b) => {
      const [rankA, rankB] = [rank(a), rank(b)];
      // Neither is money: any rule will do that gives one answer for both directions.
      return rankA === rankB ? a < b : rankA < rankB;
    },
  };
}
