import type { Api } from '#contracts/api';
import type { ClustersAnswer } from '#contracts/answers';
import type { Cluster } from '#contracts/cluster';
import type { SessionAnswer } from '#contracts/people/sessions';

/** What a page is rendered from. */
export interface PageRequest {
  /** Path with query. */
  readonly url: string;
  /** The Cookie header's text; empty when there is none. */
  readonly cookies: string;
  /** Every script and style the page writes inline carries it. */
  readonly nonce: string;
  readonly api: Api;
  readonly cluster: Cluster;
  readonly clusters: ClustersAnswer;
  /** Origin visitors use, for absolute links. */
  readonly origin: string;
  /** Who is signed in; absent for nobody. */
  readonly session?: SessionAnswer | undefined;
  /** Whether browsers are asked to report warnings and errors of the product. */
  readonly clientLogs?: boolean | undefined;
  /** Whether the slow part of a page is waited for, for readers that take a page as one text. */
  readonly isWhole?: boolean | undefined;
  /** Called with why a page could not be drawn; what is shown then says so. */
  readonly onBroken: (error: unknown) => void;
}

export type RenderedPage =
  | { readonly status: number; readonly html: string }
  /** The document with its slow part behind it, in UTF-8. */
  | { readonly status: number; readonly stream: ReadableStream<Uint8Array> }
  | { readonly status: 302; readonly location: string };

export type RenderPage = (page: PageRequest) => Promise<RenderedPage>;
