/** A chain that never moves: the localnet of one seed, indexed by the real indexer, asked in process. */
import { createApi, type AnswerParts } from '../../src/server/answering/answer.ts';
import type { Clusters } from '../../src/server/reading/clusters.ts';
import { createClusters } from '../../src/server/reading/gateway-clusters.ts';
import { runIndexer } from '../../src/indexer/run-indexer.ts';
import { createSteppedLocalnet, type SteppedLocalnet } from '../../src/localnet/stepped-localnet.ts';
import { parseLossless } from '#std/json';
import { silentLog } from '#std/log';
import { openSqliteWriter, type StoreReader } from '#store';
import { composeAnswers } from '../../src/server/compose.ts';

/** What a node answers, after what stands between it and the server. */
export type Transport = (method: string, params: readonly unknown[], answer: unknown) => unknown;

/** What the server asks, on a wire of its own and with nothing remembered of another. */
export interface ChainView {
  readonly parts: AnswerParts;
  close(): Promise<void>;
}

export interface FrozenChain {
  readonly parts: AnswerParts;
  readonly clusters: Clusters;
  /** Milliseconds of the newest block: what 'now' and 'today' mean on it. */
  readonly nowMs: number;
  readonly genesisTimeMs: number;
  readonly tip: number;
  readonly stablecoins: readonly string[];
  readonly store: StoreReader;
  /** Asks the node itself. Integers beyond 2⁵³ are `bigint`. Throws what the node refuses. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- whoever asks names the node's shape
  rpc<T>(method: string, params?: readonly unknown[]): T;
  /** The same chain seen through another wire, for texts that are replaced on their way. */
  through(transport: Transport): Promise<ChainView>;
  close(): Promise<void>;
}

/** 32 hours, so that a day, its hours and yesterday can all be asked about. */
const SLOTS = 2_400;
const SLOT_MS = 48_000;
const GENESIS_MS = Date.UTC(2026, 8, 30, 6);

/** Every call gives the same chain, to the last hash. */
export async function openFrozenChain(): Promise<FrozenChain> {
  const net = createSteppedLocalnet({
    seed: 'evals',
    slotMs: SLOT_MS,
    transactionsPerSecond: 0.035,
    genesisTimeMs: GENESIS_MS,
    maxTransactions: 1_000_000,
  });
  await net.makeHistory(SLOTS);
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- whoever asks names the node's shape
  const rpc = <T>(method: string, params: readonly unknown[] = []): T => askNode(net, method, params) as T; // the node's own shape
  const tip = rpc<number>('getSlot', [{ commitment: 'confirmed' }]);
  const store = await indexUpTo(net, tip);
  const view = async (transport: Transport): Promise<ChainView> => {
    const clusters = createClusters(
      {
        request: async <T>(_cluster: string, method: string, params: readonly unknown[]) =>
          transport(method, params, askNode(net, method, params)) as T, // the node's own shape
        status: () => [
          {
            cluster: 'localnet',
            state: 'ready',
            endpoints: 1,
            healthy: 1,
            slot: tip,
            genesisHash: net.chain.genesisHash,
          },
        ],
      },
      silentLog,
      { openStore: (cluster) => (cluster === 'localnet' ? { ...store, close: async () => {} } : undefined) },
    );
    const parts = composeAnswers({ clusters, log: silentLog });
    // As on a server somebody has used: it knows the names of the tokens that are traded.
    await createApi(parts, 'localnet').ask('tokens', {});
    return { parts, close: () => clusters.close() };
  };
  const plain = await view((_method, _params, answer) => answer);
  return {
    parts: plain.parts,
    clusters: plain.parts.clusters,
    nowMs: rpc<number>('getBlockTime', [tip]) * 1_000,
    genesisTimeMs: GENESIS_MS,
    tip,
    stablecoins: net.stablecoins(),
    store,
    rpc,
    through: view,
    async close() {
      await plain.close();
      await store.close();
      net.close();
    },
  };
}

function askNode(net: SteppedLocalnet, method: string, params: readonly unknown[]): unknown {
  const text = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }, (_key, value: unknown) =>
    typeof value === 'bigint' ? Number(value) : value,
  );
  const { result, error } = parseLossless(net.answer(text)!) as {
    readonly result?: unknown;
    readonly error?: { readonly code: number; readonly message: string };
  };
  if (error !== undefined) throw Object.assign(new Error(error.message), { code: error.code });
  return result;
}

async function indexUpTo(net: SteppedLocalnet, tip: number): Promise<StoreReader> {
  const writer = openSqliteWriter(':memory:');
  await runIndexer({
    chain: {
      cluster: 'localnet',
      request: async <T>(method: string, params: readonly unknown[]) => askNode(net, method, params) as T, // the node's own shape
    },
    writer,
    slots: { wait: () => new Promise((resolve) => setImmediate(resolve)), close: () => {} },
    pollMs: 0,
    from: 'first',
    to: tip,
    stablecoins: net.stablecoins(),
    mayReset: false,
    log: silentLog,
    signal: new AbortController().signal,
  });
  return {
    engine: writer.engine,
    all: (query, parameters) => writer.reader.all(query, parameters),
    close: () => writer.close(),
  };
}
