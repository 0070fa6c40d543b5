import { z } from 'zod';
import type { SkippedSlotsAnswer } from '#contracts/network/leaders';
import { text, toAddress } from '../input/texts.ts';
import { readSkippedSlots } from '../reading/validator/skipped-slots.ts';
import { defineEndpoint } from './define-endpoint.ts';

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
    const read = await readSkippedSlots(
      reader,
      { firstSlot, lastSlot: epoch.absoluteSlot, identity: row.identity },
      signal,
    );
    if (read === undefined) {
      return ask.absent('not-available', 'The node did not return its leader schedule.');
    }
    const skipped = read.skipped.map(({ slot }) => slot).toReversed();
    return {
      kind: 'found',
      provenance: ask.provenance(read.toSlot),
      vote: row.vote,
      identity: row.identity,
      epoch: epoch.epoch,
      fromSlot: read.fromSlot,
      toSlot: read.toSlot,
      whole: read.isWhole,
      led: read.turns.length,
      skipped: skipped.slice(0, SHOWN),
      skippedCount: skipped.length,
    };
  },
});
