import type { Cluster } from '#contracts/cluster';

export interface ChainOptions {
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
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
    options?: { readonly signal?: AbortSignal; readonly timeoutMs?: number },
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
      }),
  };
}
