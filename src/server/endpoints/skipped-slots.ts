import { z } from 'zod';
import { getLeaderSchedule, listBlockSlots } from '#chain';
import type { SkippedSlotsAnswer } from '#contracts/network/leaders';
import { text, toAddress } from '../input/texts.ts';
import { defineEndpoint } from './define-endpoint.ts';

/** The list of blocks of more slots is too long to be asked for on the way. */
const MOST_SLOTS = 40_000;
const SHOWN = 100;

export default defineEndpoint({
  name: 'skippedSlots',
  route: '/api/validators/:vote/skipped-slots',
  says: 'The slots of the current epoch a validator led and made no block in.',
  input: z.strictObject({ vote: text.describe('Vote account of a validator, or its identity.') }),
  absences: true,
  async run(ask, input): Promise<SkippedSlotsAnswer> {
    const asked = toAddress(input.vote);
    if (asked === undefined) {
      return ask.absent('malformed', 'This is not an address: it must be base58 of 32 bytes.');
    }
    const { reader, signal } = ask;
    const { rows, epoch } = await reader.validators.read({ signal });
    const row = rows.find(({ vote, identity }) => vote === asked || identity === asked);
    if (row === undefined) {
      return ask.absent('not-found', 'No validator with stake has this vote account or identity.');
    }
    const firstSlot = epoch.absoluteSlot - epoch.slotIndex;
    const fromSlot = Math.max(firstSlot, epoch.absoluteSlot - MOST_SLOTS + 1);
    const toSlot = epoch.absoluteSlot;
    const [schedule, blocks] = await Promise.all([
      getLeaderSchedule(reader.chain, toSlot, { signal, identity: row.identity }),
      listBlockSlots(reader.chain, fromSlot, toSlot, { signal }),
    ]);
    if (schedule === undefined) {
      return ask.absent('not-available', 'The node did not return its leader schedule.');
    }
    const made = new Set(blocks);
    const led = (schedule[row.identity] ?? [])
      .map((index) => firstSlot + index)
      .filter((slot) => slot >= fromSlot && slot <= toSlot);
    const skipped = led.filter((slot) => !made.has(slot)).toReversed();
    return {
      kind: 'found',
      provenance: ask.provenance(toSlot),
      vote: row.vote,
      identity: row.identity,
      epoch: epoch.epoch,
      fromSlot,
      toSlot,
      whole: fromSlot === firstSlot,
      led: led.length,
      skipped: skipped.slice(0, SHOWN),
      skippedCount: skipped.length,
    };
  },
});
