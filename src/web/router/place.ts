import { createContext, useContext } from 'react';
import type { Api } from '#contracts/api';
import type { ClustersAnswer } from '#contracts/answers';
import type { Cluster } from '#contracts/cluster';
import type { Wire } from '#std/json';

/** Where the visitor stands and how to go elsewhere. */
export interface Place {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly cluster: Cluster;
  readonly clusters: Wire<ClustersAnswer>;
  /** Whether the page is the one the document came with, as it was: `clusters` is of when that was loaded. */
  readonly isAsLoaded?: boolean | undefined;
  readonly api: Api;
  /** Whether a page is on its way. */
  readonly pending: boolean;
  /** Goes to a path of ours; pushes it on the history. */
  readonly navigate: (href: string) => void;
  /** Changes the query of this page without reloading it; `undefined` removes a key. */
  readonly setQuery: (changes: Readonly<Record<string, string | undefined>>) => void;
  /** Loads this page again. */
  readonly reload: () => void;
}

const PlaceContext = createContext<Place | undefined>(undefined);
export const PlaceProvider = PlaceContext.Provider;

export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('usePlace outside the app');
  return place;
}

/** The address the visitor stands at, with its query as it is. */
export const toHere = ({ path, query }: Pick<Place, 'path' | 'query'>): string =>
  query.size === 0 ? path : `${path}?${query}`;
