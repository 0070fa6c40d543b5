import { PRODUCT } from '#contracts/product';

/** How far this visitor has read the changelog. */
export const CHANGELOG_KEY = `${PRODUCT.slug}-changelog-seen`;
const VERSION = 1;
const MARK = /^[0-9a-f]{12}$/;

/** The mark that was newest when the visitor last looked; `undefined` for anything else. */
export function parseSeenMark(stored: unknown): string | undefined {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined;
  if (!Object.hasOwn(stored, 'version') || !Object.hasOwn(stored, 'mark')) return undefined;
  const { version, mark } = stored as { readonly version: unknown; readonly mark: unknown }; // both are its own
  return version === VERSION && typeof mark === 'string' && MARK.test(mark) ? mark : undefined;
}

export const toStoredMark = (mark: string) => ({ version: VERSION, mark });

/** Whether there is an entry the visitor has not looked at; one who never looked has seen none. */
export const hasNews = (stored: unknown, newest: string): boolean => parseSeenMark(stored) !== newest;
