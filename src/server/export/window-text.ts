import type { Wire } from '#std/json';
import type { IndexCoverage } from '#contracts/market/market';

/** `7d to 2026-09-15T00:00:00Z; indexed slots 100 to 200`. */
export function toWindowText(coverage: Wire<IndexCoverage>, window?: string): string {
  const to = new Date(coverage.toTime * 1_000).toISOString().replace('.000Z', 'Z');
  const slots = `indexed slots ${coverage.fromSlot} to ${coverage.toSlot}`;
  return window === undefined ? `up to ${to}; ${slots}` : `${window} to ${to}; ${slots}`;
}
