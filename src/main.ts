/** Builds the parts and starts the roles asked for: `--roles=api,localnet,indexer,fetcher --port 3000 --host 127.0.0.1 --history 1h`. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createGateway, writeForwardAnswer } from '#chain/gateway/index';
import { DEFAULT_ENDPOINTS } from '#chain/upstreams/default-endpoints';
import type { Cluster } from '#contracts/cluster';
import { PRODUCT } from '#contracts/product';
import {
  findArchiveFault,
  superviseIndexerWhenReady,
  type IndexerSettings,
  type RunningIndexer,
} from '#indexer';
import {
  findEngineFault,
  MAX_HISTORY_SLOTS,
  parseHistory,
  superviseLocalnet,
  type SupervisedLocalnet,
} from '#localnet';
import {
  checkIndexServer,
  checkStart,
  ConfigurationError,
  createAggregator,
  createCatchUps,
  createClusters,
  createDrawingThread,
  createProcessLogs,
  createServer,
  createStaticFiles,
  createStorageWatch,
  findOriginFault,
  loadPageRenderer,
  parseConfiguration,
  readSsoSecrets,
  toHelp,
  toStartSummary,
  watchIndexes,
  type CatchUps,
  type Configuration,
  type StorageWatch,
} from '#server';
import { createClock } from '#std/clock';
import { isAppError, toWholeMessage } from '#std/errors';
import { findTwoFreePorts } from '#std/free-ports';
import type { Log } from '#std/log';
import { startTracing } from '#std/tracing/start-tracing';
import { openStoreReader, toIndexPlace, type StorePlace } from '#store';
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

const ROLES = ['api', 'localnet', 'indexer', 'fetcher'] as const;
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
  let values: Partial<
    Record<'roles' | 'port' | 'host' | 'history', string> & Record<'help' | 'check', boolean>
  >;
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
    if (known === 'fetcher' && configuration.index.stream === undefined) {
      throw new ConfigurationError('--roles=fetcher needs STREAM_URL, where it sends blocks to');
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

/** Where the localnet listens, with its socket on the port after it. */
async function findLocalnetPort(wanted: number): Promise<number> {
  const port = await findTwoFreePorts(wanted);
  if (port !== undefined) return port;
  throw new ConfigurationError('LOCALNET_PORT: no two ports are free for the localnet');
}

function startLocalnet(start: Start, port: number, storage: StorageWatch, log: Log): SupervisedLocalnet {
  const { seed, slotMs, transactionsPerSecond } = start.configuration.localnet;
  return superviseLocalnet({
    dataDir: join(start.configuration.dataDir, 'localnet'),
    host: '127.0.0.1',
    port,
    ...(seed !== undefined && { seed }),
    ...(slotMs !== undefined && { slotMs }),
    ...(transactionsPerSecond !== undefined && { transactionsPerSecond }),
    ...(start.historySlots !== undefined && { historySlots: start.historySlots }),
    onDisk: (fault) => storage.note('localnet', fault),
    log,
  });
}

/** Where the index of `cluster` is stored. */
const toStorePlace = ({ index, dataDir }: Configuration, cluster: Cluster): StorePlace =>
  toIndexPlace(index.url, dataDir, cluster);

/** An indexer for each cluster that is to be indexed, or a fetcher of its blocks, once there is something to ask. */
function startIndexers(
  { configuration }: Start,
  localnet: SupervisedLocalnet | undefined,
  storage: StorageWatch,
  catchUps: CatchUps,
  log: Log,
  isFetcher = false,
): readonly (RunningIndexer & { readonly cluster: Cluster })[] {
  const { index, tracing } = configuration;
  const { shard, decoders, archive, stream } = index;
  return index.clusters.map((cluster) => {
    const store = toStorePlace(configuration, cluster);
    const settings = { cluster, store, archive, stream, shard, decoders, tracing, isFetcher };
    const yellowstone = cluster === 'mainnet' && !isFetcher ? configuration.yellowstone : undefined;
    const ready: Promise<IndexerSettings> =
      cluster === 'localnet'
        ? (localnet?.ready ?? Promise.reject(new Error('there is no localnet'))).then(
            ({ url, stablecoins }) => ({
              ...settings,
              endpoints: [url],
              from: 'first',
              pollMs: LOCALNET_POLL_MS,
              stablecoins,
            }),
          )
        : Promise.resolve({
            ...settings,
            endpoints: configuration.pools[cluster] ?? DEFAULT_ENDPOINTS[cluster],
            privateHosts: [...configuration.privateHosts],
            from: index.from,
            pollMs: PUBLIC_POLL_MS,
            stablecoins: [],
            yellowstone: yellowstone?.url,
          });
    const indexer = superviseIndexerWhenReady(
      ready,
      log,
      { yellowstoneToken: yellowstone?.token },
      {
        onStore: (fault, part) => storage.note(`${part} ${cluster}`, fault),
        onCatchUp: (catchUp) => catchUps.note(cluster, catchUp),
      },
    );
    return { ...indexer, cluster };
  });
}

function say(line: string, stream: NodeJS.WriteStream = process.stdout): void {
  stream.write(`${line}\n`);
}

async function run(start: Start): Promise<void> {
  const { configuration, roles } = start;
  await checkIndexServer(configuration, (cluster) => toStorePlace(configuration, cluster));
  const ssoSecrets = readSsoSecrets(configuration.ssoSecretsFile);
  const { log, accessLog } = createProcessLogs(configuration);
  const nowMs = createClock();
  const storage = createStorageWatch(log.child('storage'), nowMs);
  const closers: (() => Promise<void> | void)[] = [];
  // Before all that is traced is made, and closed after it.
  closers.push(await startTracing(configuration.tracing, 'server', log));
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
  const localnetPort = withLocalnet ? await findLocalnetPort(configuration.localnet.port) : 0;
  const localnetUrl = withLocalnet ? `http://127.0.0.1:${localnetPort}` : undefined;
  const localnet = withLocalnet ? startLocalnet(start, localnetPort, storage, log) : undefined;
  localnet?.ready.catch((error: unknown) => {
    if (!isAppError(error, 'localnet/in-use')) {
      log.error('localnet failed', { error });
    } else if (roles.has('api')) {
      say(toWholeMessage(error), process.stderr);
      stop(EXIT_CONFIGURATION, error.code);
    }
  });
  if (localnet) closers.push(() => localnet.close());
  const catchUps = createCatchUps(say);
  const indexers = roles.has('indexer') ? startIndexers(start, localnet, storage, catchUps, log) : [];
  const fetchers = roles.has('fetcher') ? startIndexers(start, localnet, storage, catchUps, log, true) : [];
  closers.push(...[...indexers, ...fetchers].map((one) => () => one.close()));
  if (!roles.has('api')) {
    await localnet?.ready;
    if (localnet) say(`${PRODUCT.name} localnet  ${localnetUrl}`);
    for (const role of ['indexer', 'fetcher'] as const)
      if (roles.has(role)) say(`${PRODUCT.name} ${role}  ${configuration.index.clusters.join(', ')}`);
    const written = indexers.map((one) => ({
      ...one,
      isWritten: () => storage.list().every(({ part }) => part !== `index ${one.cluster}`),
      place: toStorePlace(configuration, one.cluster),
    }));
    const watch = await watchIndexes(written, configuration.metrics, log);
    closers.push(() => watch.close());
    if (watch.url !== undefined) say(`  Metrics   ${watch.url}`);
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
  const indexed: readonly Cluster[] = configuration.index.clusters;
  const placeOf = (cluster: Cluster): StorePlace => toStorePlace(configuration, cluster);
  const clusters = createClusters(gateway, log.child('live'), {
    isStarting: (cluster) => cluster === 'localnet' && localnetStarts,
    openStore: (cluster) => (indexed.includes(cluster) ? openStoreReader(placeOf(cluster)) : undefined),
    openFreeStore: (cluster) =>
      indexed.includes(cluster) ? openStoreReader(placeOf(cluster), { timeoutMs: FREE_QUERY_MS }) : undefined,
    tokenImages: configuration.tokenImages,
    catchUpOf: (cluster) => catchUps.find(cluster),
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

  const place = toUserPlace(configuration.usersUrl, configuration.dataDir);
  const users = await openUserStore(place, storage.hear('users'));
  closers.push(() => users.close());
  const sweeping = setInterval(() => {
    users.sweep(nowMs()).catch((error: unknown) => log.warn('sweep failed', { error }));
  }, SWEEP_MS);
  closers.push(() => clearInterval(sweeping));

  const server = createServer({
    configuration,
    clusters,
    users,
    storage,
    ssoSecrets,
    nowMs,
    files: createStaticFiles(join(DIST, 'client')),
    renderPage: await loadPageRenderer(DIST),
    drawingThread: createDrawingThread(DIST),
    forwardRpc: async ({ cluster, body, response, ...options }) => {
      writeForwardAnswer(await gateway.forward(cluster, body, options), response);
    },
    log: log.child('server'),
    accessLog,
  });
  const { url, metricsUrl } = await server.listen();
  closers.push(() => server.drain());
  say(`${PRODUCT.name}  ${url}`);
  if (metricsUrl !== undefined) say(`  Metrics   ${metricsUrl}`);

  await Promise.race([
    gateway.whenReady('mainnet', SUMMARY_MS),
    sleep(SUMMARY_MS, undefined, { ref: false }),
  ]);
  // One whose disk takes nothing is not waited for: it begins when it can.
  await Promise.race([localnetReady, storage.whenTroubled('localnet')]);
  if (stopping !== undefined) return;
  for (const line of toStartSummary(clusters, { url: localnetUrl, fault: start.localnetFault })) say(line);
}

async function check({ configuration }: Start): Promise<never> {
  readSsoSecrets(configuration.ssoSecretsFile);
  const checked = await checkStart(configuration, DIST, {
    placeOfIndex: (cluster) => toStorePlace(configuration, cluster),
    faultOfArchive: (cluster) => findArchiveFault(configuration.index.archive, cluster),
  });
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
    process.stderr.write(`${toWholeMessage(error)}\n`);
    process.exit(error.kind === 'refused' ? EXIT_CONFIGURATION : EXIT_UNAVAILABLE);
  }
  throw error;
}
