import type { Absence } from '#contracts/answers';
import type { QuestionContext } from '../question-context.ts';
import { toSlot } from '../../input/texts.ts';
import type { CachedBlockReading } from './block-cache.ts';
import type { ReadBlock } from './read-block.ts';

/** The block a visitor asked for by text, or why there is none to show. */
export async function findBlock(
  ask: QuestionContext,
  slotText: string,
): Promise<{ readonly kind: 'found'; readonly block: ReadBlock } | Absence> {
  const slot = toSlot(slotText);
  if (slot === undefined) {
    return ask.absent('malformed', 'This is not a slot: it must be a whole number.');
  }
  const reading = await ask.reader.blocks.read(slot, { signal: ask.signal });
  return reading.kind === 'found' ? reading : toAbsence(ask, reading);
}

function toAbsence(ask: QuestionContext, reading: Extract<CachedBlockReading, { kind: 'absent' }>): Absence {
  switch (reading.state) {
    case 'skipped':
      return ask.absent(
        'skipped',
        'The leader of this slot produced no block. The next block builds over it.',
        {
          hint: 'Try the slot before or after it.',
        },
      );
    case 'too-new':
      return ask.absent(
        'too-new',
        `This slot is ahead of the chain, which is at slot ${reading.tip ?? 'unknown'}.`,
        {
          hint: 'Check again once the chain has reached it.',
        },
      );
    case 'pruned':
      return ask.absent(
        'pruned',
        reading.firstAvailable === undefined
          ? 'The node no longer keeps this block.'
          : `The node no longer keeps this block; its history begins at slot ${reading.firstAvailable}.`,
      );
    case 'unreadable':
      return ask.absent('not-available', 'The node cannot give blocks with transactions of this version.');
    case 'not-available':
      return ask.absent(
        'not-available',
        'The node has no block for this slot, and nothing proves that the slot was skipped.',
        { hint: 'Another endpoint may have it.' },
      );
  }
}
