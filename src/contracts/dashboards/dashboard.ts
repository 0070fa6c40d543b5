/** Dashboards: pages of tiles people put together. Everything in one is written by its maker and so untrusted. */
import type { ServedCluster } from '../cluster.ts';
import { WINDOW_KEYS, type Window } from '../market/market.ts';
import type { IndexQuery } from '../query/index-query.ts';
import { chartOf, type ChartKey } from './tile-charts.ts';
import { measureOf, type MeasureKey } from './tile-measures.ts';

export const DASHBOARD_LIMITS = {
  /** Of one owner. */
  dashboards: 50,
  tiles: 40,
  /** Characters. */
  title: 80,
  description: 300,
  note: 4_000,
  /** Of its content as JSON, in UTF-8. */
  bytes: 64 * 1_024,
  /** Stored of each dashboard; the oldest go. */
  versions: 20,
  /** Fields of one query that follow a parameter. */
  bound: 4,
} as const;

/** Cells of the grid a tile stands on. */
export const GRID = { columns: 12, leastWidth: 2, leastHeight: 2, mostHeight: 24, mostRow: 999 } as const;

/** Addresses that tiles share. */
export const PARAMETERS = ['token', 'wallet', 'program', 'validator'] as const;
export type Parameter = (typeof PARAMETERS)[number];

/** An address of its own, or `$token`, `$wallet` … for the one of a parameter. */
export type Subject = string;

/** The parameter a subject names; `undefined` for an address. */
export const toParameter = (subject: Subject): Parameter | undefined =>
  PARAMETERS.find((name) => subject === `$${name}`);

export const DASHBOARD_WINDOWS = WINDOW_KEYS;

/** How often tiles ask again: with every move of the index, by the clock, or never by themselves. */
export const REFRESHES = ['live', '30s', '1m', '5m', '15m', 'off'] as const;
export type Refresh = (typeof REFRESHES)[number];

export const ENTITY_KINDS = ['token', 'wallet', 'program', 'validator', 'transaction'] as const;
export type EntityKind = (typeof ENTITY_KINDS)[number];

/** Where a tile stands, in cells from the top left. */
export interface TilePlace {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A field of a query’s source that must be what a parameter says. */
export interface BoundField {
  readonly field: string;
  readonly parameter: Parameter;
}

export interface QueryTileContent {
  readonly kind: 'query';
  readonly query: IndexQuery;
  readonly show: 'table' | 'chart';
  readonly bound?: readonly BoundField[] | undefined;
  /** Whether its time is the window of the dashboard instead of its own. */
  readonly followsWindow?: boolean | undefined;
}

export type TileContent =
  | QueryTileContent
  /** `of` is left out for figures of the whole chain. */
  | { readonly kind: 'measure'; readonly measure: MeasureKey; readonly of?: Subject | undefined }
  | { readonly kind: 'chart'; readonly chart: ChartKey; readonly of?: Subject | undefined }
  /** What whoever looks has on their own watchlist. */
  | { readonly kind: 'watchlist' }
  /** `of` is the signature of a transaction, else a subject. */
  | { readonly kind: 'entity'; readonly entity: EntityKind; readonly of: Subject }
  /** Markdown. */
  | { readonly kind: 'note'; readonly text: string };
export type TileKind = TileContent['kind'];

export type Tile = TilePlace &
  TileContent & {
    /** Its name within the dashboard. */
    readonly id: string;
    /** What it is called, where that is not what it shows. */
    readonly title?: string | undefined;
  };

export type ParameterValues = { readonly [Name in Parameter]?: string | undefined };

/** What a dashboard is; the same as a file, in the browser and on the server. */
export interface DashboardContent {
  readonly format: 'dashboard/1';
  readonly title: string;
  readonly description?: string | undefined;
  /** Where its addresses are of. */
  readonly cluster: ServedCluster;
  /** What stands in for what the address of the page does not say. */
  readonly parameters: ParameterValues;
  readonly window: Window;
  readonly refresh: Refresh;
  readonly tiles: readonly Tile[];
}

export interface DashboardCard {
  readonly id: string;
  readonly title: string;
  readonly tiles: number;
  /** Counted from 1, one more with every save. */
  readonly revision: number;
  readonly changedMs: number;
  /** Name of its public link; absent where there is none. */
  readonly sharedAs?: string | undefined;
}

export interface Dashboard extends DashboardCard {
  readonly content: DashboardContent;
}

/** An earlier state. */
export interface DashboardVersion {
  readonly revision: number;
  readonly title: string;
  readonly tiles: number;
  readonly savedMs: number;
}

/** Parts of a dashboard that are about one thing name its parameter; in the order of `PARAMETERS`. */
export function usedParameters({ tiles }: Pick<DashboardContent, 'tiles'>): readonly Parameter[] {
  const used = new Set(
    tiles.flatMap((tile) => {
      if (tile.kind === 'query') return (tile.bound ?? []).map(({ parameter }) => parameter);
      const subject = 'of' in tile ? tile.of : undefined;
      return subject === undefined ? [] : [toParameter(subject)];
    }),
  );
  return PARAMETERS.filter((name) => used.has(name));
}

/** Whether any tile shows a window of time the dashboard chooses. */
export const usesWindow = ({ tiles }: Pick<DashboardContent, 'tiles'>): boolean =>
  tiles.some((tile) => {
    if (tile.kind === 'query') return tile.followsWindow === true;
    if (tile.kind === 'measure')
      return tile.measure === 'tokenPrice' || measureOf(tile.measure).inWindow === true;
    return tile.kind === 'chart' && chartOf(tile.chart).of !== 'validator';
  });
