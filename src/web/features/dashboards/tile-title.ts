import type { EntityKind, Parameter, Subject, Tile, TileContent } from '#contracts/dashboards/dashboard';
import { toParameter } from '#contracts/dashboards/dashboard';
import { chartOf } from '#contracts/dashboards/tile-charts';
import { measureOf } from '#contracts/dashboards/tile-measures';
import { sayQuery } from '#contracts/query/say-query';

export const PARAMETER_TITLES: Readonly<Record<Parameter, string>> = {
  token: 'Token',
  wallet: 'Wallet',
  program: 'Program',
  validator: 'Validator',
};

export const ENTITY_TITLES: Readonly<Record<EntityKind, string>> = {
  ...PARAMETER_TITLES,
  transaction: 'Transaction',
};

export const KIND_TITLES: Readonly<Record<TileContent['kind'], string>> = {
  query: 'Query',
  measure: 'Measure',
  chart: 'Chart',
  watchlist: 'Watchlist',
  entity: 'Card',
  note: 'Note',
};

/** What a tile is called where its maker gave it no title. */
export function toTileTitle(tile: Tile): string {
  if (tile.title !== undefined) return tile.title;
  switch (tile.kind) {
    case 'query':
      return sayQuery(tile.query).split(/[:.]/)[0]!; // there is a first part
    case 'measure':
      return measureOf(tile.measure).title;
    case 'chart':
      return chartOf(tile.chart).title;
    case 'watchlist':
      return 'Watchlist';
    case 'entity':
      return ENTITY_TITLES[tile.entity];
    case 'note':
      return 'Note';
  }
}

/** The address a subject stands for now; `undefined` while its parameter has none. */
export function resolveSubject(
  subject: Subject,
  parameters: Readonly<Partial<Record<Parameter, string | undefined>>>,
): string | undefined {
  const parameter = toParameter(subject);
  return parameter === undefined ? subject : parameters[parameter];
}
