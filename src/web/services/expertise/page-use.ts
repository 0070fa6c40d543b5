import type { Area, Use } from './behaviour.ts';
import { PAGE_USES } from './page-uses.gen.ts';

/** What is used on the page of a path, and the area its time counts for. */
export function toPageUse(path: string): { readonly use: Use | undefined; readonly area: Area } {
  const parts = path.split('/');
  const found = PAGE_USES.filter(({ route }) => isAt(route, parts)).sort(
    // A page by its own name stands before one of any name.
    (a, b) => Number(a.route.includes(':')) - Number(b.route.includes(':')),
  )[0];
  return { use: found?.use, area: found?.area ?? 'other' };
}

function isAt(route: string, path: readonly string[]): boolean {
  const parts = route.split('/');
  return parts.length === path.length && parts.every((part, i) => part.startsWith(':') || part === path[i]);
}
