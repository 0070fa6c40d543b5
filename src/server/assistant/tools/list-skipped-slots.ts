import { z } from 'zod';
import type { ClusterReader } from '../../reading/cluster-reader.ts';
import {
  readSkippedSlots,
  type LeaderTurn,
  type SkippedSlots,
} from '../../reading/validator/skipped-slots.ts';
import * as leaf from '../figures/figure.ts';
import { validatorLeaf } from '../figures/place-leaf.ts';
import { unixSecondsArgument } from '../toolkit/arguments.ts';
import { seen, toCuts } from '../toolkit/cuts.ts';
import { toSlotRange } from '../toolkit/slot-bounds.ts';
import { defineTool, found, sourceOf, ToolError, type ToolAsk } from './define-tool.ts';

const MOST = 100;
const MOST_LAST = 10_000;
/** As many epochs as slots that are named may lie in. */
const MOST_EPOCHS = 5;

const inputSchema = z.strictObject({
  epoch: z.coerce.number().int().min(0).optional(),
  last: z.number().int().min(1).max(MOST_LAST).optional().describe('So many of the newest slots instead.'),
  fromSlot: z.number().int().min(0).optional().describe('First of the slots instead.'),
  toSlot: z.number().int().min(0).optional().describe('Last of the slots instead.'),
  from: unixSecondsArgument.describe('Unix seconds the slots begin at, instead of an epoch.'),
  to: unixSecondsArgument.describe('Unix seconds they end before; now when left out.'),
});
type Input = z.infer<typeof inputSchema>;

export default defineTool({
  name: 'list_skipped_slots',
  title: 'List skipped slots',
  description:
    'Slots of an epoch (of the present one where none is given), of the newest ones or of a time in which no block was made, each with the validator whose turn it was, and by validator how many of its turns it skipped.',
  doing: 'Looking for skipped slots',
  input: inputSchema,
  async run(ask, input) {
    const reader = ask.clusters.reader(ask.cluster);
    const { epoch: now, rows: validators } = await reader.validators.read({ signal: ask.signal });
    const newest = now.absoluteSlot;
    const { epoch, read } = await readAsked(ask, reader, { input, newest, epoch: now.epoch });
    const { turns, skipped, blockCount } = read;
    const rowOf = new Map(validators.map((row) => [row.identity as string, row]));
    const toValidator = (identity: string) => {
      const row = rowOf.get(identity);
      return {
        identity: leaf.address(identity),
        ...(row !== undefined && { vote: validatorLeaf(row.vote) }),
      };
    };
    const count = (rows: readonly LeaderTurn[], identity: string): number =>
      rows.filter((row) => row.identity === identity).length;
    const data = {
      epoch: leaf.epoch(epoch),
      fromSlot: leaf.slot(read.fromSlot),
      toSlot: leaf.slot(read.toSlot),
      any: seen(skipped.length > 0, read.isWhole),
      slots: leaf.count(turns.length),
      blocks: leaf.count(blockCount),
      count: leaf.count(skipped.length),
      ...(turns.length > 0 && { skipShare: leaf.share(skipped.length / turns.length) }),
      rows: skipped
        .slice(-MOST)
        .map(({ identity, slot }) => ({ slot: leaf.slot(slot), ...toValidator(identity) })),
      byLeader: [...new Set(turns.map(({ identity }) => identity))]
        .map((identity) => {
          const [led, missed] = [count(turns, identity), count(skipped, identity)];
          const row = rowOf.get(identity);
          return {
            ...toValidator(identity),
            leaderSlots: leaf.count(led),
            skipped: leaf.count(missed),
            made: leaf.count(led - missed),
            skipShare: leaf.share(missed / led),
            ...(blockCount > 0 && { blockShare: leaf.share((led - missed) / blockCount) }),
            ...(row !== undefined && {
              stake: leaf.sol(row.stakeLamports),
              commission: leaf.basisPoints(row.commissionBps),
            }),
          };
        })
        .sort((a, b) => Number(b.skipped.raw) - Number(a.skipped.raw)),
    };
    return {
      data,
      source: sourceOf(found(await ask.ask('epoch', { epoch: String(epoch) })).provenance),
      notes: read.isWhole ? [] : ['Only the newest of these slots were checked.'],
      truncated: toCuts({
        rows: { all: skipped.length, most: MOST, isWhole: read.isWhole },
        count: { all: skipped.length, isWhole: read.isWhole },
        byLeader: { all: turns.length, isWhole: read.isWhole },
      }),
      links: [{ label: 'Epoch', href: `/epoch/${epoch}` }],
    };
  },
});

interface Now {
  readonly input: Input;
  readonly newest: number;
  readonly epoch: number;
}

/** The slots that are asked for: of one epoch, or a range that may lie in several. */
async function readAsked(
  ask: ToolAsk,
  reader: ClusterReader,
  now: Now,
): Promise<{ readonly epoch: number; readonly read: SkippedSlots }> {
  const range = await toRange(ask, now);
  const bounds = async (epoch: number) => {
    const { firstSlot, lastSlot } = found(await ask.ask('epoch', { epoch: String(epoch) }));
    return { firstSlot, lastSlot: Math.min(lastSlot, now.newest) };
  };
  const readOf = async (slots: Parameters<typeof readSkippedSlots>[1]): Promise<SkippedSlots> => {
    const read = await readSkippedSlots(reader, slots, ask.signal);
    if (read === undefined)
      throw new ToolError('unavailable', 'The node did not return the leader schedule of this epoch.');
    return read;
  };
  if (range === undefined) {
    const epoch = now.input.epoch ?? now.epoch;
    return { epoch, read: await readOf(await bounds(epoch)) };
  }
  const parts: SkippedSlots[] = [];
  for (let epoch = now.epoch; epoch >= 0 && parts.length < MOST_EPOCHS; epoch--) {
    const { firstSlot, lastSlot } = await bounds(epoch);
    if (firstSlot <= range.to)
      parts.unshift(
        await readOf({
          firstSlot,
          beginSlot: Math.max(firstSlot, range.from),
          lastSlot: Math.min(lastSlot, range.to),
        }),
      );
    if (firstSlot <= range.from) break;
  }
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined)
    throw new ToolError('not_found', 'These slots are still to come.');
  return {
    epoch: now.epoch,
    read: {
      fromSlot: first.fromSlot,
      toSlot: last.toSlot,
      isWhole: first.fromSlot <= range.from && parts.every(({ isWhole }) => isWhole),
      blockCount: parts.reduce((sum, { blockCount }) => sum + blockCount, 0),
      turns: parts.flatMap(({ turns }) => turns),
      skipped: parts.flatMap(({ skipped }) => skipped),
    },
  };
}

/** `undefined` where an epoch is asked for. */
async function toRange(ask: ToolAsk, { input, newest }: Now) {
  const { last, fromSlot, toSlot, from, to } = input;
  if (last !== undefined) return { from: Math.max(0, newest - last + 1), to: newest };
  if (fromSlot !== undefined) return { from: fromSlot, to: Math.min(toSlot ?? newest, newest) };
  if (from === undefined && to === undefined) return undefined;
  const range = await toSlotRange(ask, { from, to });
  return { from: range.from, to: to === undefined ? newest : range.to };
}
