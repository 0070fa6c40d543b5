/** The product's name and everything derived from it; nothing else spells it out. */
export const PRODUCT = {
  name: 'OSVM',
  slug: 'osvm',
  tagline: 'The Solana explorer that reads every transaction',
  assistantName: 'SVMAI',
} as const;

/** The wallet the join button is for, by its name in the Wallet Standard, and where it is had. */
export const JOIN_WALLET = { name: 'Phantom', site: 'https://phantom.com/download' } as const;
