import type { Tile, TileKind } from '#contracts/dashboards/dashboard';
import { QUERY_EXAMPLES } from '#contracts/query/query-examples';
import { findRoom } from './grid.ts';

const SIZES: Readonly<Record<TileKind, readonly [w: number, h: number]>> = {
  query: [6, 6],
  measure: [3, 2],
  chart: [6, 5],
  watchlist: [4, 5],
  entity: [4, 5],
  note: [4, 3],
};

/** A name no other tile has. */
export function toTileId(tiles: readonly Tile[]): string {
  const ids = new Set(tiles.map(({ id }) => id));
  for (let i = tiles.length + 1; ; i++) if (!ids.has(`t${i}`)) return `t${i}`;
}

/** A tile to begin with, where there is room. */
export function toNewTile(kind: TileKind, tiles: readonly Tile[]): Tile {
  const [w, h] = SIZES[kind];
  const place = { id: toTileId(tiles), ...findRoom(tiles, w, h) };
  switch (kind) {
    case 'query':
      return { ...place, kind, query: QUERY_EXAMPLES[0].query, show: 'table', followsWindow: true };
    case 'measure':
      return { ...place, kind, measure: 'transactionsPerSecond' };
    case 'chart':
      return { ...place, kind, chart: 'transactions' };
    case 'watchlist':
      return { ...place, kind };
    case 'entity':
      return { ...place, kind, entity: 'token', of: '$token' };
    case 'note':
      return { ...place, kind, text: '' };
  }
}

/** The same once more, beside or below it. */
export function toDuplicate(tile: Tile, tiles: readonly Tile[]): Tile {
  return { ...tile, id: toTileId(tiles), ...findRoom(tiles, tile.w, tile.h) };
}
