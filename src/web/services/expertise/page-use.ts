import type { Area, Use } from './behaviour.ts';

/** First fitting beginning of a path → what is used there and whose time it is. */
const PAGES: readonly (readonly [start: string, use: Use, area: Area])[] = [
  ['/search', 'search', 'search'],
  ['/blocks', 'blocks', 'chain'],
  ['/block/', 'block', 'chain'],
  ['/tx/inspector', 'inspector', 'developer'],
  ['/tx/', 'transaction', 'chain'],
  ['/account/', 'account', 'chain'],
  ['/token/', 'token', 'tokens'],
  ['/tokens', 'tokens', 'tokens'],
  ['/scan', 'tokens', 'tokens'],
  ['/program/', 'program', 'chain'],
  ['/programs', 'programs', 'chain'],
  ['/validators', 'validators', 'chain'],
  ['/validator/', 'validator', 'chain'],
  ['/epoch/', 'epoch', 'chain'],
  ['/networks', 'networks', 'developer'],
  ['/solana', 'solana', 'chain'],
  ['/feature-gates', 'feature-gates', 'developer'],
  ['/defi/coins-screener', 'screener', 'analytics'],
  ['/defi/memecoins-screener', 'screener', 'analytics'],
  ['/defi/', 'defi', 'analytics'],
  ['/trading-terminal', 'terminal', 'tokens'],
  ['/analytics/queries', 'queries', 'analytics'],
  ['/analytics/trends', 'trends', 'analytics'],
  ['/analytics', 'analytics', 'analytics'],
  ['/monitoring', 'monitoring', 'analytics'],
  ['/docs', 'docs', 'help'],
  ['/swagger', 'api-reference', 'developer'],
  ['/chat', 'chat', 'ai'],
  ['/user/', 'profile', 'other'],
];

/** What is used on a page, and the area its time counts for. */
export function toPageUse(path: string): { readonly use: Use | undefined; readonly area: Area } {
  if (path === '/') return { use: 'home', area: 'search' };
  const found = PAGES.find(
    ([start]) => path === start || path.startsWith(start.endsWith('/') ? start : `${start}/`),
  );
  return { use: found?.[1], area: found?.[2] ?? 'other' };
}
