import type { OnboardingFlow, StepPage } from './onboarding.ts';

const SEARCH: StepPage = { route: '/search' };
const SCREENER: StepPage = { route: '/defi/coins-screener' };

/** For those who look for something in particular: filters of every kind. */
export const advancedSearch: OnboardingFlow = {
  id: 'advanced-search',
  title: 'Advanced Search',
  description: 'Filter blocks, histories, programs, validators and tokens, and share what you found.',
  category: 'Search',
  estimatedTime: 8,
  difficulty: 'intermediate',
  prerequisites: ['getting-started'],
  steps: [
    {
      id: 'box',
      title: 'The box recognises what you paste',
      content:
        'Suggestions come while you type; the arrow keys choose one. A link from another explorer opens the same page here, and a transaction in base64 opens the inspector.',
      page: SEARCH,
      target: 'main form[role="search"]',
      position: 'bottom',
      action: { kind: 'focus', label: 'Focus the field' },
      skippable: true,
    },
    {
      id: 'kinds',
      title: 'What can be searched',
      content: 'Addresses, signatures and slots open at once. Everything else is looked up by name.',
      page: SEARCH,
      target: 'section[aria-label="What can be searched"]',
      position: 'top',
      skippable: true,
    },
    {
      id: 'block-filters',
      title: 'Inside a block',
      content:
        'Show only failed transactions, only one program or one account, or sort by fee. The filters are part of the page address: send the link and others see the same.',
      page: { route: '/block/:slot', through: { from: '/blocks', link: 'main a[href^="/block/"]' } },
      target: 'main form[aria-label="Filters"]',
      position: 'bottom',
      skippable: true,
    },
    {
      id: 'history-filters',
      title: 'The history of an account',
      content: 'Every account has its history here. Choose failed to find out why something did not work.',
      page: { route: '/account/11111111111111111111111111111111' },
      target: 'main [data-history-filters]',
      position: 'top',
      skippable: true,
    },
    {
      id: 'program-filters',
      title: 'Programs by name and category',
      content: 'Find a program by its name or address. The table is sorted by use in the indexed blocks.',
      page: { route: '/programs' },
      target: 'main [data-filters]',
      position: 'bottom',
      skippable: true,
    },
    {
      id: 'validator-filters',
      title: 'Validators',
      content: 'Narrow the validators down by name, and sort by stake, commission or version.',
      page: { route: '/validators' },
      target: 'main [data-filters]',
      position: 'top',
      skippable: true,
    },
    {
      id: 'screener-bounds',
      title: 'Filter tokens by range',
      content:
        'Set a minimum and a maximum for volume, liquidity, change, holders, trades and age. Short forms work: 2.5k, 1m, 30min, 7d. Enter applies them.',
      page: SCREENER,
      target: 'main [data-filters]',
      position: 'bottom',
      skippable: true,
    },
    {
      id: 'screener-presets',
      title: 'Start from a preset',
      content: 'Presets fill in the filters for you. Adjust them from there.',
      page: SCREENER,
      target: 'nav[aria-label="Presets"]',
      position: 'bottom',
      skippable: true,
    },
    {
      id: 'columns',
      title: 'Columns and files',
      content:
        'Choose the columns you want to compare. Next to it, copy or download the rows you see as CSV.',
      page: SCREENER,
      target: 'main section[aria-label="Tokens"] button[aria-haspopup="menu"]',
      position: 'left',
      action: { kind: 'click', label: 'Open the columns' },
      skippable: false,
    },
  ],
};
