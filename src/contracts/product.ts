/** The product's name and everything derived from it; nothing else spells it out. */
export const PRODUCT = {
  name: 'OSVM',
  slug: 'osvm',
  tagline: 'The Solana explorer that reads every transaction',
  assistantName: 'SVMAI',
} as const;
