import { z } from 'zod';
import { readSkippedSlots, type LeaderTurn } from '../../reading/validator/skipped-slots.ts';
import * as leaf from '../figures/figure.ts';
import { validatorLeaf } from '../figures/place-leaf.ts';
import { seen, toCuts } from '../toolkit/cuts.ts';
import { defineTool, found, sourceOf, ToolError } from './define-tool.ts';

const MOST = 100;

export default defineTool({
  name: 'list_skipped_slots',
  title: 'List skipped slots',
  description:
    'Slots of an epoch (of the present one where none is given) in which no block was made, each with the validator whose turn it was, and by validator how many of its turns it skipped.',
  doing: 'Looking for skipped slots',
  input: z.strictObject({ epoch: z.coerce.number().int().min(0).optional() }),
  async run(ask, { epoch: asked }) {
    const reader = ask.clusters.reader(ask.cluster);
    const { epoch: now, rows: validators } = await reader.validators.read({ signal: ask.signal });
    const epoch = asked ?? now.epoch;
    const answer = found(await ask.ask('epoch', { epoch: String(epoch) }));
    const read = await readSkippedSlots(
      reader,
      { firstSlot: answer.firstSlot, lastSlot: Math.min(answer.lastSlot, now.absoluteSlot) },
      ask.signal,
    );
    if (read === undefined) {
      throw new ToolError('unavailable', 'The node did not return the leader schedule of this epoch.');
    }
    const { turns, skipped, blockCount } = read;
    const voteOf = new Map<string, string>(validators.map(({ identity, vote }) => [identity, vote]));
    const toValidator = (identity: string) => {
      const vote = voteOf.get(identity);
      return {
        identity: leaf.address(identity),
        ...(vote !== undefined && { vote: validatorLeaf(vote) }),
      };
    };
    const count = (rows: readonly LeaderTurn[], identity: string): number =>
      rows.filter((row) => row.identity === identity).length;
    const data = {
      epoch: leaf.epoch(epoch),
      from: leaf.slot(read.fromSlot),
      to: leaf.slot(read.toSlot),
      any: seen(skipped.length > 0, read.isWhole),
      count: leaf.count(skipped.length),
      rows: skipped
        .slice(-MOST)
        .map(({ identity, slot }) => ({ slot: leaf.slot(slot), ...toValidator(identity) })),
      byLeader: [...new Set(turns.map(({ identity }) => identity))]
        .map((identity) => {
          const [led, missed] = [count(turns, identity), count(skipped, identity)];
          return {
            ...toValidator(identity),
            leaderSlots: leaf.count(led),
            skipped: leaf.count(missed),
            made: leaf.count(led - missed),
            skipShare: leaf.share(missed / led),
            ...(blockCount > 0 && { blockShare: leaf.share((led - missed) / blockCount) }),
          };
        })
        .sort((a, b) => Number(b.skipped.raw) - Number(a.skipped.raw)),
    };
    return {
      data,
      source: sourceOf(answer.provenance),
      notes: read.isWhole ? [] : ['Only the newest slots of this epoch were checked.'],
      truncated: toCuts({
        rows: { all: skipped.length, most: MOST, isWhole: read.isWhole },
        count: { all: skipped.length, isWhole: read.isWhole },
        byLeader: { all: turns.length, isWhole: read.isWhole },
      }),
      links: [{ label: 'Epoch', href: `/epoch/${epoch}` }],
    };
  },
});
