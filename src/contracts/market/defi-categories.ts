/** The categories of protocols the DeFi pages are about: what each holds, and what feeds it. */
import type { Act } from './protocol-acts.ts';

/** What a category shows beside its protocols. */
export type DefiPart =
  | 'pools'
  | 'launches'
  | 'routes'
  | 'instructions'
  | 'stake'
  | 'stake-pools'
  | 'stablecoins';

export interface DefiCategoryDefinition {
  /** Part of the page's address. */
  readonly key: string;
  readonly title: string;
  /** What belongs here, as a sentence. */
  readonly holds: string;
  /** Categories of the directory and of protocol files whose programs belong here. */
  readonly feeds: readonly string[];
  /** Programs that belong here though their own category is another. */
  readonly programs?: readonly string[] | undefined;
  /** Programs of other categories that have to do with this one. */
  readonly related?: readonly string[] | undefined;
  /** Whose value counts as the category's volume: of its pools, of what it routes, or nobody's. */
  readonly volume: 'pools' | 'routed' | 'none';
  readonly parts: readonly DefiPart[];
  /** What people do there, in the order it is shown. */
  readonly acts: readonly Act[];
  /** Those of them that are left out of its figures where there was none; of the others it says that. */
  readonly ifAny?: readonly Act[] | undefined;
  /** What the directory cannot have and why. */
  readonly unlisted?: string | undefined;
  /** What cannot be shown and why. */
  readonly missing?: string | undefined;
}

const define = <const Key extends string>(
  definition: DefiCategoryDefinition & { readonly key: Key },
): DefiCategoryDefinition & { readonly key: Key } => definition;

/** In the order of the menu. A category of the directory feeds one of them at most. */
export const DEFI_CATEGORIES = [
  define({
    key: 'launchpads',
    title: 'Launchpads',
    holds: 'Programs that create a token and sell it along a curve until it moves to a pool.',
    feeds: ['launchpad'],
    volume: 'pools',
    parts: ['launches'],
    acts: [],
  }),
  define({
    key: 'amms',
    title: 'AMMs',
    holds:
      'Automated market makers: programs that trade from pools, at a price set by their reserves or their maker.',
    feeds: ['amm'],
    volume: 'pools',
    parts: ['pools'],
    acts: [],
  }),
  define({
    key: 'clobs',
    title: 'Order books',
    holds: 'Programs that match orders of an order book on chain.',
    feeds: ['clob'],
    volume: 'pools',
    parts: ['pools', 'instructions'],
    acts: ['place', 'cancel'],
    missing:
      'The index knows trades, so there is a last price and no spread: where an order book is decoded, its account page has both sides.',
  }),
  define({
    key: 'perpetuals',
    title: 'Perpetuals',
    holds: 'Programs for perpetual futures and leveraged positions.',
    feeds: ['perpetuals'],
    volume: 'none',
    parts: ['instructions'],
    acts: ['open', 'close', 'liquidate', 'place', 'cancel'],
    ifAny: ['place', 'cancel'],
    missing:
      'Volume and open interest are not collected here: where a market or a position is decoded, its account page has them.',
  }),
  define({
    key: 'options',
    title: 'Options',
    holds: 'Programs for options, structured products and prediction markets.',
    feeds: ['options', 'prediction'],
    volume: 'none',
    parts: ['instructions'],
    acts: [],
    missing: 'Premiums and strikes are not decoded, so there is no volume.',
  }),
  define({
    key: 'bots',
    title: 'Bots',
    holds: 'Programs that trading bots and terminals send their trades through.',
    feeds: ['bot'],
    volume: 'routed',
    parts: ['routes', 'instructions'],
    acts: [],
    unlisted:
      'Bots without a program of their own are known by the accounts their fees go to. The directory has no such accounts with a public source, so those bots are missing.',
  }),
  define({
    key: 'defai',
    title: 'DeFAI',
    holds: 'Programs that agents run: vaults they steer, and trades they decide on.',
    feeds: ['agent'],
    related: ['5U3EU2ubXtK84QcRjWVmYt9RaDyA8gKxdUrPFXmZyaki', 'MAyhSmzXzV1pTf7LsNkrNwkWKTo4ougAJ1PPg47MD4e'],
    volume: 'none',
    parts: ['instructions'],
    acts: [],
    unlisted:
      'Agents sign with keys like everybody else, and no public source names programs only they run: the directory has none in this category. Tokens of agents are launched on launchpads.',
  }),
  define({
    key: 'aggregators',
    title: 'Aggregators',
    holds: 'Programs that find the best route through the venues, and that fill orders over them.',
    feeds: ['aggregator'],
    volume: 'routed',
    parts: ['routes'],
    acts: [],
  }),
  define({
    key: 'yield-agg',
    title: 'Yield',
    holds: 'Vaults, farms and lending markets. They share one category, because most vaults lend.',
    feeds: ['lending'],
    volume: 'none',
    parts: ['instructions'],
    acts: ['deposit', 'borrow', 'repay', 'withdraw', 'liquidate'],
    ifAny: ['withdraw'],
    missing:
      'Interest rates and the amounts lent are not collected here: where an account is decoded, its page has them.',
  }),
  define({
    key: 'staking',
    title: 'Staking',
    holds: 'The stake program, stake pools and restaking.',
    feeds: ['staking'],
    programs: ['Stake11111111111111111111111111111111111111'],
    volume: 'none',
    parts: ['stake', 'stake-pools', 'instructions'],
    acts: ['stake', 'unstake'],
  }),
  define({
    key: 'stablecoins',
    title: 'Stablecoins',
    holds: 'Dollar-pegged tokens and the programs that issue them.',
    feeds: ['stablecoin'],
    volume: 'pools',
    parts: ['stablecoins', 'instructions'],
    acts: [],
  }),
  define({
    key: 'oracles',
    title: 'Oracles',
    holds: 'Programs that bring prices and random numbers onto the chain.',
    feeds: ['oracle'],
    volume: 'none',
    parts: ['instructions'],
    acts: ['update'],
    ifAny: ['update'],
    missing: 'Calls are counted by instruction; which feed each updates is not indexed.',
  }),
  define({
    key: 'tools',
    title: 'Tools',
    holds: 'Infrastructure: bridges, governance, lockers, multisigs and more.',
    feeds: ['infrastructure', 'bridge', 'governance'],
    volume: 'none',
    parts: [],
    acts: ['send', 'receive'],
  }),
] as const;

export type DefiCategory = (typeof DEFI_CATEGORIES)[number]['key'];

export const DEFI_CATEGORY_KEYS: readonly DefiCategory[] = DEFI_CATEGORIES.map(({ key }) => key);

export function getDefiCategory(key: DefiCategory): DefiCategoryDefinition {
  return DEFI_CATEGORIES.find((category) => category.key === key)!; // the keys are theirs
}
