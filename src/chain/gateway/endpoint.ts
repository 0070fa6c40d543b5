import { Pool } from 'undici';
import { chainError } from '../errors.ts';
import { createBreaker, type Breaker } from './breaker.ts';
import type { Fault } from './fault.ts';
import { createLatencyWindow } from './latency-window.ts';
import type { GatewayLimits, Settings } from './options.ts';

/** Why an endpoint is or is not used. */
export type EndpointState =
  | 'healthy'
  | 'lagging'
  | 'suspect'
  | 'cooling'
  | 'open'
  | 'quarantined'
  | 'unchecked'
  | 'disabled';

const SECRET_CHARACTERS = 6;
/** A slot takes about this long; good enough to compare slots seen some seconds apart. */
export const SLOT_MS = 400;
/** How long a slot reported by an answer of the endpoint counts. */
const REPORT_TTL_MS = 5_000;

/** One upstream: its connections, and what is known of it. */
export class Endpoint {
  readonly name: string;
  /** Host and port; the only part of the URL that is ever shown or logged. */
  readonly host: string;
  readonly path: string;
  readonly isLoopback: boolean;
  readonly headers: string[];
  readonly breaker: Breaker;
  readonly latency = createLatencyWindow();
  readonly faults = new Map<string, number>();
  inFlight = 0;
  /** Whether its genesis hash was seen to be the cluster's since it was last out of reach. */
  verified = false;
  quarantined = false;
  disabled = false;
  lagging = false;
  /** It says itself that it is behind. */
  unhealthy = false;
  /** Being checked because requests fail there. */
  suspect = false;
  coolUntil = 0;
  /** A slot it was at, and when. */
  slot: number | undefined;
  slotAt = 0;
  calls = 0;
  /** Methods it refuses while others work, and until when it is not asked for them. */
  readonly #refused = new Map<string, number>();
  /** Slots its answers reported, by commitment. */
  readonly #reported = new Map<string, { slot: number; at: number }>();
  readonly #limits: GatewayLimits;
  readonly #origin: string;
  /** Parts of the URL that may be a key. */
  readonly #secrets: readonly string[];
  #client: Pool;

  /** Throws `chain/bad-endpoint` for anything but https, and http on loopback and at `privateHosts`. */
  constructor(
    name: string,
    url: string,
    { limits, privateHosts }: Pick<Settings, 'limits' | 'privateHosts'>,
  ) {
    const parsed = parseEndpoint(url, privateHosts);
    this.name = name;
    this.host = parsed.host;
    this.path = `${parsed.pathname}${parsed.search}`;
    this.isLoopback = LOOPBACK.test(parsed.hostname);
    this.headers = toHeaders(parsed);
    this.breaker = createBreaker(limits);
    this.#limits = limits;
    this.#origin = parsed.origin;
    this.#secrets = [
      parsed.username,
      parsed.password,
      ...parsed.pathname.split('/'),
      ...parsed.searchParams.values(),
    ].filter((part) => part.length >= SECRET_CHARACTERS);
    this.#client = this.#connect();
  }

  get client(): Pool {
    return this.#client;
  }

  /** What the endpoint is at `now`; the gravest of what applies. */
  stateAt(now: number): EndpointState {
    if (this.disabled) return 'disabled';
    if (this.quarantined) return 'quarantined';
    if (this.breaker.isOpen) return 'open';
    if (!this.verified) return 'unchecked';
    if (this.coolUntil > now) return 'cooling';
    if (this.suspect) return 'suspect';
    return this.lagging ? 'lagging' : 'healthy';
  }

  countFault({ kind, status }: Fault): void {
    const name = status === undefined ? kind : `${kind}-${status}`;
    this.faults.set(name, (this.faults.get(name) ?? 0) + 1);
  }

  noteSlot(slot: number, now: number): void {
    this.slot = slot;
    this.slotAt = now;
  }

  /** An answer at a commitment was of this slot. */
  noteAnswered(commitment: string, slot: number, now: number): void {
    const reported = this.#reported.get(commitment);
    if (reported === undefined) this.#reported.set(commitment, { slot, at: now });
    else {
      reported.slot = slot;
      reported.at = now;
    }
  }

  /** Whether its last answer at the commitment says that it has not reached `slot` yet. */
  isBehind(commitment: string, slot: number, now: number): boolean {
    const reported = this.#reported.get(commitment);
    if (reported === undefined || now - reported.at >= REPORT_TTL_MS) return false;
    return reported.slot + Math.floor((now - reported.at) / SLOT_MS) < slot;
  }

  noteRefusal(method: string, now: number): void {
    this.#refused.set(method, now + this.#limits.refusedMs);
  }

  refuses(method: string, now: number): boolean {
    return this.#refused.size > 0 && (this.#refused.get(method) ?? 0) > now;
  }

  /** Whether `text` repeats a part of the URL that may be a key. */
  isLeakedIn(text: string): boolean {
    return this.#secrets.some((secret) => text.includes(secret));
  }

  /** Gives up the connections, so that none that mixed up its answers is used again. */
  retireConnections(): void {
    const retired = this.#client;
    this.#client = this.#connect();
    retired.close().catch(() => {});
  }

  async close(): Promise<void> {
    await this.#client.destroy();
  }

  #connect(): Pool {
    const { connectMs, firstByteMs, idleBodyMs, inFlightPerEndpoint } = this.#limits;
    return new Pool(this.#origin, {
      connections: inFlightPerEndpoint,
      pipelining: 1,
      connect: { timeout: connectMs },
      headersTimeout: firstByteMs,
      bodyTimeout: idleBodyMs,
      keepAliveTimeout: 10_000,
      keepAliveMaxTimeout: 60_000,
      allowH2: false,
    });
  }
}

function toHeaders({ username, password }: URL): string[] {
  // Identity, so that what is counted while it streams is what is held.
  const headers = [
    'content-type',
    'application/json',
    'accept',
    'application/json',
    'accept-encoding',
    'identity',
  ];
  if (username === '') return headers;
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return [...headers, 'authorization', `Basic ${Buffer.from(credentials).toString('base64')}`];
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

function parseEndpoint(url: string, privateHosts: ReadonlySet<string>): URL {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  const isAllowed =
    parsed?.protocol === 'https:' ||
    (parsed?.protocol === 'http:' && (LOOPBACK.test(parsed.hostname) || privateHosts.has(parsed.host)));
  if (parsed === undefined || !isAllowed) throw chainError('bad-endpoint');
  return parsed;
}
