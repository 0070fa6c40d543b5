import { z } from 'zod';
import { isRpcError, listSlotLeaders } from '#chain';
import type { LeadersAnswer } from '#contracts/network/leaders';
import { limitText, slotText, toSlot } from '../input/texts.ts';
import { readChainClock } from '../reading/block/chain-clock.ts';
import { toTurns } from '../reading/validator/leader-turns.ts';
import { withTimeout } from '#std/concurrency';
import { defineEndpoint } from './define-endpoint.ts';

const EXTRA_MS = 4_000;
const MOST_TURNS = 100;
const TURNS = 10;
/** Slots a leader has in a row. */
const TURN_SLOTS = 4;

export default defineEndpoint({
  name: 'leaders',
  route: '/api/leaders',
  says: 'Who leads a slot, or the newest one, and who leads after it, with the time each turn is expected at.',
  when: 'To see whose turn it is. The turns of one validator are part of the validator question.',
  input: z.strictObject({
    slot: slotText.describe('Slot the turns begin at; the newest when left out.').optional(),
    limit: limitText(MOST_TURNS),
  }),
  absences: true,
  async run(ask, input): Promise<LeadersAnswer> {
    const asked = input.slot === undefined ? undefined : toSlot(input.slot);
    if (input.slot !== undefined && asked === undefined) {
      return ask.absent('malformed', 'This is not a slot: it must be a whole number.');
    }
    const { chain, validators } = ask.reader;
    const { signal } = ask;
    const count = Number(input.limit ?? TURNS);
    const [clock, list] = await Promise.all([
      readChainClock(ask.reader, { signal }),
      withTimeout(EXTRA_MS, validators.read({ signal })),
    ]);
    const from = asked ?? clock.slot;
    const leaders = await listSlotLeaders(chain, from, (count + 1) * TURN_SLOTS, { signal }).catch(
      (error: unknown) => {
        if (!isRpcError(error)) throw error;
        return undefined;
      },
    );
    if (leaders === undefined || leaders.length === 0) {
      return ask.absent('not-available', 'The node has no leader schedule for this slot.', {
        hint: 'Nodes know the schedules of recent epochs and of the next one. A block names its own leader.',
      });
    }
    const { slotMs } = clock;
    const byIdentity = new Map(list?.rows.map((row) => [row.identity, row]));
    return {
      kind: 'found',
      provenance: ask.provenance(clock.slot),
      tip: clock.slot,
      tipTime: clock.time,
      from,
      turns: toTurns(from, leaders)
        .slice(0, count)
        .map((turn) => {
          const row = byIdentity.get(turn.identity);
          return {
            ...turn,
            name: row?.name ?? list?.infos.get(turn.identity)?.name,
            vote: row?.vote,
            expected:
              slotMs === undefined || turn.slot <= clock.slot
                ? undefined
                : clock.time + Math.round(((turn.slot - clock.slot) * slotMs) / 1_000),
          };
        }),
      slotMs,
      missing: [
        ...(list === undefined ? ['Names of validators could not be read in time.'] : []),
        ...(slotMs === undefined ? ['The node has no performance samples to estimate times from.'] : []),
      ],
    };
  },
});
