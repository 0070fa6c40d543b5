import { z } from 'zod';
import * as leaf from '../figures/figure.ts';
import { validatorLeaf } from '../figures/place-leaf.ts';
import type { Tree } from '../figures/figure.ts';
import { addressArgument, limitArgument, slotArgument } from '../toolkit/arguments.ts';
import { readPart } from '../toolkit/from-index.ts';
import { defineTool, found, sourceOf, type ToolAsk, type ToolFind } from './define-tool.ts';

const MOST = 100;
const SHOWN_SKIPPED = 20;

export default defineTool({
  name: 'get_leaders',
  title: 'Read who leads slots',
  description:
    'Leader of a slot, or of the newest, and the next leaders with their times. With `validator` (vote account or identity): the next slots of that validator, the slots it led this epoch and those it skipped.',
  doing: 'Reading who leads',
  about: ['validator', 'block', 'epoch'],
  input: z.strictObject({
    slot: slotArgument.optional().describe('Slot to begin at; the newest when left out.'),
    limit: limitArgument(MOST, 10),
    validator: addressArgument.optional().describe('Vote account or identity of one validator.'),
  }),
  run: (ask, { slot, limit, validator }): Promise<ToolFind<Tree>> =>
    validator === undefined ? readTurns(ask, slot, limit) : readValidator(ask, validator),
});

async function readTurns(ask: ToolAsk, slot: string | undefined, limit: number): Promise<ToolFind<Tree>> {
  const answer = found(await ask.ask('leaders', { slot, limit: String(limit) }));
  const [first] = answer.turns;
  return {
    data: {
      tip: leaf.slot(answer.tip),
      slot: leaf.slot(answer.from),
      ...(first && {
        leader: leaf.address(first.identity),
        leaderVote: first.vote && validatorLeaf(first.vote),
        leaderName: leaf.said('validator name', first.name),
        nextLeader: answer.turns[1] && leaf.address(answer.turns[1].identity),
      }),
      ...(answer.slotMs !== undefined && {
        slotSeconds: leaf.number(answer.slotMs / 1_000, 'seconds', 3),
      }),
      leaders: answer.turns.map((turn) => ({
        slot: leaf.slot(turn.slot),
        slots: leaf.count(turn.slots),
        identity: leaf.address(turn.identity),
        vote: turn.vote && validatorLeaf(turn.vote),
        name: leaf.said('validator name', turn.name),
        ...(turn.expected !== undefined && {
          expected: leaf.time(turn.expected),
          inTime: leaf.duration(turn.expected - answer.tipTime),
        }),
      })),
    },
    source: sourceOf(answer.provenance),
    notes: [
      ...answer.missing,
      ...(answer.slotMs === undefined ? [] : ['Times are estimates at the pace of now.']),
    ],
  };
}

async function readValidator(ask: ToolAsk, validator: string): Promise<ToolFind<Tree>> {
  const [asked, skips] = await Promise.all([
    ask.ask('validator', { vote: validator }),
    readPart(ask, ask.ask('skippedSlots', { vote: validator })),
  ]);
  const { vote, identity, row, info, production, schedule, epoch, provenance, missing } = found(asked);
  const tip = provenance.asOfSlot;
  return {
    data: {
      ...(tip !== undefined && { tip: leaf.slot(tip) }),
      vote: validatorLeaf(vote),
      identity: leaf.address(identity),
      name: leaf.said('validator name', row?.name ?? info?.name),
      epoch: leaf.epoch(epoch.epoch),
      ...(schedule && { slotsThisEpoch: leaf.count(schedule.slots) }),
      ...(production && {
        led: leaf.count(production.leaderSlots),
        blocks: leaf.count(production.blocks),
        skipped: leaf.count(production.leaderSlots - production.blocks),
        ...(production.leaderSlots > 0 && {
          skippedShare: leaf.share((production.leaderSlots - production.blocks) / production.leaderSlots),
        }),
      }),
      ...(schedule?.next[0] && { nextSlot: leaf.slot(schedule.next[0].slot) }),
      next: (schedule?.next ?? []).map((turn) => ({
        slot: leaf.slot(turn.slot),
        slots: leaf.count(turn.count),
        ...(turn.inSeconds !== undefined && { inTime: leaf.duration(Math.round(turn.inSeconds)) }),
      })),
      ...(skips && {
        skippedSlots: skips.skipped.slice(0, SHOWN_SKIPPED).map((slot) => leaf.slot(slot)),
        skippedFrom: leaf.slot(skips.fromSlot),
        skippedWhole: leaf.flag(skips.whole),
      }),
    },
    source: sourceOf(provenance),
    notes: [
      ...missing,
      ...(skips === undefined
        ? ['Which slots it skipped could not be read.']
        : skips.whole
          ? []
          : ['Which slots it skipped is known of the newest part of the epoch only.']),
    ],
    truncated:
      skips !== undefined && skips.skippedCount > SHOWN_SKIPPED
        ? [{ path: '/skippedSlots', shown: SHOWN_SKIPPED, of: skips.skippedCount }]
        : [],
    links: [{ label: 'Validator', href: `/validator/${vote}` }],
  };
}
