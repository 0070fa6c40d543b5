import type { Cluster } from '#contracts/cluster';
import { beginSpan, isTracing, type Span } from '#std/tracing/trace';
import type { Outcome } from './attempt.ts';
import type { CallReply } from './cluster-gateway.ts';
import type { Endpoint } from './endpoint.ts';

/** A call of a method, whoever answers it; `undefined` where nothing is traced. Its parameters are not said. */
export function beginCallSpan(cluster: Cluster, method: string): Span | undefined {
  if (!isTracing()) return undefined;
  const span = beginSpan(`rpc ${method}`, { kind: 'client' });
  span?.set({ 'rpc.system': 'jsonrpc', 'rpc.method': method, 'osvm.cluster': cluster });
  return span;
}

export function endCallSpan(span: Span, reply: CallReply): void {
  if (reply.kind === 'failure') {
    span.fail(reply.what);
    return;
  }
  const { answer, age } = reply;
  span.set({
    'osvm.stale': age?.isStale,
    'osvm.bytes': answer.bytes,
    'rpc.jsonrpc.error_code': answer.error?.code,
  });
  span.end();
}

/** One question to one endpoint, of which its host alone is said: the rest of its URL may be a key. */
export function beginAttemptSpan(call: Span, endpoint: Endpoint, number: number): Span | undefined {
  const span = call.begin('rpc attempt', 'client');
  span?.set({ 'server.address': endpoint.host, 'osvm.attempt': number });
  return span;
}

export function endAttemptSpan(span: Span | undefined, outcome: Outcome): void {
  if (outcome.kind === 'answer') {
    span?.set({ 'osvm.bytes': outcome.answer.bytes, 'rpc.jsonrpc.error_code': outcome.answer.error?.code });
    span?.end();
    return;
  }
  const { kind, status } = outcome.fault;
  span?.set({ 'http.response.status_code': status });
  span?.fail(kind);
}
