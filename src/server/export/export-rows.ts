import type { Api, QuestionName } from '#contracts/api';
import type { Cluster } from '#contracts/cluster';
import type { AskedList, ExportColumn, ExportMetadata, ExportSource } from '#contracts/export/exports';
import { toRegistry } from '#std/registry';
import type { Row } from './formats/define-format.ts';
import { readGivenRows } from './given-rows.ts';
import type { List, ListInput, ListPage } from './lists/define-list.ts';
import { lists } from './lists/index.gen.ts';

/** Every list of the product that can be exported, by its key. */
export const LISTS = toRegistry<List>('lists', lists, ({ key }) => [key]);

const BATCH_ROWS = 1_000;

/** A reason the person can read. */
export class ExportFault extends Error {
  override readonly name = 'ExportFault';
}

/** Rows on their way into a file. */
export interface RowSource {
  readonly title: string;
  readonly columns: readonly ExportColumn[];
  /** Rows in all, where that is known beforehand. */
  readonly total: number | undefined;
  batches(): AsyncIterable<readonly Row[]>;
  /** What is known once the last batch was given. */
  about(): Pick<ExportMetadata, 'source' | 'asOfSlot' | 'asOfTime' | 'window' | 'stale' | 'truncatedBy'>;
}

export interface SourceParts {
  readonly api: Pick<Api, 'ask'>;
  readonly cluster: Cluster;
  readonly signal: AbortSignal;
  readonly nowMs: () => number;
}

/** Opens rows; of a list, its first page is read. Rejects with `ExportFault` when there are none. */
export async function openRows(source: ExportSource, parts: SourceParts): Promise<RowSource> {
  if (source.kind === 'list') return openList(source, parts);
  const { columns, rows } = readGivenRows(source);
  const asOfTime = toIso(parts.nowMs());
  return {
    title: source.title,
    columns,
    total: rows.length,
    async *batches() {
      for (let i = 0; i < rows.length; i += BATCH_ROWS) yield rows.slice(i, i + BATCH_ROWS);
    },
    about: () => ({ source: 'rows shown on a page', asOfTime, window: 'the rows of the page', stale: false }),
  };
}

interface Page extends ListPage {
  readonly source: string;
  readonly asOfSlot: number | undefined;
  readonly asOfTime: string | undefined;
  readonly stale: boolean;
}

async function openList(source: AskedList, parts: SourceParts): Promise<RowSource> {
  const list = LISTS.get(source.list);
  if (list === undefined)
    throw new ExportFault(`There is no list ${JSON.stringify(source.list.slice(0, 40))}.`);
  const given = { ...list.page, ...source.input };
  const first = await readPage(list, given, parts);
  let last = first;
  let hasStale = first.stale;
  let truncatedBy = first.cut;
  return {
    title: list.title,
    columns: first.columns ?? list.columns,
    total: source.pages === undefined ? first.total : undefined,
    async *batches() {
      yield first.rows;
      const asked = new Set<string>();
      for (let pages = 1; last.next !== undefined; pages++) {
        if (source.pages !== undefined && pages >= source.pages) {
          truncatedBy ??= 'Only the rows of the page were asked for.';
          return;
        }
        const next = JSON.stringify(last.next);
        if (asked.has(next)) return; // a list that leads back to where it was has no end
        asked.add(next);
        try {
          last = await readPage(list, { ...given, ...last.next }, parts);
        } catch (error) {
          if (!(error instanceof ExportFault)) throw error;
          truncatedBy = `The list broke off: ${error.message}`;
          return;
        }
        hasStale ||= last.stale;
        truncatedBy ??= last.cut;
        yield last.rows;
      }
    },
    about: () => ({
      source: first.source,
      asOfSlot: first.asOfSlot,
      asOfTime: first.asOfTime,
      window: first.window,
      stale: hasStale,
      truncatedBy,
    }),
  };
}

async function readPage(list: List, input: ListInput, { api, cluster, signal }: SourceParts): Promise<Page> {
  // The texts are a person’s; the endpoint checks them and refuses what it does not understand.
  const answer: unknown = await api.ask(list.question as QuestionName, input as never, { signal, cluster });
  const found = toRecord(answer);
  if (found['kind'] === 'absent') throw new ExportFault(String(found['message']));
  return { ...list.read(found), ...toOrigin(found) };
}

/** Where an answer comes from: a node, or the index of blocks. */
function toOrigin(found: Readonly<Record<string, unknown>>): Omit<Page, keyof ListPage> {
  const provenance = toRecord(found['provenance']);
  const coverage = toRecord(found['coverage']);
  const slot = provenance['asOfSlot'] ?? coverage['toSlot'];
  const toTime = coverage['toTime'];
  const fetchedAt = provenance['fetchedAt'] ?? found['fetchedAt'];
  return {
    source:
      typeof provenance['source'] === 'string'
        ? provenance['source']
        : typeof coverage['engine'] === 'string'
          ? 'index of blocks'
          : 'this server',
    asOfSlot: typeof slot === 'number' ? slot : undefined,
    asOfTime:
      typeof toTime === 'number'
        ? toIso(toTime * 1_000)
        : typeof fetchedAt === 'string'
          ? fetchedAt
          : undefined,
    stale: provenance['staleSeconds'] !== undefined,
  };
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function toIso(ms: number): string {
  return new Date(ms).toISOString();
}
