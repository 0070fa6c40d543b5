import type { CacheItem } from './cache-item.ts';

/** What the storage of all tabs holds together. */
export interface StoreTotals {
  readonly bytes: number;
  readonly items: number;
  /** How many were evicted to make room. */
  readonly evictions: number;
  /** When a visitor cleared it last, unix ms. */
  readonly clearedAt: number;
}

export const EMPTY_TOTALS: StoreTotals = { bytes: 0, items: 0, evictions: 0, clearedAt: 0 };

/** What was stored, when it is a count of ours. */
export function parseTotals(stored: unknown): StoreTotals | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const parts = Object.keys(EMPTY_TOTALS).map((name): unknown => Reflect.get(stored, name));
  const fits = parts.every((part) => typeof part === 'number' && part >= 0 && part < Infinity);
  return fits ? (stored as StoreTotals) : undefined; // every part was looked at
}

/** Whether an item comes too late: after a newer one of its key, or after a clear that meant it too. */
export function isOutdated(
  item: CacheItem,
  stored: CacheItem | undefined,
  { clearedAt }: Pick<StoreTotals, 'clearedAt'>,
): boolean {
  return item.timestamp <= clearedAt || (stored !== undefined && stored.timestamp > item.timestamp);
}
