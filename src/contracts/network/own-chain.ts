/**
 * Questions about the chain of an endpoint of the visitor's own: the browser asks that endpoint, the server reads what
 * it answered. The server names the calls it needs; the browser sends their replies with the question, once more and
 * as often as further calls follow from them. Nothing is remembered between two requests.
 */
export const OWN_CHAIN_ROUTE = '/api/own-chain';

/** What one request may bring: a whole block of mainnet is about 6 MB. */
export const OWN_CHAIN_LIMITS = {
  bodyBytes: 24 * 1_024 * 1_024,
  replies: 512,
  calls: 64,
  rounds: 24,
} as const;

/** A JSON-RPC call: its method, and the JSON text of its parameters, in which integers are whole. */
export interface OwnChainCall {
  readonly method: string;
  readonly params: string;
}

/** What the browser has of a call: the text the endpoint answered with, or that it gave none. */
export interface OwnChainReply extends OwnChainCall {
  readonly text?: string | undefined;
}

/** A question about such a chain. */
export interface OwnChainAsk {
  readonly question: string;
  /** As the texts of its URL would be. */
  readonly input: Readonly<Record<string, string>>;
  readonly replies: readonly OwnChainReply[];
}

export type OwnChainStep =
  /** These are needed next. */
  | { readonly kind: 'calls'; readonly calls: readonly OwnChainCall[] }
  | { readonly kind: 'answer'; readonly status: number; readonly answer: unknown };
