import type { Tile } from '#contracts/dashboards/dashboard';
import type { SharedValues } from '#contracts/dashboards/tile-query';
import { ChartTile } from './tiles/chart-tile.tsx';
import { EntityTile } from './tiles/entity-tile.tsx';
import { MeasureTile } from './tiles/measure-tile.tsx';
import { NoteTile } from './tiles/note-tile.tsx';
import { QueryTile } from './tiles/query-tile.tsx';
import { WatchlistTile } from './tiles/watchlist-tile.tsx';

interface TileBodyProps {
  readonly tile: Tile;
  readonly shared: SharedValues;
  readonly title: string;
  /** Pixels a chart may take. */
  readonly height: number;
}

/** What a tile shows. */
export function TileBody({ tile, shared, title, height }: TileBodyProps) {
  switch (tile.kind) {
    case 'query':
      return <QueryTile tile={tile} shared={shared} title={title} height={height} />;
    case 'measure':
      return <MeasureTile tile={tile} shared={shared} />;
    case 'chart':
      return <ChartTile tile={tile} shared={shared} title={title} height={height} />;
    case 'watchlist':
      return <WatchlistTile />;
    case 'entity':
      return <EntityTile tile={tile} shared={shared} />;
    case 'note':
      return <NoteTile id={tile.id} text={tile.text} />;
  }
}
