/** How the product is asked. Every question is described by its file in `server/endpoints`. */
import type { Wire } from '#std/json';
import type { Cluster } from './cluster.ts';
import type { Questions } from './questions.gen.ts';

export { OF_SERVER, ROUTES, type Questions } from './questions.gen.ts';

export type QuestionName = keyof Questions;

/** Server-sent stream of `LiveEvent`. */
export const LIVE_ROUTE = '/api/live';
/** JSON-RPC proxy. */
export const RPC_ROUTE = '/api/proxy/rpc';
/** Where a query over the index is posted as JSON. */
export const QUERY_ROUTE = '/api/v1/query';

/**
 * How pages ask. In the browser it fetches; on the server it calls the endpoint in process.
 * Rejects with `ApiFailure` when the product itself could not answer; an `Absence` is an answer.
 */
export interface Api {
  ask<Name extends QuestionName>(
    name: Name,
    input: Questions[Name]['input'],
    options?: { readonly signal?: AbortSignal | undefined; readonly cluster?: Cluster | undefined },
  ): Promise<Wire<Questions[Name]['answer']>>;
}

/** Body of every error answer of the API. */
export interface ErrorBody {
  readonly error: {
    /** `<folder>/<what>`. */
    readonly code: string;
    readonly message: string;
    readonly requestId: string;
  };
}
