// Written by `npm run gen`. Do not edit.
export const pages = [
  { key: 'index', route: '/', load: () => import('./index.tsx') },
  { key: 'tx.$signature', route: '/tx/:signature', load: () => import('./tx.$signature.tsx') },
] as const;
