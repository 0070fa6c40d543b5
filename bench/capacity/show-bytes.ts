import type { ClickHouseServer } from '#store/clickhouse/server';

/** Bytes a row of what is most of it, once the server has merged it as far as it goes; and what is largest. */
export async function showBytes(server: ClickHouseServer): Promise<void> {
  for (const name of ['swaps', 'candles']) {
    await server.command(`OPTIMIZE TABLE ${name}_rows FINAL`);
    await showBytesOfRow(server, name);
  }
  await showBytesOfColumns(server);
  const rows = await server.query(
    `SELECT table, sum(bytes_on_disk) AS size FROM system.parts WHERE active AND database = currentDatabase()
     GROUP BY table ORDER BY 2 DESC LIMIT 6`,
  );
  console.log(
    `ClickHouse: largest tables: ${rows.map(([table, bytes]) => `${table} ${(Number(bytes) / 1e6).toFixed(1)} MB`).join(', ')}`,
  );
}

/** Bytes a row of one table, with its projections. */
export async function showBytesOfRow(server: ClickHouseServer, name: string): Promise<void> {
  const [row] = await server.query(
    `SELECT sum(bytes_on_disk) / sum(rows), sum(rows), count() FROM system.parts
     WHERE active AND database = currentDatabase() AND table = '${name}_rows'`,
  );
  const [, rows, parts] = row!; // one of all
  const projections = await server.query(
    `SELECT name, sum(bytes_on_disk) / ${rows} FROM system.projection_parts
     WHERE active AND database = currentDatabase() AND table = '${name}_rows' GROUP BY name ORDER BY name`,
  );
  console.log(
    `ClickHouse: ${Number(row![0]).toFixed(1)} bytes a row of ${name}, projections included` +
      ` (${projections.map(([one, bytes]) => `${one} ${Number(bytes).toFixed(1)}`).join(', ')}), ${rows} rows in ${parts} parts`,
  );
}

export async function showBytesOfColumns(server: ClickHouseServer): Promise<void> {
  const columns = await server.query(
    `SELECT column, sum(column_bytes_on_disk) / sum(rows) AS size FROM system.parts_columns
     WHERE active AND database = currentDatabase() AND table = 'swaps_rows' GROUP BY column ORDER BY 2 DESC`,
  );
  console.log(
    `ClickHouse: bytes of a swap by column: ${columns.map(([column, bytes]) => `${column} ${Number(bytes).toFixed(1)}`).join(', ')}`,
  );
}
