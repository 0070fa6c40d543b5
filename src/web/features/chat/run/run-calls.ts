import { RUNS_ROUTE, type RunRequest } from '#contracts/assistant/agent';
import { CHAT_LIMITS } from '#contracts/assistant/chat';
import { isRecord, textIn } from '#std/record';

/** Nobody answers for the agent; asking again later may help. */
const NOT_READY: ReadonlySet<number> = new Set([404, 405, 501, 502, 503, 504]);

export type Begun =
  | { readonly kind: 'stream'; readonly body: ReadableStream<Uint8Array> }
  | { readonly kind: 'not-available' }
  /** `reason` is the server's. */
  | { readonly kind: 'refused'; readonly reason: string | undefined };

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Begins a run. When no agent is ready it is asked once more, after 120 ms. */
export async function beginRun(request: RunRequest, signal: AbortSignal, fetcher = fetch): Promise<Begun> {
  for (let attempt = 0; ; attempt++) {
    const response = await fetcher(RUNS_ROUTE, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal,
    }).catch((error: unknown) => {
      if (signal.aborted) throw error;
      return undefined;
    });
    if (response?.ok && response.body) return { kind: 'stream', body: response.body };
    if (response && !NOT_READY.has(response.status)) {
      return { kind: 'refused', reason: toReason(await response.json().catch(() => undefined)) };
    }
    if (attempt > 0) return { kind: 'not-available' };
    await wait(CHAT_LIMITS.agentRetryMs);
    signal.throwIfAborted();
  }
}

/** Goes on reading a run after an event; `undefined` when the server does not know it any more. */
export async function resumeRun(
  runId: string,
  lastId: string,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array> | undefined> {
  const response = await fetch(
    `${RUNS_ROUTE}/${encodeURIComponent(runId)}?last=${encodeURIComponent(lastId)}`,
    {
      credentials: 'same-origin',
      headers: { accept: 'text/event-stream' },
      signal,
    },
  ).catch((error: unknown) => {
    if (signal.aborted) throw error;
    return undefined;
  });
  return response?.ok ? (response.body ?? undefined) : undefined;
}

/** Ends a run. Whether it did is reported by its stream. */
export function endRun(runId: string): void {
  void fetch(`${RUNS_ROUTE}/${encodeURIComponent(runId)}`, {
    method: 'DELETE',
    credentials: 'same-origin',
    keepalive: true,
  }).catch(() => undefined);
}

function toReason(body: unknown): string | undefined {
  if (!isRecord(body)) return undefined;
  const { error } = body;
  return isRecord(error) ? textIn(error, 'message') : textIn(body, 'error');
}
