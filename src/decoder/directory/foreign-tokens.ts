/** Tokens of other chains that bridges are asked for most, by chain and address. */
const TOKENS: Readonly<
  Record<string, readonly (readonly [address: string, symbol: string, decimals: number])[]>
> = {
  Ethereum: [
    ['0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48', 'USDC', 6],
    ['0xdac17f958d2ee523a2206206994597c13d831ec7', 'USDT', 6],
  ],
  Arbitrum: [['0xaf88d065e77c8cc2239327c5edb3a432268e5831', 'USDC', 6]],
  Avalanche: [['0xb97ef9ef8734c71904d8002f8b6bc66dd9c48a6e', 'USDC', 6]],
  Base: [['0x833589fcd6edb6e08f4c7c32d4f71b54bda02913', 'USDC', 6]],
  'BNB Smart Chain': [
    ['0x8ac76a51cc950d9822d68b83fe1ad97b32cd580d', 'USDC', 18],
    ['0x55d398326f99059ff775485246999027b3197955', 'USDT', 18],
  ],
  Optimism: [['0x0b2c639c533813f4aa9d7837caf62653d097ff85', 'USDC', 6]],
  Polygon: [['0x3c499c542cef5e3811e1192ce70d8cc03d5c3359', 'USDC', 6]],
};

/** The coin of a chain, which bridges write as the address of zeros. Each has 18 decimals. */
const COINS: Readonly<Record<string, string>> = {
  Ethereum: 'ETH',
  Arbitrum: 'ETH',
  Base: 'ETH',
  Optimism: 'ETH',
  Linea: 'ETH',
  'BNB Smart Chain': 'BNB',
  Avalanche: 'AVAX',
  Polygon: 'POL',
};

const NO_TOKEN = `0x${'0'.repeat(40)}`;

/**
 * Symbol and decimals of a token of another chain; `undefined` for one that is not known here. Addresses: circle.com
 * `usdc-contract-addresses`, tether.to `supported-protocols`, those of BNB Smart Chain as its own explorer lists them.
 */
export function findForeignToken(
  chain: string,
  address: string,
): { readonly symbol: string; readonly decimals: number } | undefined {
  const coin = address === NO_TOKEN ? COINS[chain] : undefined;
  if (coin !== undefined) return { symbol: coin, decimals: 18 };
  const found = TOKENS[chain]?.find(([known]) => known === address);
  return found && { symbol: found[1], decimals: found[2] };
}
