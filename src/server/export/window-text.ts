import type { Wire } from '#std/json';
import type { UnixSeconds } from '#contracts/chain';
import { toInstantText } from '#contracts/text/value-text';
import type { IndexCoverage } from '#contracts/market/market';

/**
 * `7d to 2026-09-15T00:00:00Z; indexed slots 100 to 200`. A window that is summed in whole spans, as hours, is shorter
 * than its name: with `from` it says when it begins.
 */
export function toWindowText(coverage: Wire<IndexCoverage>, window?: string, from?: UnixSeconds): string {
  const to = toInstantText(coverage.toTime);
  const slots = `indexed slots ${coverage.fromSlot} to ${coverage.toSlot}`;
  if (from !== undefined) {
    const begin = toInstantText(Math.max(from, coverage.fromTime));
    return `${window} in whole spans, ${begin} to ${to}; ${slots}`;
  }
  return window === undefined ? `up to ${to}; ${slots}` : `${window} to ${to}; ${slots}`;
}
