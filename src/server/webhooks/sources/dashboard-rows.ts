import { z } from 'zod';
import { isServedCluster, type ServedCluster } from '#contracts/cluster';
import type { DashboardContent, QueryTileContent, Tile } from '#contracts/dashboards/dashboard';
import { toAskedQuery } from '#contracts/dashboards/tile-query';
import { sayQuery } from '#contracts/query/say-query';
import { parseJson } from '#std/json';
import { dashboardId, tileId } from '../../users/dashboard-content.ts';
import { findQueryFault, lookForNewRows, toRowLines } from '../new-rows.ts';
import { defineSource, type LookContext } from './define-source.ts';

export default defineSource({
  event: 'dashboard.matched',
  title: 'New rows in a tile of a dashboard',
  order: 5,
  runsQuery: true,
  subscription: z.strictObject({
    event: z.literal('dashboard.matched'),
    dashboard: dashboardId,
    tile: tileId,
  }),
  async findFault(context, { dashboard, tile }) {
    const found = await findTile(context, dashboard, tile);
    return typeof found === 'string' ? found : findQueryFault(context, found.cluster, found.text);
  },
  async look(context, { dashboard, tile }, memory) {
    const found = await findTile(context, dashboard, tile);
    if (typeof found === 'string') return { memory, problem: found, found: [] };
    const { cluster, text, title, tileTitle } = found;
    return lookForNewRows(context, cluster, text, memory, (digest, rows) => ({
      key: `${dashboard} ${tile} ${digest}`,
      data: { dashboard, title, tile, tileTitle, cluster, ...rows },
    }));
  },
  toText: ({ dashboard, title, tile: _tile, tileTitle, cluster, ...rows }, toLink) =>
    toRowLines(`${tileTitle} (${title})`, cluster, rows, toLink(`/dashboards/${dashboard}`)),
});

interface FoundTile {
  readonly cluster: ServedCluster;
  /** The JSON of its query, with what the dashboard says of its parameters and its window. */
  readonly text: string;
  readonly title: string;
  readonly tileTitle: string;
}

/** The query of a tile as its dashboard was last saved, or why there is none. */
async function findTile(
  { users, ownerId }: LookContext,
  dashboard: string,
  tile: string,
): Promise<FoundTile | string> {
  const stored = await users.dashboards.find(ownerId, dashboard);
  if (stored === undefined) return 'There is no such dashboard.';
  const content = parseJson(stored.content) as DashboardContent; // checked when it was stored
  const found = content.tiles.find(isQueryTile(tile));
  if (found === undefined) return 'The dashboard has no such tile with a query.';
  if (!isServedCluster(content.cluster)) return 'The dashboard is of a chain this server does not read.';
  const asked = toAskedQuery(found, content);
  if (asked.kind === 'waiting') return `The dashboard says nothing of ${asked.for.join(' and ')}.`;
  return {
    cluster: content.cluster,
    text: JSON.stringify(asked.query),
    title: content.title,
    tileTitle: found.title ?? sayQuery(asked.query),
  };
}

const isQueryTile =
  (id: string) =>
  (tile: Tile): tile is Tile & QueryTileContent =>
    tile.id === id && tile.kind === 'query';
