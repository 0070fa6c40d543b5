import type { z } from 'zod';
import type { ServedCluster } from '#contracts/cluster';
import type { LogLevel } from '#std/log';
import { readSecretSetting } from '#std/secret-setting';
import { isClickHouseUrl } from '#store/index-place';
import { readArchiveSettings, type ArchiveSettings } from './archive-settings.ts';
import { readAssistantSettings, type AssistantSettings } from './assistant-settings.ts';
import { isSafeUrl, NO_ENDPOINTS } from './setting-schemas.ts';
import { toTokenGate, type TokenGate } from './token-gate.ts';
import { readTracingSettings, type WatchSettings } from './tracing-settings.ts';
import { FILE_NAMES, OWN_PREFIXES, SECRET_NAMES, VARIABLES, type VariableName } from './variables.ts';
import { readWebhookSettings, type WebhookSettings } from './webhook-settings.ts';

export interface Configuration extends WebhookSettings, WatchSettings {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Origin visitors use, without a slash at the end; absent when nobody said. */
  readonly publicOrigin: string | undefined;
  readonly trustedHops: number;
  readonly rateLimits: boolean;
  /** Whether scripts of any site may read what is the same for everybody. */
  readonly openReads: boolean;
  /** Clusters whose tokens' pictures are fetched. */
  readonly tokenImages: readonly ServedCluster[];
  readonly logLevel: LogLevel;
  readonly dataDir: string;
  /** A folder of exported files that several processes see. */
  readonly exportDir: string | undefined;
  /** Whether browsers report warnings and errors of the product to this server. */
  readonly clientLogs: boolean;
  /** Address and port for Prometheus; no port for none. One that was asked for must be had. */
  readonly metrics: {
    readonly host: string;
    readonly port: number | undefined;
    readonly isRequired: boolean;
  };
  readonly securityContact: string | undefined;
  readonly localnet: {
    readonly on: boolean;
    readonly port: number;
    readonly seed: string | undefined;
    readonly slotMs: number | undefined;
    readonly transactionsPerSecond: number | undefined;
    /** Slots, or a time with its unit. */
    readonly history: string | undefined;
  };
  /** Endpoints that replace the default pool of a cluster. */
  readonly pools: Readonly<Partial<Record<Exclude<ServedCluster, 'localnet'>, readonly string[]>>>;
  /** Hosts of the deployer's own network that pools and the language model may be at by http. */
  readonly privateHosts: ReadonlySet<string>;
  /** The index of blocks. */
  readonly index: {
    readonly clusters: readonly ServedCluster[];
    /** A PostgreSQL server in place of a folder under `dataDir`. */
    readonly url: string | undefined;
    /** Where the index of a public cluster begins when it is empty. */
    readonly from: number | 'first' | 'tip';
    /** Where raw blocks are stored, each cluster in a folder of its own. */
    readonly archive: ArchiveSettings | undefined;
    /** A NATS server on which a fetcher sends blocks, and how many bytes of them it stores. */
    readonly stream: { readonly url: string; readonly maxBytes: number } | undefined;
    /** Threads that decode while an index catches up; by the cores there are unless it is said. */
    readonly decoders: number | undefined;
    readonly shard: { readonly index: number; readonly count: number };
  };
  /** A PostgreSQL server for sessions and what people keep here, in place of a folder under `dataDir`. */
  readonly usersUrl: string | undefined;
  /** A Redis that API processes share what is short-lived through; each has its own without one. */
  readonly redisUrl: string | undefined;
  /** What whoever changes identity providers shows; nobody can without it. */
  readonly operatorToken: string | undefined;
  /** File with what identity providers gave in confidence. */
  readonly ssoSecretsFile: string | undefined;
  /** In place of Azure AD's own address, to try it out. */
  readonly azureOrigin: string | undefined;
  /** Whether whoever is signed in may add test credits. */
  readonly testCredits: boolean;
  /** Token whose holders alone read the changelog; everybody does where it is absent. */
  readonly holder: TokenGate | undefined;
  /** A node that sends blocks of mainnet to its index. */
  readonly yellowstone: { readonly url: string; readonly token: string | undefined } | undefined;
  /** Service that quotes swaps on mainnet; nobody is asked without it. */
  readonly quoteAggregatorUrl: string | undefined;
  /** Clusters to which transactions and airdrops of clients are passed on. */
  readonly writes: readonly ServedCluster[];
  readonly assistant: AssistantSettings;
}

/** A configuration the server refuses to start with; the message is one line. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** The port scrapers know, where the deployer names none. */
const METRICS_PORT = 9464;

/**
 * Reads the whole environment, and the files it names for secrets. Throws `ConfigurationError` naming every variable
 * that is wrong.
 */
export function parseConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const problems: string[] = [];
  for (const key of Object.keys(environment)) {
    if (
      !Object.hasOwn(VARIABLES, key) &&
      !FILE_NAMES.has(key) &&
      OWN_PREFIXES.some((prefix) => key.startsWith(prefix))
    ) {
      problems.push(`${key} is not a setting`);
    }
  }
  const readSecret = (name: string): string | undefined => {
    try {
      return readSecretSetting(environment, name);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      problems.push(error.message);
      return undefined;
    }
  };
  const read = <Name extends VariableName>(
    name: Name,
  ): z.output<(typeof VARIABLES)[Name]['schema']> | undefined => {
    const text = SECRET_NAMES.includes(name) ? readSecret(name) : environment[name];
    if (text === undefined || text === '') return undefined;
    const parsed = VARIABLES[name].schema.safeParse(text.trim());
    if (parsed.success) return parsed.data as z.output<(typeof VARIABLES)[Name]['schema']>; // the schema of that name
    problems.push(`${name} ${parsed.error.issues[0]?.message ?? 'is malformed'}`);
    return undefined;
  };

  const production = read('NODE_ENV') === 'production';
  const metricsPort = read('METRICS_PORT');
  const privateHosts = read('PRIVATE_HOSTS') ?? new Set<string>();
  const readPool = (name: 'RPC_POOL_MAINNET' | 'RPC_POOL_DEVNET' | 'RPC_POOL_TESTNET') => {
    const urls = read(name);
    if (urls?.every((url) => isSafeUrl(url, privateHosts)) === false)
      problems.push(`${name} ${NO_ENDPOINTS}`);
    return urls;
  };
  const mainnet = readPool('RPC_POOL_MAINNET');
  const devnet = readPool('RPC_POOL_DEVNET');
  const testnet = readPool('RPC_POOL_TESTNET');
  const localnetOn = read('LOCALNET') ?? !production;
  if (Boolean(environment['HOLDER_MINT']) !== Boolean(environment['HOLDER_MINIMUM'])) {
    problems.push('HOLDER_MINT and HOLDER_MINIMUM are set together or not at all');
  }
  const yellowstoneUrl = read('YELLOWSTONE_MAINNET');
  const yellowstoneToken = read('YELLOWSTONE_TOKEN');
  const configuration: Configuration = {
    production,
    host: read('HOST') ?? '127.0.0.1',
    port: read('PORT') ?? 3000,
    publicOrigin: read('PUBLIC_ORIGIN'),
    trustedHops: read('TRUSTED_HOPS') ?? 0,
    rateLimits: read('RATE_LIMITS') ?? true,
    openReads: read('OPEN_READS') ?? true,
    tokenImages: read('TOKEN_IMAGES') ?? [],
    logLevel: read('LOG_LEVEL') ?? (production ? 'warn' : 'error'),
    dataDir: read('DATA_DIR') ?? './.osvm',
    exportDir: read('EXPORT_DIR'),
    clientLogs: read('CLIENT_LOGS') ?? !production,
    metrics: {
      host: read('METRICS_HOST') ?? '127.0.0.1',
      port: metricsPort === 'off' ? undefined : (metricsPort ?? (production ? METRICS_PORT : undefined)),
      isRequired: metricsPort !== undefined,
    },
    securityContact: read('SECURITY_CONTACT'),
    localnet: {
      on: localnetOn,
      port: read('LOCALNET_PORT') ?? 8899,
      seed: read('LOCALNET_SEED'),
      slotMs: read('LOCALNET_SLOT_MS'),
      transactionsPerSecond: read('LOCALNET_TRANSACTIONS_PER_SECOND'),
      history: read('LOCALNET_HISTORY'),
    },
    pools: { ...(mainnet && { mainnet }), ...(devnet && { devnet }), ...(testnet && { testnet }) },
    privateHosts,
    index: {
      clusters: read('INDEX') ?? (localnetOn ? ['localnet'] : []),
      url: read('INDEX_URL'),
      from: read('INDEX_FROM') ?? 'tip',
      archive: readArchiveSettings(read, privateHosts, problems),
      stream: toStream(read('STREAM_URL'), read('STREAM_MEGABYTES')),
      decoders: read('INDEX_DECODERS'),
      shard: read('INDEX_SHARD') ?? { index: 0, count: 1 },
    },
    usersUrl: read('USERS_URL'),
    redisUrl: read('REDIS_URL'),
    operatorToken: read('OPERATOR_TOKEN'),
    ssoSecretsFile: read('SSO_SECRETS_FILE'),
    azureOrigin: read('SSO_AZURE_ORIGIN'),
    testCredits: read('TEST_CREDITS') ?? !production,
    holder: toTokenGate(read('HOLDER_MINT'), read('HOLDER_MINIMUM'), read('HOLDER_CLUSTER')),
    yellowstone: yellowstoneUrl === undefined ? undefined : { url: yellowstoneUrl, token: yellowstoneToken },
    quoteAggregatorUrl: read('QUOTE_AGGREGATOR_URL'),
    writes: read('RPC_WRITES') ?? ['localnet'],
    ...readWebhookSettings(read, problems),
    ...readTracingSettings(read, { privateHosts, names: Object.keys(environment) }, problems),
    assistant: readAssistantSettings(read, { production, privateHosts }, problems),
  };
  if (production && configuration.azureOrigin !== undefined) {
    problems.push('SSO_AZURE_ORIGIN is not for production');
  }
  if (isClickHouseUrl(configuration.index.url ?? '') && configuration.index.shard.count > 1)
    problems.push('INDEX_SHARD is not for an index in ClickHouse, which one indexer writes');
  if (problems.length > 0) throw new ConfigurationError(`Configuration: ${problems.join('; ')}`);
  return configuration;
}

const STREAM_MEGABYTES = 4_096;

const toStream = (url: string | undefined, megabytes = STREAM_MEGABYTES): Configuration['index']['stream'] =>
  url === undefined ? undefined : { url, maxBytes: megabytes * 1_048_576 };
