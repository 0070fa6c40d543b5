import { toSqlName } from '../column.ts';
import type { Table } from '../define-table.ts';
import { toHeadName, toRowsName } from './schema.ts';
import type { ClickHouseServer } from './server.ts';

const AT_ONCE = { mutations_sync: '2' } as const;

/**
 * Drops what tables no longer keep, counted by the time of the newest block. The server drops the same by its own clock when
 * it merges; this is for an index whose blocks are older than that clock.
 */
export async function prune(
  server: ClickHouseServer,
  tables: readonly Table[],
  nowSeconds: number,
): Promise<number> {
  let dropped = 0;
  for (const table of tables) {
    const condition = toOld(table, nowSeconds);
    if (condition === undefined) continue;
    const [rows, head] = [toRowsName(table), toHeadName(table)];
    const key = table.key.map(toSqlName).join(', ');
    const count = async (from: string): Promise<number> => {
      const [[found] = []] = await server.query(`SELECT uniqExact(${key}) FROM ${from} WHERE ${condition}`);
      return Number(found);
    };
    const [final, other] = [await count(rows), table.kind === 'ranking' ? 0 : await count(head)];
    if (final > 0) await server.command(`DELETE FROM ${rows} WHERE ${condition}`, AT_ONCE);
    // A copy made of the file again has them again, until they are final and dropped for good.
    if (other > 0) await server.command(`ALTER TABLE ${head} DELETE WHERE ${condition}`, AT_ONCE);
    dropped += final + other;
  }
  return dropped;
}

/** Which rows, that is parts of them, are too old; `undefined` for a table that keeps all. */
function toOld({ name, keep, kind, key }: Table, nowSeconds: number): string | undefined {
  if (keep === undefined) return undefined;
  const also = keep.where === undefined ? '' : ` AND ${keep.where}`;
  const condition = `${toSqlName(keep.column)} < ${nowSeconds - keep.days * 86_400}${also}`;
  if (kind === 'fact' || key.includes(keep.column)) return condition;
  // A time outside of the key is known of a row once its parts are merged.
  const names = key.map(toSqlName).join(', ');
  return `(${names}) IN (SELECT ${names} FROM ${toSqlName(name)} WHERE ${condition})`;
}
