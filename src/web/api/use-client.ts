import { QueryClient } from '@tanstack/react-query';
import { useQueryScope } from './query-client.tsx';

/** How long an answer that may change is shown again without being asked for again. */
const FRESH_MS = 30_000;
const CACHE_MS = 5 * 60_000;

const isServer = typeof document === 'undefined';

/** How long an answer that nobody shows is cached. On the server it goes with its page, and no timer holds it. */
export const toRetentionMs = (ms: number): number => (isServer ? Infinity : ms);

/** Whether nobody answered at all; what a server has refused it refuses again. */
const isUnreached = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === 0;

/** A client for one tab, or for one page on the server, where nothing is asked while it is drawn. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A product on this machine answers offline too.
        networkMode: 'always',
        retry: (failures, error) => failures === 0 && isUnreached(error),
        staleTime: FRESH_MS,
        gcTime: toRetentionMs(CACHE_MS),
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

const clients = new WeakMap<object, QueryClient>();

/** The client of this tab or page. */
export function useClient(): QueryClient {
  const scope = useQueryScope();
  let client = clients.get(scope);
  if (!client) {
    client = createQueryClient();
    // Follows the focus of the window; a tab has one client as long as it lives.
    if (!isServer) client.mount();
    clients.set(scope, client);
  }
  return client;
}
