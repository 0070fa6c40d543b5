/** The connections to a Redis or Valkey server: whether it can be reached, and what is asked of it. */
import { createHash } from 'node:crypto';
import type { RedisClientOptions } from '@redis/client';
import type { Log } from '#std/log';
import { sharedStateAway } from './shared-state.ts';

/** How long a command is waited for. Afterwards none is sent until the server answers again. */
const COMMAND_MS = 1_000;
/** How long a connection may take; nobody waits for one but the start. */
const CONNECT_MS = 5_000;
/** How often it is seen to whether the server takes what is written. */
const BEAT_MS = 1_000;
/** What says that this process is there is forgotten by then. */
const ALIVE_MS = 6_000;
/** Beats without an answer after which the connections are made again: a host that is gone says nothing. */
const SILENT_BEATS = 5;
const MAX_RECONNECT_MS = 1_000;
/** How long a start waits for the first answer. */
const READY_MS = 5_000;

/** The part of a client that is used here; the whole type takes seconds to check. */
interface Client {
  readonly isReady: boolean;
  connect(): Promise<unknown>;
  sendCommand(args: readonly string[]): Promise<unknown>;
  subscribe(channel: string, hear: (text: string) => void): Promise<unknown>;
  unsubscribe(channel: string, hear: (text: string) => void): Promise<unknown>;
  on(event: 'error' | 'ready', hear: (error: Error) => void): unknown;
  destroy(): void;
}

export interface RedisLink {
  /** `undefined` while the server is there; else why it is not. */
  readonly awayFor: string | undefined;
  /** Key or channel of this site and its database. */
  toKey(name: string): string;
  /** Rejects with `server/replicas-away` when the server cannot be reached, refuses, or takes too long. */
  send(args: readonly string[]): Promise<unknown>;
  /** Runs a script of `redis-scripts.ts`. */
  run(script: string, keys: readonly string[], values: readonly (string | number)[]): Promise<unknown>;
  subscribe(channel: string, hear: (text: string) => void): () => void;
  onBack(act: () => void): () => void;
  ready(): Promise<void>;
  close(): Promise<void>;
}

export interface RedisLinkOptions {
  /** `redis://user:password@host:port/database`, or `rediss://`. Never logged. */
  readonly url: string;
  /** Name of this process. */
  readonly self: string;
  readonly slug: string;
  readonly log: Log;
}

export function openRedisLink({ url, self, slug, log }: RedisLinkOptions): RedisLink {
  const prefix = `${slug}:${new URL(url).pathname.slice(1) || '0'}:`;
  const hashes = new Map<string, string>();
  const heard = new Map<string, Set<(text: string) => void>>();
  const backs = new Set<() => void>();
  const known = Promise.withResolvers<void>();
  let commands: Client | undefined;
  let subscriptions: Client | undefined;
  let awayFor: string | undefined = 'not connected yet';
  let isKnown = false;
  let isNoted = false;
  let silent = 0;
  let isClosed = false;

  const know = (): void => {
    isKnown = true;
    known.resolve();
  };
  const goAway = (reason: string): void => {
    awayFor = reason;
    if (isNoted || isClosed) return;
    isNoted = true;
    know();
    log.warn('what replicas share is away: this process goes on by itself', { reason });
  };
  const comeBack = (): void => {
    silent = 0;
    if (awayFor === undefined || isClosed) return;
    awayFor = undefined;
    if (isNoted) log.warn('what replicas share is back');
    isNoted = false;
    know();
    for (const act of backs) act();
  };

  const connect = async (): Promise<void> => {
    const { createClient } = await import('@redis/client');
    if (isClosed) return;
    const options: RedisClientOptions = {
      url,
      name: `${slug}-${self}`,
      // What cannot be sent now is not sent later: the caller has gone on without it.
      disableOfflineQueue: true,
      socket: { connectTimeout: CONNECT_MS, reconnectStrategy: (tries) => toPauseMs(tries) },
    };
    commands = createClient(options) as unknown as Client;
    subscriptions = createClient({ ...options, disableOfflineQueue: false }) as unknown as Client;
    commands.on('error', (error) => goAway(toReason(error)));
    commands.on('ready', () => void beat());
    // Its connection ends with the other's; that one reports it.
    subscriptions.on('error', () => undefined);
    for (const client of [commands, subscriptions])
      client.connect().catch((error: unknown) => goAway(toReason(error)));
    for (const [channel, hears] of heard) for (const hear of hears) listen(channel, hear);
  };
  const listen = (channel: string, hear: (text: string) => void): void => {
    // One that fails is made again with the connection.
    subscriptions?.subscribe(channel, hear).catch(() => undefined);
  };
  const restart = async (): Promise<void> => {
    commands?.destroy();
    subscriptions?.destroy();
    await connect();
  };

  const sendNow = async (args: readonly string[]): Promise<unknown> => {
    if (commands?.isReady !== true) throw Object.assign(new Error('not connected'), { code: 'ENOTCONN' });
    return inTime(commands.sendCommand(args));
  };
  const send = async (args: readonly string[]): Promise<unknown> => {
    if (awayFor !== undefined) throw sharedStateAway(awayFor);
    try {
      return await sendNow(args);
    } catch (error) {
      if (isUnknownScript(error)) throw error;
      // One command that is wrong says nothing of the server: all others go on.
      if (!isRefused(error)) goAway(toReason(error));
      throw sharedStateAway(toReason(error), error);
    }
  };

  /** Writes, because a server that only answers is of no use: one that is full, or a replica. */
  const beat = async (): Promise<void> => {
    try {
      await sendNow(['SET', `${prefix}process:${self}`, '1', 'PX', String(ALIVE_MS)]);
      comeBack();
    } catch (error) {
      // The first connection is still being made; what goes wrong with it is reported by the client.
      if (!isKnown) return;
      goAway(toReason(error));
      if (commands?.isReady !== true || ++silent < SILENT_BEATS) return;
      silent = 0;
      await restart();
    }
  };
  let beating: Promise<void> | undefined;
  const timer = setInterval(() => {
    beating ??= beat()
      .catch((error: unknown) => goAway(toReason(error)))
      .finally(() => (beating = undefined));
  }, BEAT_MS);
  timer.unref();
  void connect().catch((error: unknown) => goAway(toReason(error)));

  return {
    get awayFor() {
      return awayFor;
    },
    toKey: (name) => prefix + name,
    send,
    async run(script, keys, values) {
      let hash = hashes.get(script);
      if (hash === undefined) hashes.set(script, (hash = createHash('sha1').update(script).digest('hex')));
      const rest = [String(keys.length), ...keys, ...values.map(String)];
      try {
        return await send(['EVALSHA', hash, ...rest]);
      } catch (error) {
        if (!isUnknownScript(error)) throw error;
        return send(['EVAL', script, ...rest]);
      }
    },
    subscribe(channel, hear) {
      const hears = heard.get(channel) ?? new Set();
      heard.set(channel, hears.add(hear));
      listen(channel, hear);
      return () => {
        hears.delete(hear);
        if (hears.size === 0) heard.delete(channel);
        subscriptions?.unsubscribe(channel, hear).catch(() => undefined);
      };
    },
    onBack(act) {
      backs.add(act);
      return () => void backs.delete(act);
    },
    async ready() {
      const late = setTimeout(() => goAway(awayFor ?? 'slow'), READY_MS);
      await known.promise;
      clearTimeout(late);
    },
    async close() {
      if (isClosed) return;
      if (awayFor === undefined) await sendNow(['DEL', `${prefix}process:${self}`]).catch(() => undefined);
      isClosed = true;
      clearInterval(timer);
      know();
      commands?.destroy();
      subscriptions?.destroy();
    },
  };
}

const toPauseMs = (tries: number): number => Math.min(MAX_RECONNECT_MS, 50 * 2 ** Math.min(tries, 5));

/** Nothing of the address: it may hold a password. */
function toReason(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  // What the server refuses begins with a word for it: OOM, READONLY, WRONGPASS.
  return code ?? /^[A-Z]{2,20}\b/.exec(error.message)?.[0] ?? error.constructor.name;
}

const isRefused = (error: unknown): boolean =>
  error instanceof Error && /^(?:ERR|WRONGTYPE|EXECABORT)\b/.test(error.message);

const isUnknownScript = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('NOSCRIPT');

/** Rejects when `work` takes too long. An answer that came while this process was busy is not too late. */
function inTime(work: Promise<unknown>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => setImmediate(() => reject(Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' }))),
      COMMAND_MS,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
