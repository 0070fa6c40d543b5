/** Builds the parts and starts the roles asked for: `--roles=api,localnet,indexer --port 3000 --host 127.0.0.1 --history 1h`. */
import { createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createGateway, writeForwardAnswer } from '#chain/gateway/index';
import { DEFAULT_ENDPOINTS } from '#chain/upstreams/default-endpoints';
import { CLUSTER_NAMES, type Cluster } from '#contracts/cluster';
import { PRODUCT } from '#contracts/product';
import { superviseIndexer } from '#indexer';
import {
  findEngineFault,
  MAX_HISTORY_SLOTS,
  parseHistory,
  superviseLocalnet,
  type SupervisedLocalnet,
} from '#localnet';
import {
  checkStart,
  ConfigurationError,
  createAggregator,
  createClusters,
  createServer,
  createStaticFiles,
  findOriginFault,
  loadPageRenderer,
  parseConfiguration,
  readSsoSecrets,
  toFallback,
  toHelp,
  type Clusters,
  type Configuration,
} from '#server';
import { isAppError, type AppError } from '#std/errors';
import { createLog, type Log } from '#std/log';
import { openStoreReader, type StorePlace } from '#store';
import { toUserPlace } from '#store/users/user-place';
import { openUserStore } from '#store/users/user-store';

const EXIT_CONFIGURATION = 78;
const EXIT_UNAVAILABLE = 69;
const EXIT_BUG = 70;
/** A drain that has not ended by then is cut off. */
const HARD_STOP_MS = 9_500;
/** How often the tip is asked for when no subscription tells of it. */
const PUBLIC_POLL_MS = 1_000;
const LOCALNET_POLL_MS = 400;
/** How often what has expired of people's is forgotten. */
const SWEEP_MS = 60_000;
/** The summary waits this long for public endpoints to answer. */
const SUMMARY_MS = 5_000;
/** What one query of a visitor’s own may take. */
const FREE_QUERY_MS = 5_000;

/** Where the pages are built. */
const DIST = join(import.meta.dirname, '..', 'dist');

const ROLES = ['api', 'localnet', 'indexer'] as const;
type Role = (typeof ROLES)[number];

interface Start {
  readonly configuration: Configuration;
  readonly roles: ReadonlySet<Role>;
  readonly historySlots: number | undefined;
  /** Why the localnet is off although it was to be on. */
  readonly localnetFault: string | undefined;
  /** Whether it is only looked whether it could start. */
  readonly isCheck: boolean;
}

function readStart(): Start {
  let values: {
    roles?: string;
    port?: string;
    host?: string;
    history?: string;
    help?: boolean;
    check?: boolean;
  };
  try {
    ({ values } = parseArgs({
      options: {
        roles: { type: 'string' },
        port: { type: 'string' },
        host: { type: 'string' },
        history: { type: 'string' },
        help: { type: 'boolean' },
        check: { type: 'boolean' },
      },
    }));
  } catch (error) {
    throw new ConfigurationError(error instanceof Error ? error.message : String(error));
  }
  if (values.help === true) {
    say(toHelp());
    process.exit(0);
  }
  const environment = {
    ...process.env,
    ...(values.port !== undefined && { PORT: values.port }),
    ...(values.host !== undefined && { HOST: values.host }),
  };
  const wanted = parseConfiguration(environment);
  const engineFault = findEngineFault();
  const configuration =
    engineFault === undefined ? wanted : parseConfiguration({ ...environment, LOCALNET: 'off' });
  const asked = values.roles?.split(',') ?? [
    'api',
    ...(configuration.localnet.on ? ['localnet'] : []),
    ...(configuration.index.clusters.length > 0 ? ['indexer'] : []),
  ];
  const roles = new Set<Role>();
  for (const role of asked) {
    const known = ROLES.find((one) => one === role);
    if (known === undefined) {
      throw new ConfigurationError(`--roles knows ${ROLES.join(', ')}, not ${JSON.stringify(role)}`);
    }
    if (known === 'localnet' && engineFault !== undefined) {
      throw new ConfigurationError(`--roles=localnet is not possible here: ${engineFault}`);
    }
    roles.add(known);
  }
  const originFault = roles.has('api') ? findOriginFault(configuration) : undefined;
  if (originFault !== undefined) throw new ConfigurationError(originFault);
  return {
    configuration,
    roles,
    historySlots: readHistory(values.history, configuration),
    localnetFault: wanted.localnet.on ? engineFault : undefined,
    isCheck: values.check === true,
  };
}

/** Slots of history asked for, by the flag before the environment. */
function readHistory(flag: string | undefined, { localnet }: Configuration): number | undefined {
  const text = flag ?? localnet.history;
  if (text === undefined) return undefined;
  const slots = parseHistory(text, localnet.slotMs);
  if (slots === undefined) {
    throw new ConfigurationError(
      `${flag === undefined ? 'LOCALNET_HISTORY' : '--history'} must be slots, or a time such as 90m, 24h or 2d, of at most ${MAX_HISTORY_SLOTS} slots`,
    );
  }
  return slots;
}

/** Below what systems give out by themselves, four apart: a process begins at a place of its own. */
const OWN_PORTS = { first: 20_000, count: 3_000, step: 4 } as const;

/** `port` and the one after it when both are free, else another two. */
async function findFreePort(port: number): Promise<number> {
  if (port !== 0 && (await isFree(port)) && (await isFree(port + 1))) return port;
  // Two processes that ask at the same time must not be given each other's.
  const { first, count, step } = OWN_PORTS;
  for (let i = 0; i < count; i++) {
    const candidate = first + ((process.pid + i) % count) * step;
    if ((await isFree(candidate)) && (await isFree(candidate + 1))) return candidate;
  }
  throw new ConfigurationError('LOCALNET_PORT: no two ports are free for the localnet');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createTcpServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

function startLocalnet(start: Start, port: number, log: Log): SupervisedLocalnet {
  const { seed, slotMs, transactionsPerSecond } = start.configuration.localnet;
  return superviseLocalnet({
    dataDir: join(start.configuration.dataDir, 'localnet'),
    host: '127.0.0.1',
    port,
    ...(seed !== undefined && { seed }),
    ...(slotMs !== undefined && { slotMs }),
    ...(transactionsPerSecond !== undefined && { transactionsPerSecond }),
    ...(start.historySlots !== undefined && { historySlots: start.historySlots }),
    log,
  });
}

/** Where the index of `cluster` is stored. */
function toStorePlace({ index, dataDir }: Configuration, cluster: Cluster): StorePlace {
  return index.url === undefined
    ? { kind: 'folder', folder: join(dataDir, 'index', cluster) }
    : { kind: 'postgresql', url: index.url, schema: cluster };
}

/** An indexer for each cluster that is to be indexed, once there is something to ask. */
function startIndexers(
  start: Start,
  localnet: SupervisedLocalnet | undefined,
  log: Log,
): (() => Promise<void>)[] {
  const { configuration } = start;
  const { index } = configuration;
  return index.clusters.map((cluster) => {
    const store = toStorePlace(configuration, cluster);
    const settings = { cluster, store, shard: index.shard };
    if (cluster !== 'localnet') {
      const yellowstone = cluster === 'mainnet' ? configuration.yellowstone : undefined;
      const endpoints = configuration.pools[cluster] ?? DEFAULT_ENDPOINTS[cluster];
      const indexer = superviseIndexer(
        {
          ...settings,
          endpoints,
          privateHosts: [...configuration.privateHosts],
          from: index.from,
          pollMs: PUBLIC_POLL_MS,
          stablecoins: [],
          yellowstone: yellowstone?.url,
        },
        log,
        { yellowstoneToken: yellowstone?.token },
      );
      return () => indexer.close();
    }
    let isClosed = false;
    const running = localnet?.ready.then(
      ({ url, stablecoins }) =>
        isClosed
          ? undefined
          : superviseIndexer(
              { ...settings, endpoints: [url], from: 'first', pollMs: LOCALNET_POLL_MS, stablecoins },
              log,
            ),
      () => undefined,
    );
    return async () => {
      isClosed = true;
      await (await running)?.close();
    };
  });
}

function say(line: string, stream: NodeJS.WriteStream = process.stdout): void {
  stream.write(`${line}\n`);
}

/** What ended the start, for whoever started it, with what the system said of it. */
function toLine({ publicMessage, cause }: AppError): string {
  return cause instanceof Error ? `${publicMessage} (${cause.message})` : publicMessage;
}

function summarize(
  clusters: Clusters,
  localnetUrl: string | undefined,
  localnetFault: string | undefined,
): void {
  const list = clusters.list();
  for (const { cluster, state, healthy, endpoints } of list) {
    const detail =
      cluster === 'localnet' && state === 'ready'
        ? `ready, embedded at ${localnetUrl}`
        : state === 'off'
          ? `off${cluster === 'localnet' && localnetFault !== undefined ? `: ${localnetFault}` : ''}`
          : `${state}, ${healthy} of ${endpoints} endpoints answer`;
    say(`  ${CLUSTER_NAMES[cluster].padEnd(9)} ${detail}`);
  }
  const { fallback, fallbackReason } = toFallback(list);
  say(`  Visitors see ${CLUSTER_NAMES[fallback]} first. ${fallbackReason}`);
}

async function run(start: Start): Promise<void> {
  const { configuration, roles } = start;
  const ssoSecrets = readSsoSecrets(configuration.ssoSecretsFile);
  const log = createLog(configuration.logLevel, (line) => process.stderr.write(`${line}\n`));
  const closers: (() => Promise<void> | void)[] = [];
  let stopping: Promise<void> | undefined;

  const stop = (exitCode: number, reason: string): void => {
    stopping ??= (async () => {
      log.info('stopping', { reason });
      setTimeout(() => process.exit(exitCode), HARD_STOP_MS).unref();
      for (const close of closers.toReversed()) await close();
      process.exit(exitCode);
    })();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop(0, signal));
  process.on('uncaughtException', (error) => {
    log.error('uncaught exception', { error });
    stop(EXIT_BUG, 'uncaught exception');
  });
  // A log or terminal that went away must not take the server with it.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

  const withLocalnet = roles.has('localnet');
  const localnetPort = withLocalnet ? await findFreePort(configuration.localnet.port) : 0;
  const localnetUrl = withLocalnet ? `http://127.0.0.1:${localnetPort}` : undefined;
  const localnet = withLocalnet ? startLocalnet(start, localnetPort, log) : undefined;
  localnet?.ready.catch((error: unknown) => {
    if (!isAppError(error, 'localnet/in-use')) {
      log.error('localnet failed', { error });
    } else if (roles.has('api')) {
      say(toLine(error), process.stderr);
      stop(EXIT_CONFIGURATION, error.code);
    }
  });
  if (localnet) closers.push(() => localnet.close());
  if (roles.has('indexer')) closers.push(...startIndexers(start, localnet, log));
  if (!roles.has('api')) {
    await localnet?.ready;
    if (localnet) say(`${PRODUCT.name} localnet  ${localnetUrl}`);
    if (roles.has('indexer')) say(`${PRODUCT.name} indexer  ${configuration.index.clusters.join(', ')}`);
    return;
  }

  const gateway = createGateway({
    pools: { ...configuration.pools, ...(localnetUrl !== undefined && { localnet: [localnetUrl] }) },
    privateHosts: configuration.privateHosts,
    writes: configuration.writes,
    log: log.child('gateway'),
  });
  closers.push(() => gateway.close());
  gateway.start();
  let localnetStarts = localnet !== undefined;
  const isIndexed = (cluster: Cluster): boolean =>
    configuration.index.clusters.some((one) => one === cluster);
  const placeOf = (cluster: Cluster): StorePlace => toStorePlace(configuration, cluster);
  const clusters = createClusters(gateway, log.child('live'), {
    isStarting: (cluster) => cluster === 'localnet' && localnetStarts,
    openStore: (cluster) => (isIndexed(cluster) ? openStoreReader(placeOf(cluster)) : undefined),
    openFreeStore: (cluster) =>
      isIndexed(cluster) ? openStoreReader(placeOf(cluster), { timeoutMs: FREE_QUERY_MS }) : undefined,
    aggregatorOf: (cluster) =>
      cluster === 'mainnet' && configuration.quoteAggregatorUrl !== undefined
        ? createAggregator(configuration.quoteAggregatorUrl)
        : undefined,
  });
  const localnetReady = (async () => {
    await localnet?.ready.catch(() => undefined);
    if (localnet) await gateway.whenReady('localnet', SUMMARY_MS);
    localnetStarts = false;
  })();
  closers.push(() => clusters.close());

  const users = await openUserStore(toUserPlace(configuration.usersUrl, configuration.dataDir));
  closers.push(() => users.close());
  const sweeping = setInterval(() => {
    users.sweep(Date.now()).catch((error: unknown) => log.warn('sweep failed', { error }));
  }, SWEEP_MS);
  closers.push(() => clearInterval(sweeping));

  const server = createServer({
    configuration,
    clusters,
    users,
    ssoSecrets,
    files: createStaticFiles(join(DIST, 'client')),
    renderPage: await loadPageRenderer(DIST),
    forwardRpc: async ({ cluster, body, response, ...options }) => {
      writeForwardAnswer(await gateway.forward(cluster, body, options), response);
    },
    log: log.child('server'),
  });
  const { url, metricsUrl } = await server.listen();
  closers.push(() => server.drain());
  say(`${PRODUCT.name}  ${url}`);
  if (metricsUrl !== undefined) say(`  Metrics   ${metricsUrl}`);

  await Promise.race([
    gateway.whenReady('mainnet', SUMMARY_MS),
    sleep(SUMMARY_MS, undefined, { ref: false }),
  ]);
  await localnetReady;
  if (stopping === undefined) summarize(clusters, localnetUrl, start.localnetFault);
}

async function check({ configuration }: Start): Promise<never> {
  readSsoSecrets(configuration.ssoSecretsFile);
  const checked = await checkStart(configuration, DIST, (cluster) => toStorePlace(configuration, cluster));
  for (const { part, fault } of checked) say(`${part.padEnd(20)} ${fault ?? 'ok'}`);
  process.exit(checked.some(({ fault }) => fault !== undefined) ? EXIT_UNAVAILABLE : 0);
}

try {
  const start = readStart();
  await (start.isCheck ? check(start) : run(start));
} catch (error) {
  if (error instanceof ConfigurationError) {
    process.stderr.write(`${error.message}\n`);
    process.exit(EXIT_CONFIGURATION);
  }
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    process.stderr.write(
      `Port ${'port' in error ? String(error.port) : ''} is in use. Stop what uses it, or choose another: PORT=0 takes a free one.\n`,
    );
    process.exit(EXIT_UNAVAILABLE);
  }
  if (isAppError(error)) {
    process.stderr.write(`${toLine(error)}\n`);
    process.exit(error.kind === 'refused' ? EXIT_CONFIGURATION : EXIT_UNAVAILABLE);
  }
  throw error;
}
