import { z } from 'zod';
import { CLUSTER_NAMES } from '#contracts/cluster';
import type { SolanaAnswer } from '#contracts/network/solana';
import * as leaf from '../figures/figure.ts';
import { toSupplyTree } from '../toolkit/supply-tree.ts';
import { toFeeRows } from '../toolkit/fee-tree.ts';
import { defineTool, found, sourceOf } from './define-tool.ts';

const TOPICS = ['tps', 'epoch', 'supply', 'fees', 'validators'] as const;
type Topic = (typeof TOPICS)[number];
type Found = Exclude<SolanaAnswer, { kind: 'absent' }>;

/** Percentiles that are shown. */
const SHOWN = [10, 50, 90, 99];

export default defineTool({
  name: 'get_network',
  title: 'Read the state of the network',
  description:
    'The cluster as a whole: slot and height always; by topic transactions per second (tps), progress and end of the epoch, supply and inflation, fees paid in the newest blocks, validators and stake. All topics when none is named.',
  doing: 'Reading the state of the network',
  about: ['epoch'],
  inAssistant: true,
  input: z.strictObject({ topics: z.array(z.enum(TOPICS)).max(TOPICS.length).optional() }),
  async run(ask, { topics }) {
    const answer = found(await ask.ask('solana', {}));
    const wanted = new Set<Topic>(topics === undefined || topics.length === 0 ? TOPICS : topics);
    const { pulse, provenance } = answer;
    const genesis = ask.clusters.list().find(({ cluster }) => cluster === ask.cluster)?.genesisHash;
    const data = {
      cluster: leaf.word(CLUSTER_NAMES[ask.cluster]),
      ...(genesis !== undefined && { genesisHash: leaf.hash(genesis) }),
      slot: leaf.slot(pulse.slot),
      ...(pulse.blockHeight !== undefined && { height: leaf.count(pulse.blockHeight) }),
      ...(pulse.slotMs !== undefined && { slotSeconds: leaf.number(pulse.slotMs / 1_000, 'seconds', 3) }),
      ...(pulse.transactionCount !== undefined && { transactionCount: leaf.count(pulse.transactionCount) }),
      ...(wanted.has('tps') && { tps: toTpsTree(answer) }),
      ...(wanted.has('epoch') && { epoch: toEpochTree(answer, ask.nowMs()) }),
      ...(wanted.has('supply') && { supply: toSupplyTree(answer) }),
      ...(wanted.has('fees') && answer.fees && { fees: toFeeTree(answer.fees) }),
      ...(wanted.has('validators') &&
        answer.stake && {
          validators: {
            ...toStakeTree(answer.stake, answer.versions),
            ...(answer.supply &&
              answer.supply.totalLamports > 0n && {
                stakedShare: leaf.share(
                  Number((answer.stake.activeLamports * 1_000_000n) / answer.supply.totalLamports) / 1e6,
                ),
              }),
          },
        }),
    };
    return {
      data,
      source: sourceOf(provenance),
      notes: [
        ...answer.missing,
        ...(wanted.has('fees') && answer.fees === undefined
          ? ['No block with other transactions than votes was read yet, so fees are not known.']
          : []),
      ],
      links: [{ label: 'Network', href: '/solana' }],
    };
  },
});

const toRate = (perSecond: number) =>
  leaf.number(perSecond, 'transactions per second', perSecond < 1 ? 4 : 1);

function toTpsTree({ pulse }: Found) {
  const newest = pulse.samples.at(-1);
  return {
    ...(pulse.transactionsPerSecond !== undefined && { all: toRate(pulse.transactionsPerSecond) }),
    ...(pulse.nonVotePerSecond !== undefined && { withoutVotes: toRate(pulse.nonVotePerSecond) }),
    ...(pulse.windowSeconds !== undefined && { window: leaf.duration(Math.round(pulse.windowSeconds)) }),
    // The newest sample of a node may be a minute old.
    ...(pulse.slotMs !== undefined &&
      newest !== undefined && {
        until: leaf.duration(Math.round(((pulse.slot - newest.slot) * pulse.slotMs) / 1_000)),
      }),
  };
}

function toEpochTree({ pulse: { epoch, slotIndex, slotsInEpoch, slotMs } }: Found, nowMs: number) {
  const slotsLeft = Math.max(0, slotsInEpoch - slotIndex);
  const seconds = slotMs === undefined ? undefined : Math.round((slotsLeft * slotMs) / 1_000);
  return {
    epoch: leaf.epoch(epoch),
    slotIndex: leaf.count(slotIndex),
    slotsInEpoch: leaf.count(slotsInEpoch),
    slotsLeft: leaf.count(slotsLeft),
    progress: leaf.share(slotIndex / slotsInEpoch),
    ...(slotMs !== undefined && { length: leaf.duration(Math.round((slotsInEpoch * slotMs) / 1_000)) }),
    ...(seconds !== undefined && {
      endsIn: leaf.duration(seconds),
      endsAt: leaf.time(Math.floor(nowMs / 1_000) + seconds),
    }),
    // Stake changes its state where an epoch ends, and is paid for whole epochs in the first block of the next.
    next: leaf.epoch(epoch + 1),
    afterNext: leaf.epoch(epoch + 2),
    ...(seconds !== undefined &&
      slotMs !== undefined && {
        afterNextAt: leaf.time(
          Math.floor(nowMs / 1_000) + seconds + Math.round((slotsInEpoch * slotMs) / 1_000),
        ),
      }),
  };
}

const toFeeTree = (survey: NonNullable<Found['fees']>) => {
  const { transactions, failed, withPriority, blocks, firstSlot, lastSlot } = survey;
  return {
    percentiles: toFeeRows(survey, SHOWN),
    transactions: leaf.count(transactions),
    failed: leaf.count(failed),
    withPriority: leaf.count(withPriority),
    ...(transactions > 0 && {
      failedShare: leaf.share(failed / transactions),
      priorityShare: leaf.share(withPriority / transactions),
    }),
    blocks: leaf.count(blocks),
    from: leaf.slot(firstSlot),
    to: leaf.slot(lastSlot),
  };
};

const toStakeTree = (
  {
    validators,
    delinquent,
    activeLamports,
    delinquentLamports,
    nakamoto,
    meanCommissionBps,
  }: NonNullable<Found['stake']>,
  versions: Found['versions'],
) => ({
  validators: leaf.count(validators),
  delinquent: leaf.count(delinquent),
  voting: leaf.count(validators - delinquent),
  activeStake: leaf.sol(activeLamports),
  delinquentStake: leaf.sol(delinquentLamports),
  ...(activeLamports > 0n && {
    delinquentShare: leaf.share(Number((delinquentLamports * 1_000_000n) / activeLamports) / 1e6),
  }),
  nakamoto: leaf.count(nakamoto),
  ...(meanCommissionBps !== undefined && { meanCommission: leaf.basisPoints(Math.round(meanCommissionBps)) }),
  versions: versions.slice(0, 5).map(({ name, validators: nodes, share }) => ({
    ...(name !== undefined && { version: leaf.stranger('version', name) }),
    validators: leaf.count(nodes),
    share: leaf.share(share),
  })),
});
