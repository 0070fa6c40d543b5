export type SqlValue = string | number | null;
/** One row by its column names. Counts and times are numbers, everything else is text. */
export type SqlRow = Readonly<Record<string, SqlValue>>;

/** Statements with `$1`, `$2` … for their values, in the SQL that SQLite and PostgreSQL both read. */
export interface Sql {
  /** Gives how many rows it changed. Rejects with `store/users-unavailable`. */
  run(sql: string, values?: readonly SqlValue[]): Promise<number>;
  all(sql: string, values?: readonly SqlValue[]): Promise<readonly SqlRow[]>;
}

/** Where things of people are stored. Columns are TEXT and BIGINT; times are unix milliseconds. */
export interface UserDatabase extends Sql {
  readonly engine: 'sqlite' | 'postgresql';
  /** All of `work` or nothing of it. Inside, only the given `sql` may be used. */
  transact<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Writes something that changes nothing. Rejects with `store/users-unavailable` where the store takes nothing. */
  probe(): Promise<void>;
  close(): Promise<void>;
}

/** A folder of this machine, or a database server. */
export type UserPlace =
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'memory' }
  | { readonly kind: 'postgresql'; readonly url: string; readonly schema: string };

/** The one row a statement gives, or `undefined`. */
export async function findOne(
  sql: Sql,
  text: string,
  values: readonly SqlValue[],
): Promise<SqlRow | undefined> {
  return (await sql.all(text, values))[0];
}

/** A column that is text in every row. */
export function textOf(row: SqlRow, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new TypeError(`${column} is not a text`);
  return value;
}

/** A column that is a count or a time in every row. */
export function numberOf(row: SqlRow, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new TypeError(`${column} is not a number`);
  return value;
}
