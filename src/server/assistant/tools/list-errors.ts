import { z } from 'zod';
import * as leaf from '../figures/figure.ts';
import { unixSecondsArgument } from '../toolkit/arguments.ts';
import { toCuts } from '../toolkit/cuts.ts';
import { toSlotRange } from '../toolkit/slot-bounds.ts';
import { defineTool, found, sourceOf, type ToolAsk } from './define-tool.ts';

const MOST_ROWS = 12;
/** Slots that are read with one question, and in all: every block is read whole. */
const CHUNK = 200;
const MOST_SLOTS = 1_000;
const DEFAULT_LAST = 400;

export default defineTool({
  name: 'list_errors',
  title: 'List the errors of a time',
  description:
    'Errors failed transactions of all programs ended with in the newest blocks or in a time, by how many had each, the most common first. Blocks are read for it, so that of a long time only the newest part is read.',
  doing: 'Reading why transactions failed',
  input: z.strictObject({
    last: z.number().int().min(1).max(MOST_SLOTS).optional().describe('So many of the newest slots.'),
    from: unixSecondsArgument.describe('Unix seconds the time begins at, instead of slots.'),
    to: unixSecondsArgument.describe('Unix seconds it ends before; now when left out.'),
  }),
  async run(ask, { last, from, to }) {
    const reader = ask.clusters.reader(ask.cluster);
    const { epoch } = await reader.validators.read({ signal: ask.signal });
    const range =
      from === undefined && to === undefined
        ? { from: Math.max(0, epoch.absoluteSlot - (last ?? DEFAULT_LAST)), to: epoch.absoluteSlot - 2 }
        : await toSlotRange(ask, { from, to });
    const read = await readErrors(ask, range);
    const failed = [...read.counts.values()].reduce((sum, count) => sum + count, 0);
    const rows = [...read.counts].sort(([a, of], [b, than]) => than - of || (a < b ? -1 : 1));
    const isWhole = read.from <= range.from && read.isWhole;
    const data = {
      fromSlot: leaf.slot(read.from),
      toSlot: leaf.slot(range.to),
      blocks: leaf.count(read.blocks),
      failed: leaf.count(failed),
      kinds: leaf.count(rows.length),
      errors: rows.slice(0, MOST_ROWS).map(([name, count]) => ({
        error: leaf.nameOf('error name', name),
        transactions: leaf.count(count),
        share: leaf.share(count / failed),
      })),
    };
    return {
      data,
      source: sourceOf(read.provenance),
      notes: isWhole ? [] : ['Only the newest blocks of that time were read.'],
      truncated: toCuts({
        failed: { all: failed, isWhole },
        errors: { all: rows.length, most: MOST_ROWS, isWhole },
      }),
      links: [{ label: 'Blocks', href: '/blocks' }],
    };
  },
});

/** Errors by how many had them, read from the newest blocks on until as many as may be read are. */
async function readErrors(ask: ToolAsk, range: { readonly from: number; readonly to: number }) {
  const counts = new Map<string, number>();
  const least = Math.max(range.from, range.to - MOST_SLOTS + 1);
  let [from, blocks, isWhole] = [range.to + 1, 0, true];
  let answer;
  do {
    const until = from - 1;
    from = Math.max(least, until - CHUNK + 1);
    answer = found(
      await ask.ask('blockTransactions', {
        slot: String(from),
        until: String(until),
        status: 'failed',
        limit: '1',
      }),
    );
    for (const { name, transactions } of answer.sums.errors)
      counts.set(name, (counts.get(name) ?? 0) + transactions);
    blocks += answer.read.blocks;
    isWhole = answer.read.unread === 0;
  } while (isWhole && from > least);
  return { counts, from, blocks, isWhole, provenance: answer.provenance };
}
