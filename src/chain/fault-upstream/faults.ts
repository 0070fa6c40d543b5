/** What an upstream can do wrong. Times are milliseconds. */
export type Fault =
  | { readonly kind: 'latency'; readonly ms: number }
  /** Takes the request and never answers. */
  | { readonly kind: 'hang' }
  /** Ends the connection without an answer. */
  | { readonly kind: 'reset' }
  | { readonly kind: 'status'; readonly status: number; readonly retryAfter?: string; readonly body?: string }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'html' }
  | { readonly kind: 'empty' }
  /** Whole by its length, but no JSON. */
  | { readonly kind: 'malformed' }
  /** Fewer bytes than announced. */
  | { readonly kind: 'truncated' }
  | { readonly kind: 'wrong-id' }
  /** Raw bytes in place of the answer; `{id}` stands for the request's id. The status is 200 when absent. */
  | { readonly kind: 'body'; readonly text: string; readonly status?: number }
  | { readonly kind: 'swapped-batch' }
  | { readonly kind: 'null-result' }
  | { readonly kind: 'lag'; readonly slots: number }
  | { readonly kind: 'genesis'; readonly hash: string }
  /** Announces the answer and sends a byte each `ms`. */
  | { readonly kind: 'drip'; readonly ms: number }
  /** An answer of so many bytes, streamed. */
  | { readonly kind: 'huge'; readonly bytes: number }
  /** A small compressed body that inflates to so many bytes. */
  | { readonly kind: 'gzip'; readonly bytes: number }
  /** The whole answer twice in one body. */
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'error'; readonly code: number; readonly message: string };

export interface FaultRule {
  readonly fault: Fault;
  /** Only for these methods; all when absent. */
  readonly methods?: readonly string[];
  /** Only for so many requests. */
  readonly times?: number;
  /** Only for this share of requests, chosen by the upstream's seed. */
  readonly share?: number;
}
