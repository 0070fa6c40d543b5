/** A server of the product on a free port, over a store that a test grows. */
import { createServer, type Server } from '../../src/server/server.ts';
import { parseConfiguration } from '../../src/server/config/configuration.ts';
import { createGrowingIndex, type GrowingIndex } from '../../src/server/testing/growing-index.ts';
import { createScriptedClusters } from '../../src/server/testing/scripted-cluster.ts';
import { silentLog } from '../../src/std/log.ts';

export interface ServedIndex {
  readonly index: GrowingIndex;
  readonly url: string;
  /** Requests of the live stream so far: what stands after the path. */
  readonly opened: string[];
  close(): Promise<void>;
}

export async function serveIndex(): Promise<ServedIndex> {
  const index = await createGrowingIndex();
  const clusters = createScriptedClusters(
    { mainnet: { getSlot: () => 50, getBlocks: () => [], getEpochInfo: () => ({ absoluteSlot: 50 }) } },
    {},
    { mainnet: index.reader },
  );
  const server: Server = createServer({
    configuration: parseConfiguration({ PORT: '0' }),
    clusters,
    log: silentLog,
    files: { find: () => undefined },
    renderPage: undefined,
    forwardRpc: () => Promise.resolve(),
  });
  const { port } = await server.listen();
  return {
    index,
    url: `http://127.0.0.1:${port}`,
    opened: [],
    async close() {
      await server.drain();
      const { watcher, indexWatcher } = clusters.reader('mainnet');
      watcher.close();
      indexWatcher?.close();
      await index.reader.close();
    },
  };
}
