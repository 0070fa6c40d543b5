import type { ServedCluster } from '#contracts/cluster';
import {
  DASHBOARD_LIMITS,
  GRID,
  type DashboardContent,
  type EntityKind,
} from '#contracts/dashboards/dashboard';

/** A thing a card can show. */
export interface ShownThing {
  readonly entity: EntityKind;
  /** Its address or signature. */
  readonly of: string;
}

const CARD = { w: 4, h: 5 } as const;
const IN_A_ROW = GRID.columns / CARD.w;

/** A dashboard with a card for each thing, of as many as one dashboard holds. */
export const toDashboardOf = (
  title: string,
  things: readonly ShownThing[],
  cluster: ServedCluster,
): DashboardContent => ({
  format: 'dashboard/1',
  title: title.slice(0, DASHBOARD_LIMITS.title),
  cluster,
  parameters: {},
  window: '24h',
  refresh: '1m',
  tiles: things.slice(0, DASHBOARD_LIMITS.tiles).map(({ entity, of }, i) => ({
    kind: 'entity',
    entity,
    of,
    id: `t${i + 1}`,
    ...CARD,
    x: (i % IN_A_ROW) * CARD.w,
    y: Math.floor(i / IN_A_ROW) * CARD.h,
  })),
});
