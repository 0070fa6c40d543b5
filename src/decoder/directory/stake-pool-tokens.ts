import { asAddress } from '#contracts/chain';
import type { WellKnownToken } from '#contracts/token';

const SOURCE = 'igneous-labs/sanctum-lst-list of September 2025';

const LIST: readonly (readonly [mint: string, symbol: string, name: string])[] = [
  ['J1toso1uCk3RLmjorhTtrVwY9HJ7X8V9yYac6Y7kGCPn', 'JitoSOL', 'Jito Staked SOL'],
  ['mSoLzYCxHdYgdzU16g5QSh3i5K3z3KZK7ytfqcJm7So', 'mSOL', 'Marinade staked SOL'],
  ['jupSoLaHXQiZZTSfEWMTRRgpnyFm8f6sZdosWBjx93v', 'JupSOL', 'Jupiter Staked SOL'],
  ['BNso1VUJnh4zcfpZa6986Ea66P6TCp59hvtNJ8b1X85', 'BNSOL', 'Binance Staked SOL'],
  ['5oVNBeEEQvYi1cX3ir8Dx5n1P7pdxydbGF2X4TxVusJm', 'INF', 'Infinity'],
  ['Bybit2vBJGhPF52GBdNaQfUJ6ZpThSgHBobjWZpLPb4B', 'bbSOL', 'BybitSOL'],
  ['bSo13r4TkiE4KumL71LsHTPpL2euBYLFx6h9HP3piy1', 'bSOL', 'BlazeStake Staked SOL'],
  ['he1iusmfkpAdwvxLNGV8Y1iSbj4rUy6yMhEA3fotn9A', 'hSOL', 'Helius Staked SOL'],
  ['pSo1f9nQXWgXibFtKf7NWYxb5enAM4qfP6UJSiXRQfL', 'PSOL', 'Phantom Staked SOL'],
  ['vSoLxydx6akxyMD9XEcPvGYNGq6Nn66oqVb3UkGkei7', 'vSOL', 'The Vault'],
  ['Dso1bDeDjCQxTrWHqUUi63oBvV7Mdm6WaobLbQ7gnPQ', 'dSOL', 'Drift Staked SOL'],
  ['sctmB7GPi5L2Q5G9tUSzXvhZ4YiDMEGcRov9KfArQpx', 'dfdvSOL', 'DeFi Development Corp Staked SOL'],
  ['7Q2afV64in6N6SeZsAAB81TJzwDoD6zpqmHkzi9Dcavn', 'JSOL', 'JPOOL Solana Token'],
  ['LAinEtNLgpmCP9Rvsf5Hn8W6EhNiKLZQti1xfWMLy6X', 'laineSOL', 'Laine Stake Token'],
  ['BonK1YhkXEGLZzwtcvRTip3gAL9nCeQD7ppZBLXhtTs', 'bonkSOL', 'bonkSOL'],
];

/** Tokens of mainnet that stand for staked SOL. A short list: others are none the worse for missing in it. */
export const STAKE_POOL_TOKENS: readonly WellKnownToken[] = LIST.map(([mint, symbol, name]) => ({
  mint: asAddress(mint),
  symbol,
  name,
  source: SOURCE,
}));
