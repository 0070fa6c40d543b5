import type { ServerResponse } from 'node:http';
import type { Cluster } from '#contracts/cluster';
import { toJson } from '#std/json';
import { serverError } from '../errors/server-error.ts';
import type { IndexWatcher } from '../reading/feed/index-watcher.ts';
import { toEventId, type LastSeen, type LiveRequest } from './live-request.ts';
import type { LiveRecord, Watcher } from '../reading/feed/watcher.ts';

const MAX_PER_CLIENT = 6;
const MAX_STREAMS = 5_000;
/** A reader that lets more pile up is cut off; it comes back and resumes. */
const MAX_BUFFERED_BYTES = 256 * 1_024;
const HEARTBEAT_MS = 15_000;
const RETRY_MS = 2_000;

export interface LiveStream {
  readonly client: string;
  readonly cluster: Cluster;
  readonly asked: LiveRequest;
  readonly watcher: Watcher;
  /** Absent where the cluster's blocks are not indexed; then its topics stay silent. */
  readonly indexWatcher: IndexWatcher | undefined;
}

export interface LiveStreams {
  /** Turns the response into a stream of events. Throws `too-many-streams` or `overloaded` before writing anything. */
  open(response: ServerResponse, stream: LiveStream): void;
  readonly count: number;
  /** Tells every reader to come back later and ends the streams. */
  close(): void;
}

/** Server-sent events of the clusters' tips and of what their indexes store. */
export function createLiveStreams(): LiveStreams {
  const streams = new Set<ServerResponse>();
  const perClient = new Map<string, number>();
  const texts = new WeakMap<LiveRecord, string>();
  let newest = { id: '', body: '', text: '' };

  const toBody = (record: LiveRecord): string => {
    let body = texts.get(record);
    if (body === undefined) {
      body = `data: ${toJson(record.event)}\n\n`;
      texts.set(record, body);
    }
    return body;
  };

  /** Most readers stand at the same place, and so share the whole text. */
  const toText = (id: string, body: string): string => {
    if (newest.id !== id || newest.body !== body)
      newest = { id, body, text: id === '' ? body : `id: ${id}\n${body}` };
    return newest.text;
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
    open(response, { client, cluster, asked, watcher, indexWatcher }) {
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
      const stops: (() => void)[] = [];
      // The browser comes back by itself, to whatever is there then.
      const leave = () => response.end();
      let place: LastSeen = {
        slot: asked.last.slot,
        index: asked.topics.length > 0 ? asked.last.index : undefined,
      };
      if (asked.blocks) {
        const send = (record: LiveRecord): void => {
          // The first look brings older blocks behind the newest, and a pulse may run ahead of its block.
          if (record.event.kind === 'block')
            place = { ...place, slot: Math.max(place.slot ?? 0, record.slot) };
          write(response, toText(toEventId(place), toBody(record)));
        };
        stops.push(watcher.watch(send, leave));
        const pulse = watcher.pulse();
        if (asked.last.slot !== undefined) for (const record of watcher.since(asked.last.slot)) send(record);
        else {
          place = { ...place, slot: watcher.recentBlocks()[0]?.row.slot };
          if (pulse !== undefined) send({ slot: pulse.slot, event: { kind: 'pulse', pulse } });
        }
      }
      if (asked.topics.length > 0 && indexWatcher !== undefined) {
        const stop = indexWatcher.watch({
          topics: asked.topics,
          from: asked.last.index,
          hear(message) {
            place = { ...place, index: message.place };
            write(response, toText(toEventId(place), message.text));
          },
          fail: leave,
        });
        stops.push(stop);
      }
      response.once('close', () => {
        for (const stop of stops) stop();
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
