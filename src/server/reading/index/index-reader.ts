import { isAppError } from '#std/errors';
import {
  storeError,
  type Columns,
  type Parameters,
  type ParametersOf,
  type Query,
  type RowOf,
  type StoreReader,
} from '#store';
import coverageQueries from '#store/queries/coverage';

/** What an index covers now. */
export interface Coverage {
  readonly fromSlot: number;
  readonly toSlot: number;
  readonly fromTime: number;
  readonly toTime: number;
}

/** The index of one cluster. */
export interface IndexReader {
  readonly engine: string;
  /** Rejects with `store/…` when it cannot be read. */
  all<P extends Parameters, R extends Columns>(
    query: Query<P, R>,
    parameters: ParametersOf<P>,
  ): Promise<readonly RowOf<R>[]>;
  /** The first row, for questions that have one at most. */
  first<P extends Parameters, R extends Columns>(
    query: Query<P, R>,
    parameters: ParametersOf<P>,
  ): Promise<RowOf<R> | undefined>;
  /** `undefined` while nothing is indexed. */
  coverage(): Promise<Coverage | undefined>;
  /** What was covered when that was read last; `undefined` before anything was. */
  lastCoverage(): Coverage | undefined;
  close(): Promise<void>;
}

/** Coverage is asked for with every answer; this old it is still true enough. */
const COVERAGE_MS = 200;

export function createIndexReader(store: StoreReader): IndexReader {
  let asked: Promise<Coverage | undefined> | undefined;
  let askedAt = -Infinity;
  let last: Coverage | undefined;

  const readCoverage = async (): Promise<Coverage | undefined> => {
    try {
      const [row] = await store.all(coverageQueries.coverage, {});
      if (row !== undefined) last = row;
      return row;
    } catch (error) {
      // Nothing was made yet: that is an answer, not a failure. What was there before is there still.
      if (isAppError(error, 'store/unavailable') && last === undefined) return undefined;
      throw error;
    }
  };

  return {
    engine: store.engine,
    all: (query, parameters) => store.all(query, parameters),
    async first(query, parameters) {
      const rows = await store.all(query, parameters);
      if (rows.length > 1) throw storeError('too-many-rows');
      return rows[0];
    },
    coverage() {
      const now = performance.now();
      if (asked === undefined || now - askedAt > COVERAGE_MS) {
        askedAt = now;
        asked = readCoverage();
        asked.catch(() => {
          asked = undefined;
        });
      }
      return asked;
    },
    lastCoverage: () => last,
    close: () => store.close(),
  };
}
