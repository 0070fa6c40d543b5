import type { Api } from '#contracts/api';
import type { ClustersAnswer } from '#contracts/answers';
import type { Cluster } from '#contracts/cluster';
import type { SessionAnswer } from '#contracts/people/sessions';

/** What a page is rendered from. */
export interface PageRequest {
  /** Path with query. */
  readonly url: string;
  /** Every script and style that a page which comes in pieces writes inline carries it. */
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
  /** Whether what the page is drawn from is enough, where it is not settled. It is waited for whole. */
  readonly isData?: boolean | undefined;
  /** Whether nothing of what was asked so far ever changes: the page then says nothing that is true only now. */
  readonly areSettled?: (() => boolean) | undefined;
  /** Called with milliseconds of processor that drawing took. */
  readonly onWork?: ((ms: number) => void) | undefined;
  /** Draws a page whose data is there on another thread. It is drawn on this one where it is absent. */
  readonly drawBeside?: ((sheet: PageSheet) => Promise<string>) | undefined;
  /** Called with why a page could not be drawn; what is shown then says so. */
  readonly onBroken: (error: unknown) => void;
}

/** All that the document of a page is drawn from, in a form that another thread can be sent. */
export type PageSheet = Readonly<Record<string, unknown>>;

/** What a page is drawn from, and its title. */
export interface PageData {
  readonly title: string;
  readonly cluster: Cluster;
  readonly state: {
    readonly kind: string;
    readonly data?: unknown;
    readonly message?: string;
    readonly late?: { readonly kind: string; readonly part?: unknown; readonly message?: string } | undefined;
  };
}

export interface WholePage {
  readonly status: number;
  readonly html: string;
  /** The one inline script by its hash, as policies write it; absent where scripts carry the nonce. */
  readonly script?: string | undefined;
  readonly data?: PageData | undefined;
  /** Whether nothing on it is true only now. */
  readonly isLasting?: boolean | undefined;
}

export type RenderedPage =
  | WholePage
  /** Where no more was wanted. */
  | { readonly status: number; readonly data: PageData }
  /** The document with its slow part behind it, in UTF-8. */
  | { readonly status: number; readonly stream: ReadableStream<Uint8Array> }
  | { readonly status: 302; readonly location: string };

export type RenderPage = (page: PageRequest) => Promise<RenderedPage>;
