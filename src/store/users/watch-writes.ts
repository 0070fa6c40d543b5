import { isAppError } from '#std/errors';
import type { Sql, UserDatabase } from './user-database.ts';

/** How often it is tried whether the store takes something again. */
const PROBE_MS = 5_000;

/** Hears of each statement that the store could not run, with why, and with nothing of each write that it took. */
export type HearWrite = (failure: unknown) => void;

/**
 * The same database, of whose writes `hear` hears. After one that failed it is tried again from time to time, so that it
 * is known when the store takes something again although nobody writes.
 */
export function watchWrites(database: UserDatabase, hear: HearWrite, probeMs = PROBE_MS): UserDatabase {
  let probing: NodeJS.Timeout | undefined;
  const worked = (): void => {
    clearInterval(probing);
    probing = undefined;
    hear(undefined);
  };
  const failed = (error: unknown): void => {
    // What a statement does wrong says nothing of the store.
    if (!isAppError(error, 'store/users-unavailable')) return;
    hear(error);
    probing ??= setInterval(() => void database.probe().then(worked, () => {}), probeMs).unref();
  };
  const watched = async <T>(work: Promise<T>, hasWritten: (result: T) => boolean): Promise<T> => {
    try {
      const result = await work;
      if (hasWritten(result)) worked();
      return result;
    } catch (error) {
      failed(error);
      throw error;
    }
  };
  return {
    engine: database.engine,
    run: (text, values) => watched(database.run(text, values), (changes) => changes > 0),
    all: (text, values) => watched(database.all(text, values), () => false),
    transact(work) {
      let changes = 0;
      const counted = (sql: Sql): Sql => ({
        ...sql,
        async run(text, values) {
          const changed = await sql.run(text, values);
          changes += changed;
          return changed;
        },
      });
      // What it wrote is there once it has ended.
      return watched(
        database.transact((sql) => work(counted(sql))),
        () => changes > 0,
      );
    },
    probe: () => database.probe(),
    async close() {
      clearInterval(probing);
      await database.close();
    },
  };
}
