import { storeError } from './errors.ts';
import { TABLES } from './tables.ts';

/** One step from a layout to the next, in the SQL SQLite and PostgreSQL read; ClickHouse makes its own (`migrate-tables.ts`). */
export interface Migration {
  /** Layouts as `layout.ts` names them. */
  readonly from: string;
  readonly to: string;
  readonly statements: readonly string[];
}

/**
 * Steps for stores that are in use. A change that needs facts that were not stored, such as a new rollup over the past, has no
 * step: such a store is refused and its blocks are indexed again.
 */
export const MIGRATIONS: readonly Migration[] = [];

/** The steps from one layout to another; `undefined` where there are none. */
export function findMigrations(
  from: string,
  to: string,
  all: readonly Migration[] = MIGRATIONS,
): readonly Migration[] | undefined {
  const steps: Migration[] = [];
  for (let at = from; at !== to; at = steps.at(-1)!.to) {
    const step = all.find((one) => one.from === at);
    if (step === undefined || steps.includes(step)) return undefined;
    steps.push(step);
  }
  return steps;
}

/**
 * What a store of layout `from` (absent: an empty one) needs first. Throws `store/other-version` when nothing leads on
 * to the layout of `tables`.
 */
export function listMigrationStatements(from: string | undefined, { layout } = TABLES): readonly string[] {
  if (from === undefined) return [];
  const steps = findMigrations(from, layout);
  if (steps === undefined) {
    throw storeError('other-version', { detail: `Its layout is ${from}, this program reads ${layout}.` });
  }
  return steps.flatMap(({ statements }) => statements);
}
