import { z } from 'zod';
import { getEpochInfo, getEpochSchedule, slotsOfEpoch, type EpochInfo } from '#chain';
import type { ChainPulse } from '#contracts/answers';
import { asAddress, type Slot } from '#contracts/chain';
import type { EpochAnswer, EpochEnd } from '#contracts/network/epochs';
import { text } from '../input/texts.ts';
import { readPulse } from '../reading/feed/pulse.ts';
import { readFirstBlock, readLastBlock, type FirstBlock } from '../reading/block/epoch-ends.ts';
import type { LeaderCounts } from '../reading/validator/leader-cache.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { toRewards } from '../reading/block/read-block.ts';
import { compareBig } from '../reading/validator/validator-rows.ts';
import { withTimeout } from '#std/concurrency';
import type { QuestionContext } from '../reading/question-context.ts';
import { defineEndpoint } from './define-endpoint.ts';

const EXTRA_MS = 5_000;
/** The whole schedule of a public cluster is some megabytes. */
const SCHEDULE_MS = 8_000;
const SHOWN = 20;

type Found = Extract<EpochAnswer, { kind: 'found' }>;
interface Range {
  readonly firstSlot: Slot;
  readonly lastSlot: Slot;
}

export default defineEndpoint({
  name: 'epoch',
  route: '/api/epochs/:epoch',
  says: 'One epoch: its first and last slot, when it began and ends, its leaders and the rewards paid at its start.',
  when: 'The number of an epoch is known.',
  input: z.strictObject({ epoch: text.describe('Number of an epoch.') }),
  absences: true,
  async run(ask, input): Promise<EpochAnswer> {
    if (!/^\d{1,9}$/.test(input.epoch)) {
      return ask.absent('malformed', 'This is not an epoch: it must be a whole number.');
    }
    const epoch = Number(input.epoch);
    const { chain, watcher } = ask.reader;
    const options = { signal: ask.signal, timeoutMs: EXTRA_MS };
    const [schedule, info, pulse] = await Promise.all([
      getEpochSchedule(chain, { signal: ask.signal }),
      getEpochInfo(chain, { signal: ask.signal }),
      watcher.pulse() ?? withTimeout(EXTRA_MS, readPulse(chain, options)),
    ]);
    const { firstSlot, slots } = slotsOfEpoch(schedule, epoch);
    const range: Range = { firstSlot, lastSlot: firstSlot + slots - 1 };
    const state = epoch < info.epoch ? 'past' : epoch === info.epoch ? 'current' : 'future';
    const isDrawn = epoch <= info.epoch + 1;
    const [first, end, leaders] = await Promise.all([
      state === 'future'
        ? { end: toEstimate(firstSlot, info, pulse) }
        : readFirstBlock(chain, firstSlot, options),
      state === 'past'
        ? readLastBlock(chain, range.lastSlot, options)
        : toEstimate(range.lastSlot + 1, info, pulse),
      isDrawn
        ? withTimeout(
            SCHEDULE_MS,
            ask.reader.leaders.read(firstSlot, { signal: ask.signal, timeoutMs: SCHEDULE_MS }),
          )
        : undefined,
    ]);
    const rewards = toRewardSummary(first);
    const things = new NamedThings();
    for (const { address } of rewards?.top ?? []) things.addAddress(address);
    return {
      kind: 'found',
      provenance: ask.provenance(info.absoluteSlot),
      epoch,
      state,
      currentEpoch: info.epoch,
      ...range,
      slots,
      slotsDone: state === 'past' ? slots : state === 'current' ? info.absoluteSlot - firstSlot + 1 : 0,
      begin: first.end,
      end,
      slotMs: toSlotMs(first.end, end, state, pulse),
      ...(await toSchedule(ask, leaders, slots)),
      scheduleMissing: leaders === undefined ? toScheduleMissing(isDrawn, state) : undefined,
      rewards,
      rewardsMissing: rewards === undefined ? toRewardsMissing(state, first.end) : undefined,
      names: await toNames(things, ask.reader, ask.signal),
    };
  },
});

/** When `slot` will come at the pace of now. */
function toEstimate(slot: Slot, info: EpochInfo, pulse: ChainPulse | undefined): EpochEnd {
  if (pulse?.slotMs === undefined) {
    return { missing: 'The node has no performance samples to estimate the pace from.' };
  }
  const inSeconds = ((slot - info.absoluteSlot) * pulse.slotMs) / 1_000;
  return { estimate: Math.round(Date.now() / 1_000 + inSeconds) };
}

function toSlotMs(
  begin: EpochEnd,
  end: EpochEnd,
  state: Found['state'],
  pulse: ChainPulse | undefined,
): Found['slotMs'] {
  if (state === 'past') {
    if (begin.time === undefined || end.time === undefined) return undefined;
    const slots = (end.block ?? 0) - (begin.block ?? 0);
    return slots > 0 ? { mean: ((end.time - begin.time) * 1_000) / slots, of: 'epoch' } : undefined;
  }
  return pulse?.slotMs === undefined ? undefined : { mean: pulse.slotMs, of: 'now' };
}

async function toSchedule(
  ask: QuestionContext,
  leaders: LeaderCounts | undefined,
  slots: number,
): Promise<Pick<Found, 'schedule'>> {
  if (leaders === undefined) return {};
  const list = await withTimeout(EXTRA_MS, ask.reader.validators.read({ signal: ask.signal }));
  return {
    schedule: {
      leaders: leaders.length,
      top: leaders.slice(0, SHOWN).map(([identity, count]) => {
        const row = list?.rows.find((candidate) => candidate.identity === identity);
        return {
          identity: asAddress(identity),
          slots: count,
          share: count / slots,
          name: row?.name ?? list?.infos.get(identity)?.name,
          vote: row?.vote,
        };
      }),
    },
  };
}

function toScheduleMissing(isDrawn: boolean, state: Found['state']): string {
  if (!isDrawn) return 'The leader schedule is set when the previous epoch begins.';
  return state === 'past'
    ? 'The node has the schedules of recent epochs only.'
    : 'The node did not return the schedule.';
}

function toRewardSummary({ end, block }: FirstBlock): Found['rewards'] {
  if (block?.rewards === undefined || block.rewards === null || end.block === undefined) return undefined;
  const rewards = toRewards(block);
  const sums = new Map<string, { count: number; lamports: bigint }>();
  for (const { kind, lamports } of rewards) {
    const sum = sums.get(kind) ?? { count: 0, lamports: 0n };
    sums.set(kind, { count: sum.count + 1, lamports: sum.lamports + lamports });
  }
  return {
    block: end.block,
    sums: [...sums].map(([kind, sum]) => ({ kind, ...sum })).sort((a, b) => b.count - a.count),
    top: rewards.toSorted((a, b) => compareBig(b.lamports, a.lamports)).slice(0, SHOWN),
  };
}

function toRewardsMissing(state: Found['state'], begin: EpochEnd): string {
  if (state === 'future') return 'The epoch has not started.';
  return begin.missing ?? 'The node did not return the rewards of the first block.';
}
