import type { Cluster } from '#contracts/cluster';
import type { Log } from '#std/log';

const KIB = 1_024;
const MIB = 1_024 * KIB;

/** Every bound of the gateway. Times are milliseconds, sizes bytes. */
export const DEFAULT_LIMITS = {
  connectMs: 1_000,
  /** From the request until the answer's headers. */
  firstByteMs: 5_000,
  /** Between two pieces of an answer's body. */
  idleBodyMs: 5_000,
  /** One attempt at one endpoint. */
  attemptMs: 10_000,
  /** One question with all its attempts. */
  clientMs: 15_000,

  healthMs: 5_000,
  healthIntervalMs: 10_000,
  /** Checks of an endpoint that does not answer grow rarer up to this. */
  healthBackoffMs: 300_000,
  /** A loopback endpoint that fails is checked again so soon at first: it may be starting. */
  loopbackCheckMs: 250,
  /** With nothing usable, a request may bring a check forward this often. */
  demandCheckMs: 5_000,
  /** How long a request waits for a check that is under way when nothing is usable. */
  firstUseMs: 1_500,
  /** An endpoint this far behind the pool's median is left out of reads of the tip. */
  lagSlots: 50,
  /** How much older than what its reader has seen an answer may be when no endpoint asked has a newer one. */
  behindSlots: 32,

  inFlightPerEndpoint: 64,
  queueLength: 512,
  queueMs: 2_000,

  attempts: 3,
  /** Retries to requests, over ten to twenty seconds; `retryFloor` are always allowed. */
  retryRatio: 0.2,
  retryFloor: 10,
  retryMinMs: 20,
  retryMaxMs: 200,
  /** Second copies to requests; sent after the method's p95 within the bounds. */
  hedgeRatio: 0.05,
  hedgeFloor: 2,
  hedgeMinMs: 50,
  hedgeMaxMs: 2_000,

  /** Consecutive faults that make an endpoint suspect. */
  breakerFaults: 5,
  /** How long an endpoint is not asked for a method it refused. */
  refusedMs: 60_000,
  /** Rest after a 429 that names no time. */
  coolMs: 5_000,
  coolMaxMs: 300_000,

  /** Largest answer taken from an endpoint. */
  answerBytes: 8 * MIB,
  /** The same for `getBlock`: mainnet blocks are 3.5 to 8 MB, and may grow. */
  blockAnswerBytes: 64 * MIB,
  /** All answers being received at one time. */
  receivingBytes: 256 * MIB,
  cacheBytes: 128 * MIB,
  /** How long past its lifetime a finalised answer may still be shown when nothing can be reached. */
  staleMs: 86_400_000,

  requestBytes: 256 * KIB,
  batchLength: 20,
  /** Summed cost of one batch. */
  batchCost: 100,
  depth: 32,
  sessions: 10_000,
} as const satisfies Readonly<Record<string, number>>;

export type GatewayLimits = { readonly [Name in keyof typeof DEFAULT_LIMITS]: number };

export interface GatewayOptions {
  /**
   * Endpoints of each cluster, https, or http on loopback and at `privateHosts`. A cluster left out has its public default
   * (the localnet has none); an empty list switches it off. Throws at creation for any other URL.
   */
  readonly pools?: Readonly<Partial<Record<Cluster, readonly string[]>>>;
  /** Hosts of the deployer's own network, with their port where it is not 80. */
  readonly privateHosts?: ReadonlySet<string>;
  readonly log: Log;
  /**
   * Clusters for which `sendTransaction` is passed on, and `requestAirdrop` except on mainnet. Default: the
   * localnet.
   */
  readonly writes?: readonly Cluster[];
  readonly limits?: Partial<GatewayLimits>;
  /** Milliseconds of a clock that never goes back; for tests. */
  readonly clock?: () => number;
  /** From 0 up to but not 1; for tests. */
  readonly random?: () => number;
}

/** What the parts of a gateway share. */
export interface Settings {
  readonly limits: GatewayLimits;
  readonly privateHosts: ReadonlySet<string>;
  readonly writes: readonly Cluster[];
  readonly log: Log;
  readonly clock: () => number;
  readonly random: () => number;
}
