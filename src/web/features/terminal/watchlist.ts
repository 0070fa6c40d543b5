import { MAX_LISTED_MARKETS } from '#contracts/market/terminal';
import { createStoredStore, useStore } from '../../ui/state/store.ts';

const KEY = 'terminal.watchlist';
const ADDRESS = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;

/** Markets of a stored list; whatever else stands there is left out. */
export function parseWatchlist(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return [];
  const markets = stored.filter((item): item is string => typeof item === 'string' && ADDRESS.test(item));
  return [...new Set(markets)].slice(0, MAX_LISTED_MARKETS);
}

export function toggleMarket(markets: readonly string[], market: string): readonly string[] {
  return markets.includes(market)
    ? markets.filter((one) => one !== market)
    : [...markets, market].slice(-MAX_LISTED_MARKETS);
}

const list = createStoredStore(KEY, parseWatchlist, (markets) =>
  markets.length === 0 ? undefined : markets,
);
const toggle = (market: string): void => list.write(toggleMarket(list.read(), market));

/** The visitor’s own list of markets, stored in this browser. */
export const useWatchlist = (): readonly [markets: readonly string[], toggle: (market: string) => void] => [
  useStore(list),
  toggle,
];
