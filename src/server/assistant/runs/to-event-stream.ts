import { toJson } from '#std/json';
import type { NumberedEvent } from './runs.ts';

/** Events as a server-sent stream, each with its id, so that a reader can go on after the last it has seen. */
export function toEventStream(events: (signal: AbortSignal) => AsyncIterable<NumberedEvent>): Response {
  const gone = new AbortController();
  const iterator = events(gone.signal)[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(`id: ${value.id}\ndata: ${toJson(value.event)}\n\n`));
    },
    cancel: () => gone.abort(),
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
      Vary: 'Cookie',
    },
  });
}
