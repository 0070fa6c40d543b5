import { useQueries, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { BulkAnswer, BulkRequest } from '#contracts/bulk/bulk';
import type { ServedCluster } from '#contracts/cluster';
import type { Wire } from '#std/json';
import { postBulk } from './post-bulk.ts';
import { useClient } from './use-client.ts';

export type FoundBulk = Extract<Wire<BulkAnswer>, { readonly kind: 'found' }>;

/** One list, asked of one cluster. */
export interface BulkCall {
  readonly cluster: ServedCluster;
  readonly request: BulkRequest;
}

/**
 * The answers to several lists, in their order, read again every `everyMs` while the page is seen. Until a list is
 * answered, there stands what is known of its items from others (`isPlaceholderData`).
 */
export function useBulk(calls: readonly BulkCall[], everyMs: number): readonly UseQueryResult<FoundBulk>[] {
  const client = useClient();
  return useQueries(
    {
      queries: calls.map(({ cluster, request }) => ({
        queryKey: [...toListsKey(cluster, request), request.items],
        queryFn: ({ signal }: { readonly signal: AbortSignal }) => postBulk(request, cluster, signal),
        refetchInterval: everyMs,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        placeholderData: () => toKnown(client, cluster, request),
      })),
    },
    client,
  );
}

/** What the keys of all lists of a cluster begin with that ask for the same parts. */
const toListsKey = (cluster: ServedCluster, { parts }: BulkRequest) => [cluster, 'bulk list', parts];

/** What other lists said of the items, the newest answer last; `undefined` where there is none. */
function toKnown(client: QueryClient, cluster: ServedCluster, request: BulkRequest): FoundBulk | undefined {
  const answers = client
    .getQueryCache()
    .findAll({ queryKey: toListsKey(cluster, request) })
    .toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)
    .flatMap(({ state }) => (state.data as FoundBulk | undefined) ?? []); // of this key
  const newest = answers.at(-1);
  if (newest === undefined) return undefined;
  const rows = new Map(answers.flatMap((answer) => answer.rows.map((row) => [row.item, row])));
  return {
    ...newest,
    rows: request.items.flatMap((item) => rows.get(item) ?? []),
    names: {
      labels: Object.fromEntries(answers.flatMap(({ names }) => Object.entries(names.labels))),
      tokens: Object.fromEntries(answers.flatMap(({ names }) => Object.entries(names.tokens))),
    },
  };
}
