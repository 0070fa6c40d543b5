import { toHex } from '#std/text';
import { compileLayout } from '../layout/codec.ts';
import type { EventLayout, InstructionLayout } from '../define-protocol.ts';

/** Discriminator of the instruction by which an Anchor program emits an event to itself. Source: anchor-lang `event.rs`. */
const EVENT_INSTRUCTION = 'e445a52e51cb9a1d';

/**
 * Events an Anchor program emits by calling itself (`emit_cpi!`), as one instruction whose body branches.
 * Fields that later versions of an event append are left unread; an event nobody here knows keeps its bytes.
 */
export function toEventInstruction(events: readonly EventLayout[]): InstructionLayout {
  const byAt = new Map(events.map((event) => [event.at, { event, read: compileLayout(event.fields) }]));
  const NAME = 'event';
  return {
    at: EVENT_INSTRUCTION,
    name: 'event',
    title: 'Event',
    accounts: ['eventAuthority'],
    read: (cursor, context) => {
      const at = toHex(cursor.take(8));
      const known = byAt.get(at);
      if (known === undefined) {
        return [
          { name: 'discriminator', value: { kind: 'text', text: at } },
          { name: 'bytes', value: { kind: 'bytes', bytes: cursor.rest() } },
        ];
      }
      return [
        { name: NAME, value: { kind: 'choice', choice: known.event.name } },
        ...known.read(cursor, context),
      ];
    },
    describe: (fields) => {
      const value = fields[0]?.value;
      const event = value?.kind === 'choice' ? events.find(({ name }) => name === value.choice) : undefined;
      return event === undefined
        ? {}
        : { name: event.name, ...(event.sentence !== undefined && { sentence: event.sentence }) };
    },
    effects: (view) => {
      const name = view.fieldText(NAME);
      return events.find((event) => event.name === name)?.effects?.(view) ?? [];
    },
  };
}
