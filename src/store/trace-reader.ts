import { isTracing, traced } from '#std/tracing/trace';
import type { StoreReader } from './store.ts';

/** The same reader, whose queries are spans; the very one it was given where nothing is traced. */
export function traceReader(reader: StoreReader): StoreReader {
  if (!isTracing()) return reader;
  return {
    engine: reader.engine,
    all: (query, parameters) =>
      traced(
        `query ${query.name}`,
        async (span) => {
          span?.set({ 'db.system.name': reader.engine, 'db.query.summary': query.name });
          const rows = await reader.all(query, parameters);
          span?.set({ 'db.response.returned_rows': rows.length });
          return rows;
        },
        { kind: 'client' },
      ),
    close: () => reader.close(),
  };
}
