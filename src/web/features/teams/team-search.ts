import { choice, defineSearch } from '../../router/define-search.ts';

/** What a team has, each by the right to see it. */
export const THINGS = {
  watchlist: { title: 'Watchlist', right: 'watchlist.read' },
  labels: { title: 'Labels', right: 'labels.read' },
  queries: { title: 'Queries', right: 'queries.read' },
  alerts: { title: 'Alerts', right: 'alerts.read' },
  exports: { title: 'Exports', right: 'exports.read' },
  keys: { title: 'API keys', right: 'keys.read' },
} as const;
export type Thing = keyof typeof THINGS;

export const isThing = (key: string): key is Thing => Object.hasOwn(THINGS, key);

export const teamFields = {
  tab: choice(['members', 'invitations', 'roles', ...Object.keys(THINGS), 'audit', 'settings'], 'members'),
};

export const teamSearch = defineSearch(teamFields);
