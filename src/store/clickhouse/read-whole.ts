import { setTimeout as sleep } from 'node:timers/promises';
import { toSqlName } from '../column.ts';
import { storeError } from '../errors.ts';
import { listTables } from '../tables.ts';
import type { ClickHouseServer } from './server.ts';

const ROLLUPS = new Set(
  listTables().flatMap(({ kind, name }) => (kind === 'rollup' ? [toSqlName(name)] : [])),
);
const PAUSE_MS = 25;

/** Whether a statement reads rows that are merged, which are there twice while what became final goes to its place. */
export const readsMerged = (sql: string): boolean =>
  [...sql.matchAll(/\b(?:from|join)\s+([a-z][a-z0-9_]*)/gi)].some(([, name]) => ROLLUPS.has(name!));

/**
 * What `read` gives, read again where final blocks went to their place meanwhile. Rejects with `store/unavailable` where
 * that takes longer than `timeoutMs`: whoever did it ended in between.
 */
export async function readWhole<T>(
  server: ClickHouseServer,
  timeoutMs: number,
  read: () => Promise<T>,
): Promise<T> {
  const begun = performance.now();
  for (;;) {
    const asked = performance.now();
    const rows = await read();
    const [state] = await server.query(
      `SELECT is_moving, dateDiff('millisecond', moved_at, now64(3)) FROM head_state ORDER BY version DESC LIMIT 1`,
    );
    // A millisecond for each of the two clocks' roundings.
    const took = performance.now() - asked + 2;
    if (state === undefined || (state[0] === '0' && Number(state[1]) > took)) return rows;
    if (performance.now() - begun > timeoutMs)
      throw storeError('unavailable', {
        detail: 'Blocks that became final are on their way to their place.',
      });
    await sleep(PAUSE_MS);
  }
}
