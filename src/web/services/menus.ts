export interface MenuLink {
  readonly kind: 'link';
  readonly href: string;
  readonly text: string;
}

export interface Menu {
  readonly title: string;
  readonly links: readonly MenuLink[];
}

const link = (href: string, text: string): MenuLink => ({ kind: 'link', href, text });

const DEFI: Menu = {
  title: 'DeFi',
  links: [
    link('/defi/overview', 'Overview'),
    link('/defi/coins-screener', 'Coins screener'),
    link('/defi/memecoins-screener', 'Memecoins screener'),
    link('/defi/launchpads', 'Launchpads'),
    link('/defi/amms', 'AMMs'),
    link('/defi/clobs', 'CLOBs'),
    link('/defi/perpetuals', 'Perpetuals'),
    link('/defi/options', 'Options'),
    link('/defi/bots', 'Bots'),
    link('/defi/defai', 'DeFAI'),
    link('/defi/aggregators', 'Aggregators'),
    link('/defi/yield-agg', 'Yield aggregators'),
    link('/defi/staking', 'Staking'),
    link('/defi/stablecoins', 'Stablecoins'),
    link('/defi/oracles', 'Oracles'),
    link('/defi/tools', 'Tools'),
  ],
};

/** Menus of the wide navbar, as the specification lists them. */
export const DESKTOP_MENUS: readonly Menu[] = [
  {
    title: 'Explore',
    links: [
      link('/trading-terminal', 'Trading terminal'),
      link('/networks', 'Networks'),
      link('/blocks', 'Blocks'),
      link('/programs', 'Programs'),
      link('/validators', 'Validators'),
      link('/chat', 'Chat'),
    ],
  },
  {
    title: 'Tokens',
    links: [
      link('/tokens', 'All tokens'),
      link('/tokens/gainers', 'Gainers'),
      link('/tokens/new', 'New tokens'),
      link('/scan', 'Memecoins'),
    ],
  },
  DEFI,
  {
    title: 'Analytics',
    links: [
      link('/analytics', 'Overview'),
      link('/analytics/trends', 'Trends'),
      link('/monitoring', 'Monitoring'),
    ],
  },
];

/** Menus of the phone, as the specification lists them. */
export const MOBILE_MENUS: readonly Menu[] = [
  {
    title: 'Explore',
    links: [
      link('/solana', 'Solana'),
      link('/blocks', 'Blocks'),
      link('/programs', 'Programs'),
      link('/chat', 'Chat'),
    ],
  },
  {
    title: 'Tokens',
    links: [
      link('/tokens', 'All tokens'),
      link('/tokens?tab=trending', 'Trending'),
      link('/tokens?tab=new', 'New tokens'),
      link('/scan', 'Memecoins'),
    ],
  },
  DEFI,
  { title: 'Analytics', links: [link('/analytics', 'Overview'), link('/analytics/trends', 'Trends')] },
];

/** `g` and then the letter goes there. */
export const GO_KEYS: Readonly<Record<string, MenuLink>> = {
  h: link('/', 'Home'),
  b: link('/blocks', 'Blocks'),
  s: link('/search', 'Search'),
  t: link('/tokens', 'Tokens'),
  p: link('/programs', 'Programs'),
  v: link('/validators', 'Validators'),
  n: link('/networks', 'Networks'),
  a: link('/analytics', 'Analytics'),
  d: link('/defi/overview', 'DeFi'),
};
