import { z } from 'zod';
import type { ServedCluster } from '#contracts/cluster';
import type { LogLevel } from '#std/log';
import { FILE_SUFFIX, readSecretSetting } from '#std/secret-setting';
import {
  ASSISTANT_PREFIXES,
  ASSISTANT_VARIABLES,
  readAssistantSettings,
  type AssistantSettings,
} from './assistant-settings.ts';
import { HOLDER_VARIABLES, toTokenGate, type TokenGate } from './token-gate.ts';
import { isLoopbackHost } from './loopback-host.ts';
import {
  clusters,
  indexStart,
  isGrpcUrl,
  isLoopbackOrigin,
  isServiceUrl,
  onOff,
  origin,
  pool,
  shard,
  wholeNumber,
} from './setting-schemas.ts';
import {
  readWebhookSettings,
  WEBHOOK_PREFIXES,
  WEBHOOK_VARIABLES,
  type WebhookSettings,
} from './webhook-settings.ts';

export interface Configuration extends WebhookSettings {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Origin visitors use, without a slash at the end; absent when nobody said. */
  readonly publicOrigin: string | undefined;
  readonly trustedHops: number;
  readonly rateLimits: boolean;
  readonly logLevel: LogLevel;
  readonly dataDir: string;
  /** Whether browsers report warnings and errors of the product to this server. */
  readonly clientLogs: boolean;
  /** Loopback port for Prometheus; `undefined` for none. One that was asked for must be had. */
  readonly metrics: { readonly port: number | undefined; readonly isRequired: boolean };
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
  /** The index of blocks. */
  readonly index: {
    readonly clusters: readonly ServedCluster[];
    /** A PostgreSQL server in place of a folder under `dataDir`. */
    readonly url: string | undefined;
    /** Where the index of a public cluster begins when it is empty. */
    readonly from: number | 'first' | 'tip';
    readonly shard: { readonly index: number; readonly count: number };
  };
  /** A PostgreSQL server for sessions and what people keep here, in place of a folder under `dataDir`. */
  readonly usersUrl: string | undefined;
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

/**
 * Every environment variable the server reads: what it means, its default, and what it takes. One that `isSecret` may be
 * in a file instead, which the variable of its name with `_FILE` names.
 */
export const VARIABLES = {
  NODE_ENV: {
    meaning: 'production switches the embedded localnet off unless asked for',
    default: 'development',
    schema: z.string(),
  },
  HOST: { meaning: 'address to listen on', default: '127.0.0.1', schema: z.string().min(1) },
  PORT: { meaning: 'port to listen on; 0 takes a free one', default: '3000', schema: wholeNumber(0, 65535) },
  PUBLIC_ORIGIN: {
    meaning:
      'origin visitors use; other Host headers are refused; needed in production unless HOST is loopback',
    default: undefined,
    schema: origin,
  },
  TRUSTED_HOPS: {
    meaning: 'proxies in front whose X-Forwarded-For is believed',
    default: '0',
    schema: wholeNumber(0, 8),
  },
  RATE_LIMITS: { meaning: 'limits for each client: on or off', default: 'on', schema: onOff },
  LOG_LEVEL: {
    meaning: 'debug, info, warn or error',
    default: 'error, warn in production',
    schema: z.enum(['debug', 'info', 'warn', 'error'], 'must be debug, info, warn or error'),
  },
  DATA_DIR: { meaning: 'folder for what is stored on disk', default: './.osvm', schema: z.string().min(1) },
  CLIENT_LOGS: {
    meaning: 'whether browsers report warnings and errors of the product to this server: on or off',
    default: 'on, off in production',
    schema: onOff,
  },
  METRICS_PORT: {
    meaning: 'loopback port of GET /metrics for Prometheus; 0 takes a free one, off is none',
    default: 'off, 9464 in production where it is free',
    schema: z.union([z.literal('off'), wholeNumber(0, 65535)], {
      error: 'must be off or a whole number from 0 to 65535',
    }),
  },
  SECURITY_CONTACT: {
    meaning: 'contact in /.well-known/security.txt, an https: or mailto: URL',
    default: undefined,
    schema: z.string().regex(/^(?:https:\/\/|mailto:)\S+$/, 'must be an https: or mailto: URL'),
  },
  INDEX: {
    meaning: 'clusters whose blocks are indexed, separated by commas, or none',
    default: 'localnet where it is on',
    schema: clusters,
  },
  INDEX_URL: {
    meaning: 'PostgreSQL server for the index, postgresql://…; without it a folder in DATA_DIR',
    default: undefined,
    isSecret: true,
    schema: z.string().regex(/^postgres(?:ql)?:\/\/\S+$/, 'must be a postgresql:// URL'),
  },
  INDEX_FROM: {
    meaning: 'where an empty index of a public cluster begins: first, tip or a slot',
    default: 'tip',
    schema: indexStart,
  },
  USERS_URL: {
    meaning: 'PostgreSQL server for sessions and what people keep here; without it a folder in DATA_DIR',
    default: undefined,
    isSecret: true,
    schema: z.string().regex(/^postgres(?:ql)?:\/\/\S+$/, 'must be a postgresql:// URL'),
  },
  OPERATOR_TOKEN: {
    meaning:
      'what a change of identity providers must show, 32 bytes or more; nobody can make one without it',
    default: undefined,
    isSecret: true,
    schema: z
      .string()
      .regex(/^[\x21-\x7e]{32,512}$/, 'must be 32 to 512 printable characters without spaces'),
  },
  SSO_SECRETS_FILE: {
    meaning:
      'JSON file, mode 0600, of what identity providers gave in confidence: {"id": {"clientSecret", "idpCert"}}',
    default: undefined,
    schema: z.string().min(1),
  },
  SSO_AZURE_ORIGIN: {
    meaning: 'origin on this machine in place of https://login.microsoftonline.com; not in production',
    default: undefined,
    schema: origin.refine(isLoopbackOrigin, 'must be an origin on this machine'),
  },
  TEST_CREDITS: {
    meaning: 'whether people may add test credits: 1 or 0',
    default: '1, 0 in production',
    schema: z.enum(['0', '1'], 'must be 0 or 1').transform((text) => text === '1'),
  },
  ...HOLDER_VARIABLES,
  INDEX_SHARD: { meaning: 'part of the rows this indexer writes', default: '0/1', schema: shard },
  LOCALNET: { meaning: 'embedded localnet: on or off', default: 'on, off in production', schema: onOff },
  LOCALNET_PORT: {
    meaning: 'JSON-RPC port of the localnet; another is taken when it is in use',
    default: '8899',
    schema: wholeNumber(0, 65535),
  },
  LOCALNET_SEED: {
    meaning: 'seed of the localnet: the same seed gives the same keys',
    default: undefined,
    schema: z.string().regex(/^[\w.-]{1,64}$/, 'must be 1 to 64 letters, digits, dots or dashes'),
  },
  LOCALNET_SLOT_MS: {
    meaning: 'slot time of the localnet',
    default: undefined,
    schema: wholeNumber(20, 10_000),
  },
  LOCALNET_TRANSACTIONS_PER_SECOND: {
    meaning: 'traffic the localnet makes',
    default: undefined,
    schema: wholeNumber(0, 1_000),
  },
  LOCALNET_HISTORY: {
    meaning: 'history a new localnet begins with: slots, or a time such as 90m, 24h or 2d',
    default: '9000 slots, an hour',
    schema: z
      .string()
      .regex(/^\d{1,7}(?:\.\d{1,3}[smhd]|[smhd])?$/, 'must be slots, or a time such as 90m, 24h or 2d'),
  },
  RPC_POOL_MAINNET: {
    meaning: 'endpoints in place of the mainnet pool',
    default: undefined,
    isSecret: true,
    schema: pool,
  },
  RPC_POOL_DEVNET: {
    meaning: 'endpoints in place of the devnet pool',
    default: undefined,
    isSecret: true,
    schema: pool,
  },
  RPC_POOL_TESTNET: {
    meaning: 'endpoints in place of the testnet pool',
    default: undefined,
    isSecret: true,
    schema: pool,
  },
  YELLOWSTONE_MAINNET: {
    meaning: 'gRPC endpoint with Yellowstone that sends mainnet’s blocks to the index, an https URL',
    default: undefined,
    schema: z.string().refine(isGrpcUrl, 'must be an https URL without user, path and query'),
  },
  YELLOWSTONE_TOKEN: {
    meaning: 'its x-token',
    default: undefined,
    isSecret: true,
    schema: z.string().regex(/^[\x21-\x7e]{1,512}$/, 'must be printable characters without spaces'),
  },
  QUOTE_AGGREGATOR_URL: {
    meaning:
      'service asked for quotes of swaps on mainnet, an https URL such as https://quotes.example/swap/v1',
    default: undefined,
    schema: z.string().refine(isServiceUrl, 'must be an https URL without user, port and query'),
  },
  RPC_WRITES: {
    meaning: 'clusters that take transactions and airdrops sent through here, or none',
    default: 'localnet',
    schema: clusters,
  },
  ...WEBHOOK_VARIABLES,
  ...ASSISTANT_VARIABLES,
} as const;

/**
 * Throws `ConfigurationError` where visitors of a production server could say for themselves which host they are at:
 * sign-ins and links are for that host.
 */
export function requireOrigin({ production, host, publicOrigin }: Configuration): void {
  if (!production || publicOrigin !== undefined || isLoopbackHost(host)) return;
  throw new ConfigurationError(
    `Configuration: PUBLIC_ORIGIN is needed in production where HOST is ${host}: set it to the address visitors use, such as https://explorer.example`,
  );
}

/** The port scrapers know, where the deployer names none. */
const METRICS_PORT = 9464;

type VariableName = keyof typeof VARIABLES;

/** Settings that may be in a file. */
export const SECRET_NAMES: readonly string[] = Object.entries(VARIABLES).flatMap(([name, variable]) =>
  'isSecret' in variable ? [name] : [],
);
const FILE_NAMES: ReadonlySet<string> = new Set(SECRET_NAMES.map((name) => name + FILE_SUFFIX));

/** Names with these beginnings are ours, so one that is not in the table is a slip of the pen. */
const OWN_PREFIXES = [
  'OSVM_',
  'LOCALNET_',
  'RPC_POOL_',
  'RPC_WRITE',
  'RATE_LIMIT',
  'TRUSTED_',
  'PUBLIC_ORIGIN',
  'INDEX',
  'USERS_',
  'TEST_CREDIT',
  'OPERATOR_',
  'SSO_',
  'CLIENT_LOG',
  'METRICS_',
  'HOLDER_',
  'QUOTE_',
  'YELLOWSTONE_',
  ...WEBHOOK_PREFIXES,
  ...ASSISTANT_PREFIXES,
];

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
  const mainnet = read('RPC_POOL_MAINNET');
  const devnet = read('RPC_POOL_DEVNET');
  const testnet = read('RPC_POOL_TESTNET');
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
    logLevel: read('LOG_LEVEL') ?? (production ? 'warn' : 'error'),
    dataDir: read('DATA_DIR') ?? './.osvm',
    clientLogs: read('CLIENT_LOGS') ?? !production,
    metrics: {
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
    index: {
      clusters: read('INDEX') ?? (localnetOn ? ['localnet'] : []),
      url: read('INDEX_URL'),
      from: read('INDEX_FROM') ?? 'tip',
      shard: read('INDEX_SHARD') ?? { index: 0, count: 1 },
    },
    usersUrl: read('USERS_URL'),
    operatorToken: read('OPERATOR_TOKEN'),
    ssoSecretsFile: read('SSO_SECRETS_FILE'),
    azureOrigin: read('SSO_AZURE_ORIGIN'),
    testCredits: read('TEST_CREDITS') ?? !production,
    holder: toTokenGate(read('HOLDER_MINT'), read('HOLDER_MINIMUM'), read('HOLDER_CLUSTER')),
    yellowstone: yellowstoneUrl === undefined ? undefined : { url: yellowstoneUrl, token: yellowstoneToken },
    quoteAggregatorUrl: read('QUOTE_AGGREGATOR_URL'),
    writes: read('RPC_WRITES') ?? ['localnet'],
    ...readWebhookSettings(read, problems),
    assistant: readAssistantSettings(read, production, problems),
  };
  if (production && configuration.azureOrigin !== undefined) {
    problems.push('SSO_AZURE_ORIGIN is not for production');
  }
  if (problems.length > 0) throw new ConfigurationError(`Configuration: ${problems.join('; ')}`);
  return configuration;
}
