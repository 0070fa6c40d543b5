import { defineQuery } from './define-query.ts';
import type { Engine } from './store.ts';

const lease = { shard: 'integer', token: 'integer', expiresMs: 'integer' } as const;
const size = { bytes: 'integer' } as const;

/** Questions about a store that each engine is asked in its own words, so they are not in `queries/`. */
export const ENGINE_QUERIES = {
  sqlite: {
    leases: defineQuery({
      name: 'sqlite-leases',
      about: 'Who may write, and until when.',
      sql: 'SELECT shard, token, expires_ms FROM leases ORDER BY shard LIMIT 1000',
      parameters: {},
      row: lease,
    }),
    size: defineQuery({
      name: 'sqlite-size',
      about: 'Bytes of the database’s pages.',
      sql: `SELECT c.page_count * s.page_size AS bytes FROM pragma_page_count() AS c, pragma_page_size() AS s LIMIT 1`,
      parameters: {},
      row: size,
    }),
  },
  postgresql: {
    leases: defineQuery({
      name: 'postgresql-leases',
      about: 'Who may write, and until when.',
      sql: `SELECT shard, token, CAST(floor(extract(epoch FROM expires_at) * 1000) AS bigint) AS expires_ms
            FROM leases ORDER BY shard LIMIT 1000`,
      parameters: {},
      row: lease,
    }),
    size: defineQuery({
      name: 'postgresql-size',
      about: 'Bytes of the tables and their indexes.',
      sql: `SELECT CAST(coalesce(sum(pg_total_relation_size(c.oid)), 0) AS bigint) AS bytes
            FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace
            WHERE n.nspname = current_schema() AND c.relkind = 'r' LIMIT 1`,
      parameters: {},
      row: size,
    }),
  },
  clickhouse: {
    leases: defineQuery({
      name: 'clickhouse-leases',
      about: 'Who may write, and until when.',
      sql: 'SELECT shard, token, expires_ms FROM leases ORDER BY shard LIMIT 1000',
      parameters: {},
      row: lease,
    }),
    size: defineQuery({
      name: 'clickhouse-size',
      about: 'Bytes of the parts of the tables.',
      sql: `SELECT coalesce(sum(p.bytes_on_disk), 0) AS bytes FROM system.parts AS p
            WHERE p.active = 1 AND p.database = currentDatabase() LIMIT 1`,
      parameters: {},
      row: size,
    }),
  },
} as const satisfies Record<Engine, object>;
