import type { Cluster } from '#contracts/cluster';

export interface ChainOptions {
  readonly signal?: AbortSignal | undefined;
  /** Default and most: 15 seconds. */
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
  /** How many calls may be under way for one question, where that is more than a reader would make by itself. */
  readonly width?: number | undefined;
  request<T>(method: string, params: readonly unknown[], options?: ChainOptions): Promise<T>;
}

/** The part of the gateway a `Chain` needs. */
export interface RequestGateway {
  request<T>(
    cluster: Cluster,
    method: string,
    params: readonly unknown[],
    options?: ChainOptions,
  ): Promise<T>;
}

/** `cluster` as asked through `gateway`. */
export const createChain = (gateway: RequestGateway, cluster: Cluster): Chain => ({
  cluster,
  request: gateway.request.bind(gateway, cluster) as Chain['request'], // `bind` forgets that the method is generic
});
