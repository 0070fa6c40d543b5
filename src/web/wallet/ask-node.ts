import { RPC_ROUTE } from '#contracts/api';
import type { ServedCluster } from '#contracts/cluster';
import { isOnOwnChain } from '../api/browser-api.ts';
import { countCall } from '../api/count-call.ts';

/** An error of the node itself, which then did nothing; its message may be shown. */
export class NodeRefusal extends Error {
  override readonly name = 'NodeRefusal';
}

/**
 * One JSON-RPC call through this server, whose cookie says of which cluster unless one is named, or to the visitor's own
 * endpoint.
 */
export async function askNode<T>(
  method: string,
  params: readonly unknown[],
  signal?: AbortSignal,
  cluster?: ServedCluster,
): Promise<T> {
  if (cluster === undefined && isOnOwnChain()) {
    const { askOwnNode } = await import('../api/own-chain.ts');
    return (await askOwnNode(method, params, signal)) as T; // the method's own result
  }
  const response = await fetch(cluster === undefined ? RPC_ROUTE : `${RPC_ROUTE}?cluster=${cluster}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    ...(signal && { signal }),
  });
  countCall(response.status);
  const body = (await response.json().catch(() => ({}))) as {
    readonly result?: T;
    readonly error?: { readonly code?: unknown; readonly message?: string };
  }; // what a node answers, or our own error body
  if (typeof body.error?.code === 'number') {
    throw new NodeRefusal(body.error.message ?? 'It gave no reason.');
  }
  if (!('result' in body)) throw new Error(`The server answered ${response.status}.`);
  return body.result as T; // the method's own result
}
