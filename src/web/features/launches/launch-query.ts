import type { LaunchRow } from '#contracts/launches';
import type { Wire } from '#std/json';

/** Whole dollars a visitor can ask for. */
export const LIQUIDITY_STEPS = ['1000', '10000', '100000'] as const;

/** What the live page leaves out. */
export interface LaunchFilter {
  readonly minLiquidityMicroUsd: bigint;
  readonly onlyClean: boolean;
  readonly hidePooled: boolean;
}

export interface ScanQuery {
  readonly launchpad: string | undefined;
  readonly minLiquidity: string | undefined;
  readonly marks: 'clean' | undefined;
  readonly pooled: 'hide' | undefined;
  /** Keys whose value is not understood. */
  readonly faults: readonly string[];
}

const ADDRESS = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;

/** What the URL asks of the live page; what it does not understand is left out and named. */
export function readScanQuery(query: URLSearchParams): ScanQuery {
  const faults: string[] = [];
  const read = <T extends string>(key: string, isKnown: (text: string) => text is T): T | undefined => {
    const text = query.get(key)?.trim() ?? '';
    if (text === '') return undefined;
    if (isKnown(text)) return text;
    faults.push(key);
    return undefined;
  };
  return {
    launchpad: read('launchpad', (text): text is string => ADDRESS.test(text)),
    minLiquidity: read('minLiquidity', (text): text is string =>
      (LIQUIDITY_STEPS as readonly string[]).includes(text),
    ),
    marks: read('marks', (text): text is 'clean' => text === 'clean'),
    pooled: read('pooled', (text): text is 'hide' => text === 'hide'),
    faults,
  };
}

export const toFilter = ({ minLiquidity, marks, pooled }: ScanQuery): LaunchFilter => ({
  minLiquidityMicroUsd: BigInt(minLiquidity ?? 0) * 1_000_000n,
  onlyClean: marks === 'clean',
  hidePooled: pooled === 'hide',
});

/** Whether a launch passes. One whose liquidity nobody knows has none. */
export function passes(row: Wire<LaunchRow>, filter: LaunchFilter): boolean {
  if (BigInt(row.liquidityMicroUsd ?? 0) < filter.minLiquidityMicroUsd) return false;
  if (filter.onlyClean && row.marks.some(({ tone }) => tone === 'danger')) return false;
  return !(filter.hidePooled && row.progress.kind === 'pooled');
}

/** Rows in the order they stand on the page, with their newest figures; newcomers wait until they are let in. */
export interface Listing<Row> {
  readonly rows: readonly Row[];
  readonly waiting: readonly Row[];
}

/**
 * What of the newest rows stands where. `listed`: mints on the page, from above. A row that stopped passing stays
 * until newcomers are let in, so that nothing moves under the reader.
 */
export function toListing<Row extends { readonly mint: string }>(
  rows: readonly Row[],
  listed: readonly string[],
  isPassing: (row: Row) => boolean,
): Listing<Row> {
  const byMint = new Map(rows.map((row) => [row.mint, row]));
  const here = new Set(listed);
  return {
    rows: listed.flatMap((mint) => byMint.get(mint) ?? []),
    waiting: rows.filter((row) => !here.has(row.mint) && isPassing(row)),
  };
}

/** The rows of a newer answer before those it no longer holds, up to `most`. */
export function keepRows<Row extends { readonly mint: string }>(
  before: readonly Row[],
  next: readonly Row[],
  most: number,
): readonly Row[] {
  const known = new Set(next.map(({ mint }) => mint));
  return [...next, ...before.filter(({ mint }) => !known.has(mint))].slice(0, most);
}
