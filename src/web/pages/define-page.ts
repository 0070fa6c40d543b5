import type { ComponentType } from 'react';
import type { Api } from '#contracts/api';
import type { PageNav } from '../services/page-nav.ts';
import type { Search } from '../router/define-search.ts';
import type { Late } from '../router/late.ts';

/** What a page learns about the address it stands at. */
export interface PlaceInput<Values = unknown> {
  readonly params: Readonly<Record<string, string>>;
  /** The query as the page's `search` reads it. */
  readonly search: Values;
}

export interface LoadInput<Values = unknown> extends PlaceInput<Values> {
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

export interface PageProps<Data, Values = unknown, Part = unknown> extends PlaceInput<Values> {
  readonly data: Data;
  /** What the page's `late` asks for; `LateAnswer` shows it. */
  readonly late: Late<Part>;
}

export interface Page<Data = unknown, Values = unknown, Part = unknown> {
  /** Written out here and read by `npm run gen`, never computed; left out by pages that nothing links to by name. */
  readonly nav?: PageNav | undefined;
  /** How the query is read; left out by pages that have none. */
  readonly search?: Search<Values> | undefined;
  /** Runs on the server for the first paint and in the browser on navigation; JSON comes out of it. */
  readonly load: (input: LoadInput<Values>) => Promise<Data>;
  /**
   * What is slow and not needed for the head: asked for beside `load`, and sent behind the page when it is not there
   * by then. JSON comes out of it.
   */
  readonly late?: ((input: LoadInput<Values>) => Promise<Part>) | undefined;
  /**
   * Fetches the code of parts that are no part of the first load (`createSentPart`): it is there before the page is
   * drawn, except where it takes over what the server sent.
   */
  readonly parts?: (() => Promise<unknown>) | undefined;
  readonly head: (data: Data, place: PlaceInput<Values>) => Head;
  /** HTTP status of the first paint; 200 when left out. */
  readonly status?: (data: Data) => number;
  readonly View: ComponentType<PageProps<Data, Values, Part>>;
}

/** One page; its route is its file name (`tx.$signature.tsx` is `/tx/:signature`). */
export function definePage<Data, Values = unknown, Part = unknown>(page: Page<Data, Values, Part>): Page {
  // The registry keeps pages of all data together; `load` and `View` of one page always meet each other.
  return page as unknown as Page;
}
