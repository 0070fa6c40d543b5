import type { OnboardingFlow, StepPage } from './onboarding.ts';

const TRANSACTION: StepPage = {
  route: '/tx/:signature',
  through: { from: '/', link: 'section[aria-label="Latest transactions"] a[href^="/tx/"]' },
};
const TOKEN_PROGRAM: StepPage = { route: '/program/TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' };

/** For those who build: bytes, interfaces, endpoints and statements. */
export const developerTools: OnboardingFlow = {
  id: 'developer-tools',
  title: 'Developer Tools',
  description: 'Raw transactions, the inspector, program IDLs, endpoints, and every page as JSON.',
  category: 'Developers',
  estimatedTime: 12,
  difficulty: 'advanced',
  prerequisites: ['getting-started', 'advanced-search'],
  steps: [
    {
      id: 'details',
      title: 'Below the sentence',
      content:
        'Balance changes, accounts, logs and the raw transaction are one click away. Your choice is part of the page address.',
      page: TRANSACTION,
      target: 'nav[aria-label="Details of the transaction"]',
      position: 'top',
      skippable: true,
    },
    {
      id: 'fields',
      title: 'Decoded fields',
      content:
        'Every instruction unfolds to its fields, its accounts with their roles, its bytes and the log lines it wrote.',
      page: TRANSACTION,
      target: 'main section[aria-label="Instructions"] details > summary',
      position: 'bottom',
      action: { kind: 'click', label: 'Unfold it' },
      skippable: true,
    },
    {
      id: 'inspector',
      title: 'Before you sign',
      content:
        'Paste a transaction or message of any version. It is decoded, its signatures are checked, and it is run without being sent.',
      page: { route: '/tx/inspector' },
      target: 'main section[aria-label="Transaction"] form',
      position: 'bottom',
      action: { kind: 'focus', label: 'Focus the field' },
      skippable: true,
    },
    {
      id: 'interface',
      title: 'The IDL of a program',
      content:
        'Instructions, accounts, types and errors of a program, searched by name. If a program publishes no IDL, the page says so.',
      page: TOKEN_PROGRAM,
      target: 'main section[aria-label="IDL"] form',
      position: 'bottom',
      skippable: true,
    },
    {
      id: 'account-types',
      title: 'Layouts of accounts',
      content: 'What the data of an account owned by this program means, field by field.',
      page: TOKEN_PROGRAM,
      target: 'main section[aria-label="Accounts"]',
      position: 'top',
      skippable: true,
    },
    {
      id: 'gates',
      title: 'Feature gates',
      content: 'Which changes of the runtime are active on this cluster, since when, and which are pending.',
      page: { route: '/feature-gates' },
      target: 'main section',
      position: 'top',
      skippable: true,
    },
    {
      id: 'networks',
      title: 'Clusters and endpoints',
      content:
        'The state of every cluster and of every endpoint behind it. Requests to /api/proxy/rpc are spread over the healthy ones.',
      page: { route: '/networks' },
      target: 'main section#localnet, main section',
      position: 'top',
      skippable: true,
    },
    {
      id: 'queries',
      title: 'Ask the index',
      content:
        'Reviewed statements over indexed blocks, with parameters. Each says which tables it reads, and its answer comes as JSON or CSV too.',
      page: { route: '/analytics/queries' },
      target: 'main section[aria-label="Find a query"]',
      position: 'top',
      skippable: true,
    },
    {
      id: 'monitoring',
      title: 'What is unusual',
      content: 'Rules watch every indexed block. Each finding comes with its evidence.',
      page: { route: '/monitoring' },
      target: 'main [data-filters]',
      position: 'bottom',
      skippable: true,
    },
    {
      id: 'twins',
      title: 'Every page as data',
      content:
        'Add .json or .md to any page address to get the page as data or text. The API reference lists every endpoint.',
      page: { route: '/monitoring' },
      target: 'footer a[href="/swagger"]',
      position: 'top',
      skippable: false,
    },
  ],
};
