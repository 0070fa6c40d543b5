// Written by `npm run gen`. Do not edit.
export const pages = [
  { key: 'account.$address', route: '/account/:address', load: () => import('./account.$address.tsx') },
  { key: 'block.$slot', route: '/block/:slot', load: () => import('./block.$slot.tsx') },
  { key: 'blocks', route: '/blocks', load: () => import('./blocks.tsx') },
  { key: 'epoch.$epoch', route: '/epoch/:epoch', load: () => import('./epoch.$epoch.tsx') },
  { key: 'feature-gates', route: '/feature-gates', load: () => import('./feature-gates.tsx') },
  { key: 'index', route: '/', load: () => import('./index.tsx') },
  { key: 'networks', route: '/networks', load: () => import('./networks.tsx') },
  { key: 'program.$address', route: '/program/:address', load: () => import('./program.$address.tsx') },
  { key: 'programs', route: '/programs', load: () => import('./programs.tsx') },
  { key: 'search', route: '/search', load: () => import('./search.tsx') },
  { key: 'solana', route: '/solana', load: () => import('./solana.tsx') },
  { key: 'token.$mint', route: '/token/:mint', load: () => import('./token.$mint.tsx') },
  { key: 'tx.$signature', route: '/tx/:signature', load: () => import('./tx.$signature.tsx') },
  { key: 'tx.inspector', route: '/tx/inspector', load: () => import('./tx.inspector.tsx') },
  { key: 'validator.$vote', route: '/validator/:vote', load: () => import('./validator.$vote.tsx') },
  { key: 'validators', route: '/validators', load: () => import('./validators.tsx') },
] as const;
