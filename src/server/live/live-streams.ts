import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Slot } from '#contracts/chain';
import type { Cluster } from '#contracts/cluster';
import { toJson } from '#std/json';
import { serverError } from '../errors.ts';
import type { LiveRecord, Watcher } from './watcher.ts';

const MAX_PER_CLIENT = 6;
const MAX_STREAMS = 5_000;
/** A reader that lets more pile up is cut off; it comes back and resumes. */
const MAX_BUFFERED_BYTES = 256 * 1_024;
const HEARTBEAT_MS = 15_000;
const RETRY_MS = 2_000;

export interface LiveStreams {
  /** Turns the response into a stream of events. Throws `too-many-streams` or `overloaded` before writing anything. */
  open(
    request: IncomingMessage,
    response: ServerResponse,
    client: string,
    cluster: Cluster,
    watcher: Watcher,
  ): void;
  readonly count: number;
  /** Tells every reader to come back later and ends the streams. */
  close(): void;
}

/** Server-sent events of the clusters' tips. */
export function createLiveStreams(): LiveStreams {
  const streams = new Set<ServerResponse>();
  const perClient = new Map<string, number>();
  const texts = new WeakMap<LiveRecord, string>();

  const toEventText = (record: LiveRecord): string => {
    let text = texts.get(record);
    if (text === undefined) {
      text = `id: ${record.slot}\ndata: ${toJson(record.event)}\n\n`;
      texts.set(record, text);
    }
    return text;
  };

  const write = (response: ServerResponse, text: string) => {
    if (response.destroyed || response.writableEnded) return;
    if (response.writableLength > MAX_BUFFERED_BYTES) response.destroy();
    else response.write(text);
  };

  const heartbeat = setInterval(() => {
    for (const response of streams) write(response, ': still here\n\n');
  }, HEARTBEAT_MS);
  heartbeat.unref();

  return {
    get count() {
      return streams.size;
    },
    open(request, response, client, cluster, watcher) {
      const open = perClient.get(client) ?? 0;
      if (open >= MAX_PER_CLIENT) throw serverError('too-many-streams', { retryAfterSeconds: 10 });
      if (streams.size >= MAX_STREAMS) throw serverError('overloaded', { retryAfterSeconds: 10 });
      perClient.set(client, open + 1);
      streams.add(response);
      response.writeHead(200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store, no-transform',
        'X-Accel-Buffering': 'no',
        'X-Cluster': cluster,
      });
      write(response, `retry: ${RETRY_MS}\n\n`);
      const stop = watcher.watch((record) => write(response, toEventText(record)));
      const lastSlot = toLastSlot(request.headers['last-event-id']);
      const pulse = watcher.pulse();
      if (lastSlot !== undefined)
        for (const record of watcher.since(lastSlot)) write(response, toEventText(record));
      else if (pulse !== undefined) {
        write(response, toEventText({ slot: pulse.slot, event: { kind: 'pulse', pulse } }));
      }
      response.once('close', () => {
        stop();
        streams.delete(response);
        const left = (perClient.get(client) ?? 1) - 1;
        if (left === 0) perClient.delete(client);
        else perClient.set(client, left);
      });
    },
    close() {
      clearInterval(heartbeat);
      for (const response of streams) {
        write(response, `retry: ${RETRY_MS}\n\n`);
        response.end();
      }
    },
  };
}

function toLastSlot(header: string | readonly string[] | undefined): Slot | undefined {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : undefined;
}
