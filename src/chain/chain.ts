import type { Cluster } from '#contracts/cluster';

export interface ChainOptions {
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
  /** Called before an answer that was cached earlier; not for one that was asked for now. */
  readonly onCached?: ((age: AnswerAge) => void) | undefined;
}

/** How old a cached answer is. */
export interface AnswerAge {
  readonly ageMs: number;
  /** Whether it is given because nothing can be reached. */
  readonly isStale: boolean;
}

/** One cluster that can be asked. A node's own error rejects as `RpcError`, everything else as `AppError`. */
export interface Chain {
  readonly cluster: Cluster;
  request<T>(method: string, params: readonly unknown[], options?: ChainOptions): Promise<T>;
}

/** The part of the gateway a `Chain` needs. */
export interface RequestGateway {
  request<T>(
    cluster: Cluster,
    method: string,
    params: readonly unknown[],
    options?: {
      readonly signal?: AbortSignal;
      readonly timeoutMs?: number;
      readonly onCached?: (age: AnswerAge) => void;
    },
  ): Promise<T>;
}

/** `cluster` as asked through `gateway`. */
export function createChain(gateway: RequestGateway, cluster: Cluster): Chain {
  return {
    cluster,
    request: (method, params, options = {}) =>
      gateway.request(cluster, method, params, {
        ...(options.signal && { signal: options.signal }),
        ...(options.timeoutMs !== undefined && { timeoutMs: options.timeoutMs }),
        ...(options.onCached && { onCached: options.onCached }),
      }),
  };
}
