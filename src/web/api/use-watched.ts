import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useClient } from './use-client.ts';

/** Something of this browser that is read asynchronously. */
interface Watched {
  /** Calls back after each change until the result is called. */
  watch(listener: () => void): () => void;
}

/** What a store of this browser holds, read again at every change of it, and the store; each once it is there. */
export function useWatched<Store extends Watched, Data>(
  name: string,
  open: () => Store | Promise<Store>,
  read: (store: Store) => Promise<Data>,
): { readonly store: Store | undefined; readonly data: Data | undefined } {
  const client = useClient();
  const { data: store } = useQuery(
    {
      queryKey: ['browser', name],
      queryFn: async () => open(),
      staleTime: 'static',
      structuralSharing: false,
    },
    client,
  );
  const { data } = useQuery(
    {
      queryKey: ['browser', name, 'held'],
      queryFn: () => (store ? read(store) : Promise.reject(new Error('the store is not open'))),
      enabled: store !== undefined,
      staleTime: 0,
      // The next change may be read.
      retry: false,
    },
    client,
  );
  useEffect(
    () => store?.watch(() => void client.invalidateQueries({ queryKey: ['browser', name, 'held'] })),
    [store, client, name],
  );
  return { store, data };
}
