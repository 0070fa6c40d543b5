import { matchRoute } from '../router/match-route.ts';

/** A page the product will have and has not yet. */
export interface PlannedPage {
  readonly route: string;
  readonly title: string;
  /** What will be there, as a sentence. */
  readonly promise: string;
  /** Where to look meanwhile. */
  readonly meanwhile?: { readonly href: string; readonly text: string } | undefined;
}

const BLOCKS = { href: '/blocks', text: 'Watch the latest blocks' };
const SEARCH = { href: '/search', text: 'Search an account, transaction or block' };

const plan = (
  route: string,
  title: string,
  promise: string,
  meanwhile: PlannedPage['meanwhile'] = SEARCH,
): PlannedPage => ({
  route,
  title,
  promise,
  meanwhile,
});

const DEFI = [
  ['overview', 'DeFi overview', 'every category of protocols with calls, users, volume and fees'],
  ['coins-screener', 'Coins screener', 'a filterable list of coins by price, volume and age'],
  ['memecoins-screener', 'Memecoins screener', 'a filterable list of memecoins with their risk marks'],
  ['launchpads', 'Launchpads', 'launches, graduation rates and fees of each launchpad'],
  ['amms', 'AMMs', 'pools by liquidity and volume'],
  ['clobs', 'Order books', 'markets and spreads of on-chain order books'],
  ['perpetuals', 'Perpetuals', 'perpetual futures protocols by decoded events'],
  ['options', 'Options', 'options protocols by decoded events'],
  ['bots', 'Bots', 'trading bots by the programs and fee accounts they use'],
  ['defai', 'DeFAI', 'protocols run by agents'],
  ['aggregators', 'Aggregators', 'routes and the venues they use'],
  ['yield-agg', 'Yield', 'vaults and yield aggregators'],
  ['staking', 'Liquid staking', 'stake pools with their supply and rates'],
  ['stablecoins', 'Stablecoins', 'supplies and flows of stablecoins'],
  ['oracles', 'Oracles', 'price feeds and how fresh they are'],
  ['tools', 'Tools', 'the registry of tools with links'],
] as const;

/** Every path the menus and the contract name that no page file serves yet. */
const PLANNED: readonly PlannedPage[] = [
  plan(
    '/trading-terminal',
    'Trading terminal',
    'Markets with candles, trades and depth from our own index of blocks, and swaps signed by your wallet.',
  ),
  plan(
    '/chat',
    'SVMAI assistant',
    'An assistant that plans, reads the chain with tools and cites every number it says.',
  ),
  plan('/tokens', 'Tokens', 'All tokens seen in our index of blocks, with prices, volume and holders.'),
  plan('/tokens/gainers', 'Gainers', 'Tokens whose price rose most, with the liquidity behind it.'),
  plan('/tokens/new', 'New tokens', 'Tokens in the order they were created.'),
  plan('/scan', 'Scan', 'Token launches as they happen, with live risk marks.', BLOCKS),
  ...DEFI.map(([path, title, what]) =>
    plan(`/defi/${path}`, title, `This page will show ${what}, from our own index of blocks.`),
  ),
  plan(
    '/analytics',
    'Analytics',
    'Activity, fees, failures and compute of the whole chain over time.',
    BLOCKS,
  ),
  plan('/analytics/trends', 'Trends', 'Programs rising and falling, cohorts of users, token births.', BLOCKS),
  plan(
    '/monitoring',
    'Monitoring',
    'A live feed with rule-based anomalies and the evidence for each.',
    BLOCKS,
  ),
  plan('/docs', 'User documentation', 'How to read what the explorer shows.'),
  plan('/docs/:slug', 'User documentation', 'How to read what the explorer shows.'),
  plan('/swagger', 'API reference', 'Every endpoint of the API, tried in the page.'),
  plan('/blog', 'Blog', 'Articles about the product and the chain.'),
  plan('/blog/:slug', 'Blog', 'Articles about the product and the chain.'),
  plan('/news', 'News', 'What is new.'),
  plan('/changelog', 'Changelog', 'What changed in each version.'),
  plan(
    '/user/:wallet',
    'Profile',
    'Holdings, activity and labels of a wallet, and your own settings when you are signed in.',
  ),
];

export function findPlanned(path: string): PlannedPage | undefined {
  return matchRoute(PLANNED, path)?.entry;
}
