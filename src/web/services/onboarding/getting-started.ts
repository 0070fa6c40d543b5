import type { OnboardingFlow, StepPage } from './onboarding.ts';

const HOME: StepPage = { route: '/' };
const TRANSACTION: StepPage = {
  route: '/tx/:signature',
  through: { from: '/', link: 'section[aria-label="Latest transactions"] a[href^="/tx/"]' },
};

/** What everyone needs: search, the menus, blocks, and how to read a transaction. */
export const gettingStarted: OnboardingFlow = {
  id: 'getting-started',
  title: 'Getting Started',
  description: 'Search, watch blocks arrive, and read your first transaction.',
  category: 'Basics',
  estimatedTime: 5,
  difficulty: 'beginner',
  prerequisites: [],
  steps: [
    {
      id: 'search',
      title: 'Everything starts here',
      content:
        'Paste an address, a signature or a slot number, or type the name of a program, token or validator. The key / brings you to a search box from any page.',
      page: HOME,
      target: 'main form[role="search"]',
      position: 'bottom',
      action: { kind: 'focus', label: 'Focus the field' },
      skippable: true,
    },
    {
      id: 'menus',
      title: 'All pages',
      content:
        'The menus lead to blocks, programs, validators, tokens, DeFi and analytics. On a phone they are behind one button.',
      page: HOME,
      target: 'header nav[aria-label="Main"], header button[aria-label="Menu"]',
      position: 'bottom',
      skippable: true,
    },
    {
      id: 'blocks',
      title: 'Blocks, as they are made',
      content:
        'New blocks appear here by themselves, as the chain makes them. When you have scrolled away they wait behind a button, so that nothing moves while you read.',
      page: HOME,
      target: 'section[aria-label="Latest blocks"]',
      position: 'right',
      skippable: true,
    },
    {
      id: 'transactions',
      title: 'Transactions, in words',
      content:
        'Each row says in a sentence what a transaction did and whether it worked. The votes of validators are left out here: they are most of the traffic.',
      page: HOME,
      target: 'section[aria-label="Latest transactions"]',
      position: 'left',
      skippable: true,
    },
    {
      id: 'transaction-overview',
      title: 'One transaction',
      content:
        'This is the newest one, picked for you. First comes what happened and whether it worked, then who paid, which fee, in which block and when.',
      page: TRANSACTION,
      target: 'main section[aria-label="Overview"]',
      position: 'bottom',
      skippable: true,
    },
    {
      id: 'addresses',
      title: 'Every address leads on',
      content:
        'Click an address to see the account behind it: what it holds, who controls it, and what it did before. The button beside it copies the full address.',
      page: TRANSACTION,
      target: 'main section[aria-label="Overview"] a[href^="/account/"]',
      position: 'bottom',
      skippable: true,
    },
    {
      id: 'instructions',
      title: 'Step by step',
      content:
        'A transaction is a list of instructions to programs. Each is a sentence; unfold one to see its fields, accounts, data and logs.',
      page: TRANSACTION,
      target: 'main section[aria-label="Instructions"]',
      position: 'top',
      skippable: true,
    },
    {
      id: 'footer',
      title: 'Where it all comes from',
      content:
        'The last line of every page says which cluster you look at, who answers, and which blocks are indexed. Unknown values are shown as unknown, never made up.',
      page: TRANSACTION,
      target: 'footer',
      position: 'top',
      skippable: false,
    },
  ],
};
