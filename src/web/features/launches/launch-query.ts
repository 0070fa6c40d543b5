import type { LaunchRow } from '#contracts/market/launches';
import type { Wire } from '#std/json';
import { choice, defineSearch, type SearchOf } from '../../router/define-search.ts';
import { address, flag, matching } from '../../router/search-fields.ts';

/** Whole dollars a visitor can ask for. */
export const LIQUIDITY_STEPS = ['1000', '10000', '100000'] as const;

/** What the live page leaves out. */
export interface LaunchFilter {
  readonly minLiquidityMicroUsd: bigint;
  readonly onlyClean: boolean;
  readonly hidePooled: boolean;
}

/** Which launches the live page shows. */
export const scanSearch = defineSearch({
  launchpad: address(),
  minLiquidity: choice(LIQUIDITY_STEPS),
  marks: flag('clean'),
  pooled: flag('hide'),
  /** The stage a narrow screen shows. */
  tab: choice(['new', 'graduating', 'pooled'], 'new'),
  view: choice(['columns', 'table'], 'columns'),
});

export type ScanQuery = SearchOf<typeof scanSearch>;

/** Which new tokens are listed, and before which place. */
export const newTokenFields = {
  before: matching(/^\d{1,15}(?:\.\d{1,9}){0,2}$/, 'a slot, or a place as a link to older tokens has it'),
  launchpad: address(),
  nfts: flag('show'),
};

export const newTokenSearch = defineSearch(newTokenFields);

export type NewTokenQuery = SearchOf<typeof newTokenSearch>;

export const toFilter = ({ minLiquidity, marks, pooled }: ScanQuery): LaunchFilter => ({
  minLiquidityMicroUsd: BigInt(minLiquidity ?? 0) * 1_000_000n,
  onlyClean: marks,
  hidePooled: pooled,
});

/** Whether a launch passes. One whose liquidity nobody knows has none. */
export function passes(row: Wire<LaunchRow>, filter: LaunchFilter): boolean {
  if (BigInt(row.liquidityMicroUsd ?? 0) < filter.minLiquidityMicroUsd) return false;
  if (filter.onlyClean && row.marks.some(({ tone }) => tone === 'danger')) return false;
  return !(filter.hidePooled && row.progress.kind === 'pooled');
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

/** How far a launch came. */
export type LaunchStage = ScanQuery['tab'];

/** From this part of what its launchpad sells on, a launch is about to graduate. */
export const GRADUATING_SHARE = 0.5;

/** Launches by stage, in their order; of those about to graduate the furthest first. */
export function toStages<Row extends Pick<Wire<LaunchRow>, 'progress'>>(
  rows: readonly Row[],
): Readonly<Record<LaunchStage, readonly Row[]>> {
  const shareOf = ({ progress }: Row): number => (progress.kind === 'selling' ? progress.share : 0);
  const isPooled = ({ progress }: Row): boolean => progress.kind === 'pooled';
  const isGraduating = (row: Row): boolean => shareOf(row) >= GRADUATING_SHARE;
  return {
    new: rows.filter((row) => !isPooled(row) && !isGraduating(row)),
    graduating: rows.filter(isGraduating).toSorted((a, b) => shareOf(b) - shareOf(a)),
    pooled: rows.filter(isPooled),
  };
}
