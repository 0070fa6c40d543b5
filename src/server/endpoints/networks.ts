import { z } from 'zod';
import { getVersion } from '#chain';
import type { ClusterInfo } from '#contracts/answers';
import type { NetworkReport, NetworksAnswer } from '#contracts/network/networks';
import { readPulse } from '../reading/feed/pulse.ts';
import { withTimeout } from '#std/concurrency';
import type { QuestionContext } from '../reading/question-context.ts';
import { defineEndpoint } from './define-endpoint.ts';

/** A cluster that does not answer by then is shown without its rates. */
const DEADLINE_MS = 3_000;

export default defineEndpoint({
  name: 'networks',
  route: '/api/networks',
  says: 'Every cluster with its slot, slot time, transaction rate and version, and the state of each endpoint of its pool.',
  when: 'To tell whether a cluster or an endpoint has trouble.',
  input: z.strictObject({}),
  isOfServer: true,
  absences: false,
  async run(ask): Promise<NetworksAnswer> {
    return {
      networks: await Promise.all(ask.clusters.list().map((info) => readNetwork(ask, info))),
      fetchedAt: new Date().toISOString(),
    };
  },
});

async function readNetwork({ clusters, signal }: QuestionContext, info: ClusterInfo): Promise<NetworkReport> {
  const known = { ...info, nodes: clusters.nodes(info.cluster) };
  if (info.state !== 'ready') return known;
  const { chain, watcher } = clusters.reader(info.cluster);
  const options = { signal, timeoutMs: DEADLINE_MS };
  const [pulse, version] = await Promise.all([
    watcher.pulse() ?? withTimeout(DEADLINE_MS, readPulse(chain, options)),
    withTimeout(DEADLINE_MS, getVersion(chain, options)),
  ]);
  return {
    ...known,
    slot: pulse?.slot ?? info.slot,
    epoch: pulse && { epoch: pulse.epoch, slotIndex: pulse.slotIndex, slotsInEpoch: pulse.slotsInEpoch },
    blockHeight: pulse?.blockHeight,
    slotMs: pulse?.slotMs,
    transactionsPerSecond: pulse?.transactionsPerSecond,
    nonVotePerSecond: pulse?.nonVotePerSecond,
    windowSeconds: pulse?.windowSeconds,
    version: version?.version,
    featureSet: version?.featureSet,
  };
}
