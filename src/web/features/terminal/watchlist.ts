import { useEffect, useState } from 'preact/hooks';
import { MAX_LISTED_MARKETS } from '#contracts/terminal';
import { readStored, writeStored } from '../../ui/stored-value.ts';

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

/** The visitor’s own list of markets, kept in this browser. */
export function useWatchlist(): readonly [markets: readonly string[], toggle: (market: string) => void] {
  const [markets, setMarkets] = useState<readonly string[]>([]);
  useEffect(() => setMarkets(parseWatchlist(readStored(KEY))), []);
  const toggle = (market: string) => {
    const next = toggleMarket(parseWatchlist(readStored(KEY)), market);
    setMarkets(next);
    writeStored(KEY, next.length === 0 ? undefined : next);
  };
  return [markets, toggle];
}
