import { z } from 'zod';
import { getLeaderSchedule, listBlockSlots } from '#chain';
import * as leaf from '../figures/figure.ts';
import { validatorLeaf } from '../figures/place-leaf.ts';
import { defineTool, found, sourceOf, ToolError } from './define-tool.ts';

/** The list of blocks of more slots is too long to be asked for on the way. */
const MOST_SLOTS = 40_000;
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
    const last = Math.min(answer.lastSlot, now.absoluteSlot);
    const first = Math.max(answer.firstSlot, last - MOST_SLOTS + 1);
    const [schedule, blocks] = await Promise.all([
      getLeaderSchedule(reader.chain, answer.firstSlot, { signal: ask.signal }),
      listBlockSlots(reader.chain, first, last, { signal: ask.signal }),
    ]);
    if (schedule === undefined) {
      throw new ToolError('unavailable', 'The node did not return the leader schedule of this epoch.');
    }
    const made = new Set(blocks);
    const turns = Object.entries(schedule).flatMap(([identity, indexes]) =>
      indexes
        .map((index) => ({ identity, slot: answer.firstSlot + index }))
        .filter(({ slot }) => slot >= first && slot <= last),
    );
    const skipped = turns.filter(({ slot }) => !made.has(slot)).sort((a, b) => a.slot - b.slot);
    const voteOf = new Map<string, string>(validators.map(({ identity, vote }) => [identity, vote]));
    const toValidator = (identity: string) => {
      const vote = voteOf.get(identity);
      return {
        identity: leaf.address(identity),
        ...(vote !== undefined && { vote: validatorLeaf(vote) }),
      };
    };
    const count = (rows: typeof turns, identity: string): number =>
      rows.filter((row) => row.identity === identity).length;
    const data = {
      epoch: leaf.epoch(epoch),
      from: leaf.slot(first),
      to: leaf.slot(last),
      any: leaf.flag(skipped.length > 0),
      count: leaf.count(skipped.length),
      rows: skipped
        .slice(-MOST)
        .map(({ identity, slot }) => ({ slot: leaf.slot(slot), ...toValidator(identity) })),
      byLeader: Object.keys(schedule)
        .map((identity) => {
          const [led, missed] = [count(turns, identity), count(skipped, identity)];
          return {
            ...toValidator(identity),
            leaderSlots: leaf.count(led),
            skipped: leaf.count(missed),
            made: leaf.count(led - missed),
            ...(led > 0 && { skipShare: leaf.share(missed / led) }),
            ...(blocks.length > 0 && { blockShare: leaf.share((led - missed) / blocks.length) }),
          };
        })
        .sort((a, b) => Number(b.skipped.raw) - Number(a.skipped.raw)),
    };
    return {
      data,
      source: sourceOf(answer.provenance),
      notes: first > answer.firstSlot ? [`Looked through are the newest ${MOST_SLOTS} slots of it.`] : [],
      truncated: skipped.length > MOST ? [{ path: '/rows', shown: MOST, of: skipped.length }] : [],
      links: [{ label: 'Epoch', href: `/epoch/${epoch}` }],
    };
  },
});
