import { RPC_ROUTE } from '#contracts/api';
import { countCall } from '../../api/count-call.ts';

const TIMEOUT_MS = 5_000;

/** Sends a JSON-RPC 2.0 `getHealth` through the proxy and says in words what came back. */
export async function testRpc(): Promise<string> {
  const startMs = performance.now();
  let response: Response;
  try {
    response = await fetch(RPC_ROUTE, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getHealth' }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    return 'getHealth: no answer from the server.';
  }
  countCall(response.status);
  const body: unknown = await response.json().catch(() => undefined);
  return toOutcome(body, response.status, Math.round(performance.now() - startMs));
}

/** The outcome of a health call, as one sentence. */
export function toOutcome(body: unknown, status: number, tookMs: number): string {
  if (typeof body === 'object' && body !== null) {
    if ('result' in body && body.result === 'ok') return `getHealth: ok, in ${tookMs} ms.`;
    if ('error' in body && typeof body.error === 'object' && body.error !== null && 'message' in body.error) {
      return `getHealth: ${String(body.error.message).slice(0, 120)}`;
    }
  }
  return `getHealth: the server answered ${status} without a result.`;
}
