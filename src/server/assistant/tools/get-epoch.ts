import { z } from 'zod';
import type { EpochAnswer, EpochEnd } from '#contracts/network/epochs';
import * as leaf from '../figures/figure.ts';
import { validatorLeaf } from '../figures/place-leaf.ts';
import { toAddressLeaf } from '../figures/to-leaf.ts';
import { toCuts } from '../toolkit/cuts.ts';
import { defineTool, found, sourceOf } from './define-tool.ts';

type Found = Extract<EpochAnswer, { readonly kind: 'found' }>;

const LEADERS = 10;
const REWARDS = 5;

/** What the leader of the first block takes for it, fees and rent, is no reward of the epoch. */
const isOfStake = ({ kind }: { readonly kind: string }): boolean => kind !== 'fee' && kind !== 'rent';

export default defineTool({
  name: 'get_epoch',
  title: 'Read an epoch',
  description:
    'One epoch by its number: past, current or future, its first and last slot, when it began and ends (or will), how far it is, its leaders by slots, and the rewards paid in its first block.',
  doing: 'Reading the epoch',
  about: ['epoch'],
  inAssistant: true,
  input: z.strictObject({
    epoch: z
      .union([
        z.string().regex(/^\d{1,9}$/, 'must be the number of an epoch'),
        z.number().int().min(0).max(1e9),
      ])
      .transform(String)
      .describe('Number of the epoch.'),
  }),
  async run(ask, { epoch }) {
    const answer = found(await ask.ask('epoch', { epoch }));
    const { slots, state, slotMs, schedule, rewards, names } = answer;
    const now = Math.floor(ask.nowMs() / 1_000);
    const { asOfSlot } = answer.provenance;
    // The slot that is being made is not done, as get_network counts too.
    const slotsDone =
      state === 'current' && asOfSlot !== undefined ? asOfSlot - answer.firstSlot : answer.slotsDone;
    const toTime = ({ time }: EpochEnd, slot: number): number | undefined => {
      if (time !== undefined || slotMs?.of !== 'now' || asOfSlot === undefined || slot < asOfSlot)
        return time;
      return now + Math.round(((slot - asOfSlot) * slotMs.mean) / 1_000);
    };
    const begin = toTime(answer.begin, answer.firstSlot);
    // An epoch that is over lasted until the next one began, a slot longer than to its last block.
    const next =
      state === 'past' ? found(await ask.ask('epoch', { epoch: String(Number(epoch) + 1) })) : undefined;
    const end = next?.begin.time ?? toTime(answer.end, answer.lastSlot + 1);
    const data = {
      epoch: leaf.epoch(answer.epoch),
      state: leaf.word(state),
      currentEpoch: leaf.epoch(answer.currentEpoch),
      firstSlot: leaf.slot(answer.firstSlot),
      lastSlot: leaf.slot(answer.lastSlot),
      slots: leaf.count(slots),
      slotsDone: leaf.count(slotsDone),
      slotsLeft: leaf.count(Math.max(0, slots - slotsDone)),
      progress: leaf.share(slots === 0 ? 0 : slotsDone / slots),
      ...(begin !== undefined && {
        begin: leaf.time(begin),
        beginIsEstimate: leaf.flag(answer.begin.time === undefined),
      }),
      ...(end !== undefined && {
        end: leaf.time(end),
        endIsEstimate: leaf.flag(answer.end.time === undefined),
        ...(end > now && { timeLeft: leaf.duration(end - now) }),
      }),
      ...(begin !== undefined && end !== undefined && { length: leaf.duration(Math.max(0, end - begin)) }),
      ...(slotMs !== undefined && {
        slotTime: leaf.number(slotMs.mean / 1_000, 'seconds', 3),
        slotTimeOf: leaf.word(slotMs.of),
      }),
      ...(schedule !== undefined && {
        leaderCount: leaf.count(schedule.leaders),
        leaders: schedule.top.slice(0, LEADERS).map((leader) => ({
          identity: leaf.address(leader.identity),
          name: leaf.said('validator name', leader.name),
          slots: leaf.count(leader.slots),
          share: leaf.share(leader.share),
        })),
      }),
      ...(rewards !== undefined && { rewards: toRewardTree(rewards, names) }),
      // What is earned in an epoch is paid in the first block of the next one.
      ...(next?.rewards !== undefined && { earned: toRewardTree(next.rewards, next.names) }),
    };
    return {
      data,
      source: sourceOf(answer.provenance),
      notes: [
        answer.begin.missing,
        answer.end.missing,
        answer.scheduleMissing,
        answer.rewardsMissing,
      ].flatMap((note) => note ?? []),
      truncated: toCuts({
        leaders: { all: schedule?.leaders ?? 0, most: LEADERS },
        'rewards/top': { all: rewards?.top.filter(isOfStake).length ?? 0, most: REWARDS },
      }),
      links: [{ label: 'Epoch', href: `/epoch/${epoch}` }],
    };
  },
});

/** Rewards of a block that begins an epoch, in all and the largest, also of validators alone: what they take as commission. */
function toRewardTree({ block, sums, top }: NonNullable<Found['rewards']>, names: Found['names']) {
  const toRow = ({ address, kind, lamports }: (typeof top)[number]) => ({
    address: toAddressLeaf(address, names),
    kind: leaf.word(kind.toLowerCase()),
    amount: leaf.sol(lamports),
  });
  const ofStake = sums.filter(isOfStake);
  return {
    block: leaf.slot(block),
    total: leaf.sol(ofStake.reduce((sum, { lamports }) => sum + lamports, 0n)),
    sums: ofStake.map(({ kind, count, lamports }) => ({
      kind: leaf.word(kind.toLowerCase()),
      count: leaf.count(count),
      amount: leaf.sol(lamports),
    })),
    top: top.filter(isOfStake).slice(0, REWARDS).map(toRow),
    validators: top
      .filter(({ kind }) => kind.toLowerCase() === 'voting')
      .slice(0, REWARDS)
      .map((row) => ({ ...toRow(row), address: validatorLeaf(row.address) })),
  };
}
