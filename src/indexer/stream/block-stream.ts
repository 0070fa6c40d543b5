import { crc32 } from 'node:zlib';
import type { DirectStreamAPI, JetStreamClient, JetStreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { StorageFault } from '#contracts/operation/storage';
import type { Log } from '#std/log';
import { parseHead, type BlockHead, type RawBlock } from '../archive/raw-block.ts';

/** A message of a server with default settings holds a megabyte, so a block comes in parts. */
const PART_BYTES = 768 * 1_024;
const MAX_PARTS = 1_000;
const NANOS_PER_MS = 1_000_000;
/** How long a block is stored, unless others need its room. */
const MAX_AGE_MS = 24 * 3_600_000;
/** How long a message that comes again is known by its id. */
const DUPLICATES_MS = 120_000;
const TIMEOUT_MS = 5_000;
const RECONNECT_MS = 1_000;
/** How often a server is tried that was away when it was first asked, and a stream looked for that nobody has made yet. */
const RETRY_MS = 2_000;

export interface BlockStreamOptions {
  /** nats://user:password@host:port, or tls:// for TLS. */
  readonly url: string;
  readonly genesisHash: string;
  /** How much of them the server stores: for the fetcher, which makes the stream. Without it nothing is changed there. */
  readonly maxBytes?: number | undefined;
  /** Hears why there is no stream, and with nothing that there is one again. */
  readonly onChange?: ((fault: StorageFault | undefined) => void) | undefined;
  readonly log: Log;
}

interface Connected {
  readonly connection: NatsConnection;
  readonly manager: JetStreamManager;
  readonly client: JetStreamClient;
  readonly direct: DirectStreamAPI;
}

/**
 * Final blocks of one chain on a NATS server with JetStream: one fetcher sends them, any number of indexers read them by their
 * slots. Whatever the server does, reading gives `undefined` and never rejects.
 */
export class BlockStream {
  readonly #options: BlockStreamOptions;
  readonly #name: string;
  #connected: Connected | undefined;
  #opening: Promise<Connected | undefined> | undefined;
  #triedAt = -Infinity;
  /** Whether there is a stream, and when one was looked for. */
  #isMade = false;
  #lookedAt = -Infinity;
  #isAway: boolean | undefined;
  #failedAt = -Infinity;
  /** Blocks that did not follow an index: they are asked for. */
  readonly #doubted = new Set<number>();
  #isLinked = false;
  #isClosed = false;

  constructor(options: BlockStreamOptions) {
    this.#options = options;
    this.#name = `blocks-${options.genesisHash}`;
  }

  /** The newest block that was sent whole; `undefined` where there is none, or no server. */
  async newest(): Promise<BlockHead | undefined> {
    const message = await this.#find('newest');
    return message && parseHead(message.header.get('head'));
  }

  /** The block of a slot; `undefined` where it is not on the stream, not whole, or there is no server. */
  async read(slot: number): Promise<RawBlock | undefined> {
    if (this.#doubted.has(slot)) return undefined;
    const first = await this.#find(`${slot}.0`);
    const head = first && parseHead(first.header.get('head'));
    const count = Number(first?.header.get('parts'));
    if (first === undefined || head?.slot !== slot || !(count >= 1 && count <= MAX_PARTS)) return undefined;
    const others = await Promise.all(
      Array.from({ length: count - 1 }, (_, i) => this.#find(`${slot}.${i + 1}`)),
    );
    const parts = [first, ...others].flatMap((part) => part?.data ?? []);
    const packed = Buffer.concat(parts);
    if (parts.length !== count || crc32(packed) !== Number(first.header.get('checksum'))) return undefined;
    return { head, packed };
  }

  /** It did not follow the block below it, so the chain is asked. */
  doubt(slot: number): void {
    this.#doubted.add(slot);
  }

  /**
   * Sends a block; one that was sent before is there once. Rejects when the server does not say that it has it: then some of
   * it may be there, and sending it again completes it.
   */
  async send({ head, packed }: RawBlock): Promise<void> {
    const connected = await this.#connect();
    if (connected === undefined) throw new Error('the stream cannot be reached');
    const { headers } = await import('@nats-io/transport-node');
    const count = Math.max(1, Math.ceil(packed.length / PART_BYTES));
    // The first part names the others, so it comes last.
    for (let part = count - 1; part >= 0; part--) {
      const notes = headers();
      notes.set('parts', String(count));
      if (part === 0) {
        notes.set('head', JSON.stringify(head));
        notes.set('checksum', String(crc32(packed)));
      }
      await connected.client.publish(
        this.#toSubject(`${head.slot}.${part}`),
        packed.subarray(part * PART_BYTES, (part + 1) * PART_BYTES),
        { msgID: `${this.#options.genesisHash}:${head.slot}:${part}`, headers: notes, timeout: TIMEOUT_MS },
      );
    }
    const notes = headers();
    notes.set('head', JSON.stringify(head));
    await connected.client.publish(this.#toSubject('newest'), undefined, {
      headers: notes,
      timeout: TIMEOUT_MS,
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const connected = this.#connected ?? (await this.#opening);
    await connected?.connection.close();
  }

  #toSubject(end: string): string {
    return `blocks.${this.#options.genesisHash}.${end}`;
  }

  async #find(end: string) {
    const connected = await this.#connect();
    if (connected === undefined) return undefined;
    try {
      if (!(await this.#hasStream(connected.manager))) return undefined;
      const message = await connected.direct.getMessage(this.#name, { last_by_subj: this.#toSubject(end) });
      this.#note(undefined);
      return message ?? undefined;
    } catch (error) {
      this.#note(error);
      return undefined;
    }
  }

  /** One that broke connects again by itself; until then nobody waits for it. */
  async #connect(): Promise<Connected | undefined> {
    if (this.#connected !== undefined && this.#connected.connection.isClosed()) this.#connected = undefined;
    if (this.#connected !== undefined) {
      const isDue = this.#isLinked && performance.now() - this.#failedAt >= RETRY_MS;
      return this.#isAway === true && !isDue ? undefined : this.#connected;
    }
    if (this.#isClosed || performance.now() - this.#triedAt < RETRY_MS) return this.#opening;
    this.#opening ??= this.#open().finally(() => {
      this.#triedAt = performance.now();
      this.#opening = undefined;
    });
    return this.#opening;
  }

  async #open(): Promise<Connected | undefined> {
    let connection: NatsConnection | undefined;
    try {
      const [{ connect }, { jetstream, jetstreamManager }] = await Promise.all([
        import('@nats-io/transport-node'),
        import('@nats-io/jetstream'),
      ]);
      const { protocol, hostname, port, username, password } = new URL(this.#options.url);
      connection = await connect({
        servers: port === '' ? hostname : `${hostname}:${port}`,
        ...(username !== '' && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
        ...(protocol === 'tls:' && { tls: {} }),
        timeout: TIMEOUT_MS,
        maxReconnectAttempts: -1,
        reconnectTimeWait: RECONNECT_MS,
      });
      const manager = await jetstreamManager(connection, { timeout: TIMEOUT_MS });
      await this.#prepare(manager);
      const client = jetstream(connection, { timeout: TIMEOUT_MS });
      const connected: Connected = { connection, manager, client, direct: manager.direct };
      this.#connected = connected;
      this.#isLinked = true;
      void this.#watch(connected);
      this.#note(undefined);
      return connected;
    } catch (error) {
      await connection?.close();
      this.#note(error);
      return undefined;
    }
  }

  /** A fetcher makes the stream, or brings its limits up to date. */
  async #prepare(manager: JetStreamManager): Promise<void> {
    const { maxBytes } = this.#options;
    this.#lookedAt = performance.now();
    this.#isMade = await manager.streams.info(this.#name).then(
      () => true,
      (error: unknown) => {
        if (isNotFound(error)) return false;
        throw error;
      },
    );
    if (maxBytes === undefined) return;
    const limits = { max_age: MAX_AGE_MS * NANOS_PER_MS, max_bytes: maxBytes };
    if (this.#isMade) {
      await manager.streams.update(this.#name, limits);
      return;
    }
    await manager.streams.add({
      name: this.#name,
      subjects: [this.#toSubject('>')],
      max_msgs_per_subject: 1,
      duplicate_window: DUPLICATES_MS * NANOS_PER_MS,
      allow_direct: true,
      discard: 'old',
      ...limits,
    });
    this.#isMade = true;
  }

  /** A server asked for a block of a stream it does not have says nothing until the time is over. */
  async #hasStream(manager: JetStreamManager): Promise<boolean> {
    if (!this.#isMade && performance.now() - this.#lookedAt >= RETRY_MS) await this.#prepare(manager);
    return this.#isMade;
  }

  async #watch({ connection, manager }: Connected): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') {
        this.#isLinked = false;
        this.#note(new Error('the connection broke'));
      }
      if (type !== 'reconnect') continue;
      this.#isLinked = true;
      // A server that came back with an empty disk has no stream.
      await this.#prepare(manager).then(
        () => this.#note(undefined),
        (error: unknown) => this.#note(error),
      );
    }
  }

  #note(error: unknown): void {
    const isAway = error !== undefined;
    if (isAway) this.#failedAt = performance.now();
    if (isAway === this.#isAway || this.#isClosed) return;
    const wasSaid = this.#isAway !== undefined;
    this.#isAway = isAway;
    const { log, onChange } = this.#options;
    if (isAway) log.warn('stream-away', { error, outcome: 'blocks are asked for until it is back' });
    else log[wasSaid ? 'warn' : 'info']('stream-connected');
    onChange?.(isAway ? 'unreachable' : undefined);
  }
}

const isNotFound = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && Number(error.code) === 10_059;
