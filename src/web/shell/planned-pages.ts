import { matchRoute } from '../router/match-route.ts';

/** A page the product will have and has not yet. */
export interface PlannedPage {
  readonly route: string;
  readonly title: string;
  /** What will be there, as a sentence. */
  readonly promise: string;
  /** Where to look meanwhile. */
  readonly meanwhile?: { readonly href: string; readonly text: string } | undefined;
}

const SEARCH = { href: '/search', text: 'Search an account, transaction or block' };

const plan = (
  route: string,
  title: string,
  promise: string,
  meanwhile: PlannedPage['meanwhile'] = SEARCH,
): PlannedPage => ({
  route,
  title,
  promise,
  meanwhile,
});

/** Every path the menus and the contract name that no page file serves yet. */
const PLANNED: readonly PlannedPage[] = [
  plan(
    '/chat',
    'SVMAI assistant',
    'An assistant that plans, reads the chain with tools and cites every number it says.',
  ),
];

export function findPlanned(path: string): PlannedPage | undefined {
  return matchRoute(PLANNED, path)?.entry;
}
