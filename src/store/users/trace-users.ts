import { isTracing, traced } from '#std/tracing/trace';
import type { Sql, UserDatabase } from './user-database.ts';

/** The same database, whose statements are spans; the very one it was given where nothing is traced. */
export function traceUsers(database: UserDatabase): UserDatabase {
  if (!isTracing()) return database;
  const run = <T>(sql: string, work: () => Promise<T>, toRows: (result: T) => number): Promise<T> =>
    traced(
      `users ${toSummary(sql)}`,
      async (span) => {
        span?.set({ 'db.system.name': database.engine, 'db.query.summary': toSummary(sql) });
        const result = await work();
        span?.set({ 'db.response.returned_rows': toRows(result) });
        return result;
      },
      { kind: 'client' },
    );
  const trace = (inner: Sql): Sql => ({
    run: (sql, values) =>
      run(
        sql,
        () => inner.run(sql, values),
        (changes) => changes,
      ),
    all: (sql, values) =>
      run(
        sql,
        () => inner.all(sql, values),
        ({ length }) => length,
      ),
  });
  return {
    ...trace(database),
    engine: database.engine,
    transact: (work) => traced('users transaction', () => database.transact((sql) => work(trace(sql)))),
    probe: () => database.probe(),
    close: () => database.close(),
  };
}

/** What a statement does to which table. Statements are texts of ours, with marks in place of values. */
function toSummary(sql: string): string {
  const [verb = 'statement'] = /^[a-z]{1,16}/i.exec(sql.trimStart()) ?? [];
  const [, table] = /\b(?:from|into|update)\s{1,9}([a-z_]{1,64})/i.exec(sql) ?? [];
  return table === undefined ? verb.toUpperCase() : `${verb.toUpperCase()} ${table}`;
}
