import type { ComponentType } from 'preact';
import type { Api } from '#contracts/api';

/** What a page is told about the address it stands at. */
export interface PlaceInput {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

export interface LoadInput extends PlaceInput {
  readonly api: Api;
  readonly signal: AbortSignal;
}

export interface Head {
  readonly title: string;
  readonly description: string;
  /** Path of the card shown where the page is shared. */
  readonly image?: string;
  /** The RSS feed of what the page lists. */
  readonly feed?: { readonly title: string; readonly href: string };
}

export interface PageProps<Data> extends PlaceInput {
  readonly data: Data;
}

export interface Page<Data = unknown> {
  /** Runs on the server for the first paint and in the browser on navigation; JSON comes out of it. */
  readonly load: (input: LoadInput) => Promise<Data>;
  readonly head: (data: Data, place: PlaceInput) => Head;
  /** HTTP status of the first paint; 200 when left out. */
  readonly status?: (data: Data) => number;
  readonly View: ComponentType<PageProps<Data>>;
}

/** One page; its route is its file name (`tx.$signature.tsx` is `/tx/:signature`). */
export function definePage<Data>(page: Page<Data>): Page {
  // The registry keeps pages of all data together; `load` and `View` of one page always meet each other.
  return page as unknown as Page;
}
