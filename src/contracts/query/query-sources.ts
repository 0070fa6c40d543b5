/** What can be asked of the index: each source with its fields, described once for the builder, words, files and tools. */
import { ENTITY_SOURCES } from './entity-sources.ts';
import { EVENT_SOURCES } from './event-sources.ts';
import type { QuerySource } from './query-fields.ts';
import { SPAN_SOURCES } from './span-sources.ts';

export const QUERY_SOURCES: readonly QuerySource[] = [...EVENT_SOURCES, ...SPAN_SOURCES, ...ENTITY_SOURCES];

const BY_NAME: ReadonlyMap<string, QuerySource> = new Map(
  QUERY_SOURCES.map((source) => [source.name, source]),
);

export const findQuerySource = (name: string): QuerySource | undefined => BY_NAME.get(name);
