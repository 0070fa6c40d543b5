import { z } from 'zod';
import { getBlock, getSlot, listBlockSlots, listSlotLeaders } from '#chain';
import type { BlockRow, BlocksAnswer } from '#contracts/answers';
import type { Slot } from '#contracts/chain';
import { limitText } from '../input/texts.ts';
import type { ClusterReader } from '../reading/cluster-reader.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { toHeader } from '../reading/block/read-block.ts';
import { forEachConcurrent, withTimeout } from '#std/concurrency';
import { defineEndpoint } from './define-endpoint.ts';

const DEFAULT_LIMIT = 25;
const MAX_LIMIT = 50;
const CONCURRENCY = 8;
/** Rows not read by then are shown with their slot alone. */
const DEADLINE_MS = 3_000;
/** Longest range a node lists in one call, less a margin. */
const LOOK_BACK_SLOTS = 490_000;

export default defineEndpoint({
  name: 'blocks',
  route: '/api/blocks',
  says: 'The newest blocks, or those before a slot: each with its leader, time, counts and fees, slots without a block among them.',
  input: z.strictObject({
    before: z
      .string()
      .regex(/^\d{1,15}$/, 'must be a slot')
      .describe('A slot; blocks before it.')
      .optional(),
    limit: limitText(MAX_LIMIT),
  }),
  absences: true,
  async run(ask, input): Promise<BlocksAnswer> {
    const { reader, signal } = ask;
    const { chain, watcher } = reader;
    if (input.before === undefined) watcher.touch();
    const tip = await getSlot(chain, 'confirmed', { signal });
    const last = input.before === undefined ? tip : Math.min(tip, Number(input.before) - 1);
    const limit = Number(input.limit ?? DEFAULT_LIMIT);
    const first = Math.max(0, last - limit + 1);
    if (last < 0) return ask.absent('not-found', 'There are no blocks before slot 0.');
    const [slots, leaders] = await Promise.all([
      listBlockSlots(chain, first, last, { signal }),
      withTimeout(1_500, listSlotLeaders(chain, first, last - first + 1, { signal })),
    ]);
    const rows = await readRows(reader, slots);
    const blocks: BlockRow[] = [];
    for (let slot = last; slot >= first; slot--) {
      const leader = leaders?.[slot - first];
      const row = rows.get(slot);
      if (row) blocks.push({ ...row, leader: row.leader ?? leader });
      else if (slots.includes(slot)) blocks.push({ slot, leader });
      else if (isProvenSkipped(slot, slots, rows)) blocks.push({ slot, leader, skipped: true });
    }
    // A node with gaps in its history may have nothing near: then its next older blocks are shown.
    const older = blocks.length === 0 && first > 0 ? await readOlder(reader, first, limit, signal) : [];
    const shown = blocks.length > 0 ? blocks : older;
    const end = shown.at(-1)?.slot ?? first;
    const things = new NamedThings();
    for (const { leader } of shown) things.addValidator(leader);
    return {
      kind: 'found',
      provenance: ask.provenance(tip),
      blocks: shown,
      names: await toNames(things, reader, signal),
      nextBefore: end > 0 && (shown.length > 0 || first > 0) ? end : undefined,
    };
  },
});

async function readOlder(
  reader: ClusterReader,
  before: Slot,
  limit: number,
  signal: AbortSignal,
): Promise<readonly BlockRow[]> {
  const first = Math.max(0, before - LOOK_BACK_SLOTS);
  const slots = await withTimeout(DEADLINE_MS, listBlockSlots(reader.chain, first, before - 1, { signal }));
  const newest = slots?.slice(-limit) ?? [];
  const rows = await readRows(reader, newest);
  return newest.toReversed().map((slot) => rows.get(slot) ?? { slot });
}

type Row = BlockRow & { readonly parentSlot: Slot };

/** Rows of the slots that could be read in time. The localnet gives whole blocks, public endpoints what is cheap. */
async function readRows(reader: ClusterReader, slots: readonly Slot[]): Promise<ReadonlyMap<Slot, Row>> {
  const rows = new Map<Slot, Row>();
  const recent = new Map(reader.watcher.recentBlocks().map(({ row }) => [row.slot, row]));
  const missing: Slot[] = [];
  for (const slot of slots) {
    const row = reader.blocks.peek(slot)?.row ?? recent.get(slot);
    if (row) rows.set(slot, row);
    else missing.push(slot);
  }
  await withTimeout(
    DEADLINE_MS,
    forEachConcurrent(CONCURRENCY, missing.reverse(), async (slot) => {
      const row = await readRow(reader, slot).catch(() => undefined);
      if (row) rows.set(slot, row);
    }),
  );
  return rows;
}

async function readRow(reader: ClusterReader, slot: Slot): Promise<Row | undefined> {
  if (reader.chain.cluster === 'localnet') {
    const reading = await reader.blocks.read(slot);
    return reading.kind === 'found' ? reading.block.row : undefined;
  }
  const reading = await getBlock(reader.chain, slot, { details: 'signatures', timeoutMs: DEADLINE_MS });
  if (reading.kind === 'absent') return undefined;
  return { slot, ...toHeader(reading.block), transactions: reading.block.signatures?.length };
}

/** A slot is skipped when the next block's parent lies before it. */
function isProvenSkipped(slot: Slot, slots: readonly Slot[], rows: ReadonlyMap<Slot, Row>): boolean {
  const next = slots.find((candidate) => candidate > slot);
  const row = next === undefined ? undefined : rows.get(next);
  return row !== undefined && row.parentSlot < slot;
}
