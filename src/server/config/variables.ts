/** The table of settings. */
import { z } from 'zod';
import { FILE_SUFFIX } from '#std/secret-setting';
import { ARCHIVE_VARIABLES } from './archive-settings.ts';
import { ASSISTANT_PREFIXES, ASSISTANT_VARIABLES } from './assistant-settings.ts';
import {
  clusters,
  hosts,
  indexStart,
  isGrpcUrl,
  isLoopbackOrigin,
  isNatsUrl,
  isRedisUrl,
  isServiceUrl,
  onOff,
  origin,
  pool,
  shard,
  wholeNumber,
} from './setting-schemas.ts';
import { HOLDER_VARIABLES } from './token-gate.ts';
import { TRACING_PREFIXES, TRACING_VARIABLES } from './tracing-settings.ts';
import { WEBHOOK_PREFIXES, WEBHOOK_VARIABLES } from './webhook-settings.ts';

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
  OPEN_READS: {
    meaning:
      'whether pages of other sites may read what anybody may: on or off; off for a server in a private network, else any site its visitors open can read what they can reach',
    default: 'on',
    schema: onOff,
  },
  TOKEN_IMAGES: {
    meaning:
      'clusters whose tokens’ pictures this server fetches from the addresses in their metadata, or none; browsers ask this server alone; pictures inside the metadata are always shown',
    default: 'none',
    schema: clusters,
  },
  LOG_LEVEL: {
    meaning: 'debug, info, warn or error',
    default: 'error, warn in production',
    schema: z.enum(['debug', 'info', 'warn', 'error'], 'must be debug, info, warn or error'),
  },
  DATA_DIR: { meaning: 'folder for what is stored on disk', default: './.osvm', schema: z.string().min(1) },
  EXPORT_DIR: {
    meaning:
      'folder of exported files, one that all API processes with the same USERS_URL see; without it each has its own in DATA_DIR',
    default: undefined,
    schema: z.string().min(1),
  },
  CLIENT_LOGS: {
    meaning: 'whether browsers report warnings and errors of the product to this server: on or off',
    default: 'on, off in production',
    schema: onOff,
  },
  METRICS_HOST: {
    meaning: 'address METRICS_PORT listens on; one that only scrapers can reach',
    default: '127.0.0.1',
    schema: z.string().min(1),
  },
  METRICS_PORT: {
    meaning: 'port of GET /metrics for Prometheus; 0 takes a free one, off is none',
    default: 'off, 9464 in production where it is free',
    schema: z.union([z.literal('off'), wholeNumber(0, 65535)], {
      error: 'must be off or a whole number from 0 to 65535',
    }),
  },
  ...TRACING_VARIABLES,
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
    meaning:
      'server for the index: PostgreSQL, postgresql://…, or ClickHouse, https://user:password@host:port; without it a folder in DATA_DIR',
    default: undefined,
    isSecret: true,
    schema: z
      .string()
      .regex(
        /^(?:postgres(?:ql)?:\/\/\S+|https?:\/\/[^\s/?#]+\/?)$/,
        'must be a postgresql:// URL, or an http:// or https:// one without a path',
      ),
  },
  INDEX_FROM: {
    meaning: 'where an empty index of a public cluster begins: first, tip or a slot',
    default: 'tip',
    schema: indexStart,
  },
  ...ARCHIVE_VARIABLES,
  STREAM_URL: {
    meaning:
      'NATS server with JetStream on which a fetcher sends final blocks to indexers of other machines, nats://user:password@host:port, or tls:// for TLS',
    default: undefined,
    isSecret: true,
    schema: z.string().refine(isNatsUrl, 'must be a nats:// or tls:// URL without a path'),
  },
  STREAM_MEGABYTES: {
    meaning: 'how much of each cluster’s blocks that server stores, the newest and at most a day of them',
    default: '4096',
    schema: wholeNumber(16, 10_000_000),
  },
  INDEX_DECODERS: {
    meaning:
      'threads that decode blocks while an index catches up; at the tip there is none; 0 is none at all',
    default: 'one less than there are cores, at most 4',
    schema: wholeNumber(0, 64),
  },
  USERS_URL: {
    meaning: 'PostgreSQL server for sessions and what people keep here; without it a folder in DATA_DIR',
    default: undefined,
    isSecret: true,
    schema: z.string().regex(/^postgres(?:ql)?:\/\/\S+$/, 'must be a postgresql:// URL'),
  },
  REDIS_URL: {
    meaning:
      'Redis or Valkey server through which API processes share limits, runs of the assistant and budgets of its model, redis://user:password@host:port/database, or rediss:// for TLS; without it each process has its own',
    default: undefined,
    isSecret: true,
    schema: z.string().refine(isRedisUrl, 'must be a redis:// or rediss:// URL'),
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
  PRIVATE_HOSTS: {
    meaning:
      'hosts of a private network that RPC pools, AI_BASE_URL and the collector of traces may be at by http, such as solana-rpc:8899,ollama:11434',
    default: undefined,
    schema: hosts,
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

export type VariableName = keyof typeof VARIABLES;

/** Settings that may be in a file. */
export const SECRET_NAMES: readonly string[] = Object.entries(VARIABLES).flatMap(([name, variable]) =>
  'isSecret' in variable ? [name] : [],
);
/** What such a file is named by. */
export const FILE_NAMES: ReadonlySet<string> = new Set(SECRET_NAMES.map((name) => name + FILE_SUFFIX));

/** Names with these beginnings are ours, so one that is not in the table is a slip of the pen. */
export const OWN_PREFIXES = [
  'OSVM_',
  'LOCALNET_',
  'RPC_POOL_',
  'RPC_WRITE',
  'RATE_LIMIT',
  'TRUSTED_',
  'PUBLIC_ORIGIN',
  'INDEX',
  'USERS_',
  'REDIS_',
  'EXPORT_DIR',
  'ARCHIVE_',
  'STREAM_',
  'TEST_CREDIT',
  'OPERATOR_',
  'SSO_',
  'CLIENT_LOG',
  'METRICS_',
  'HOLDER_',
  'QUOTE_',
  'PRIVATE_HOST',
  'YELLOWSTONE_',
  ...TRACING_PREFIXES,
  ...WEBHOOK_PREFIXES,
  ...ASSISTANT_PREFIXES,
];
