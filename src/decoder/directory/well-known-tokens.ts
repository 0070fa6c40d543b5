import { asAddress } from '#contracts/chain';
import type { WellKnownToken } from '#contracts/token';

const OLD_AND_NEW_LIST = 'solana-labs/token-list of 2022 and Jupiter’s token list of 2025';
const NEW_LIST = 'Jupiter’s token list of 2025';

/** Tokens of mainnet whose names others borrow, each with the public lists that give it this address. */
const LIST: readonly (readonly [mint: string, symbol: string, name: string, source: string])[] = [
  ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', 'USDC', 'USD Coin', OLD_AND_NEW_LIST],
  ['Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB', 'USDT', 'Tether USD', OLD_AND_NEW_LIST],
  ['mSoLzYCxHdYgdzU16g5QSh3i5K3z3KZK7ytfqcJm7So', 'mSOL', 'Marinade staked SOL', OLD_AND_NEW_LIST],
  ['orcaEKTdK7LKz57vaAYr9QeNsVEPfiu6QeMU1kektZE', 'ORCA', 'Orca', OLD_AND_NEW_LIST],
  ['HzwqbKZw8HxMN6bF2yFZNrht3c2iXXzpKcFu7uBEDKtr', 'EURC', 'EURC', NEW_LIST],
  ['2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo', 'PYUSD', 'PayPal USD', NEW_LIST],
  ['JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN', 'JUP', 'Jupiter', NEW_LIST],
  ['J1toso1uCk3RLmjorhTtrVwY9HJ7X8V9yYac6Y7kGCPn', 'JitoSOL', 'Jito Staked SOL', NEW_LIST],
  ['jtojtomepa8beP8AuQc6eXt5FriJwfFMwQx2v2f9mCL', 'JTO', 'JITO', NEW_LIST],
  ['DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263', 'BONK', 'Bonk', NEW_LIST],
  ['HZ1JovNiVvGrGNiiYvEozEVgZ58xaU3RKwX8eACQBCt3', 'PYTH', 'Pyth Network', NEW_LIST],
  ['EKpQGSJtjMFqKZ9KQanSqYXRcF8fBopzLHYxdM65zcjm', 'WIF', 'dogwifhat', NEW_LIST],
];

/** The mint of wrapped SOL has one address on every cluster. Source: spl-token `native_mint`. */
export const WRAPPED_SOL: WellKnownToken = {
  mint: asAddress('So11111111111111111111111111111111111111112'),
  symbol: 'SOL',
  name: 'Wrapped SOL',
  source: 'the token program’s own native mint',
};

/** A short list: a token that is missing from it is neither better nor worse for that. */
export const WELL_KNOWN_TOKENS: readonly WellKnownToken[] = [
  WRAPPED_SOL,
  ...LIST.map(([mint, symbol, name, source]) => ({ mint: asAddress(mint), symbol, name, source })),
];
