import { toHex } from '#std/text';
import { compileLayout } from '../layout/codec.ts';
import { TagTable } from '../layout/tag-table.ts';
import type { Field, Value } from '#contracts/decoded';
import type { EventLayout, InstructionLayout } from '../define-protocol.ts';

/** Discriminator of the instruction by which an Anchor program emits an event to itself. Source: anchor-lang `event.rs`. */
const EVENT_INSTRUCTION = 'e445a52e51cb9a1d';

/** Bytes of an event's tag. */
const TAG_LENGTH = 8;

/**
 * Events an Anchor program emits by calling itself (`emit_cpi!`), as one instruction whose body branches.
 * Fields that later versions of an event append are left unread; an event nobody here knows keeps its bytes.
 */
export function toEventInstruction(events: readonly EventLayout[]): InstructionLayout {
  const byAt = new TagTable<KnownEvent>();
  // The value that names an event is one object for all of its kind, and so leads back to it.
  const byName = new Map<Value, KnownEvent>();
  for (const event of events) {
    const name: Value = { kind: 'choice', choice: event.name };
    const known = { event, name: { name: 'event', value: name }, read: compileLayout(event.fields) };
    if (event.at.length === 2 * TAG_LENGTH) byAt.set(event.at, known);
    byName.set(name, known);
  }
  const find = (fields: readonly Field[]): EventLayout | undefined =>
    fields[0] && byName.get(fields[0].value)?.event;
  return {
    at: EVENT_INSTRUCTION,
    name: 'event',
    title: 'Event',
    accounts: ['eventAuthority'],
    read: (cursor, context) => {
      const start = cursor.skip(TAG_LENGTH);
      const known = byAt.find(cursor.bytes, start);
      if (known !== undefined) return [known.name, ...known.read(cursor, context)];
      const tag = toHex(cursor.bytes.subarray(start, cursor.offset));
      return [
        { name: 'discriminator', value: { kind: 'text', text: tag } },
        { name: 'bytes', value: { kind: 'bytes', bytes: cursor.rest() } },
      ];
    },
    describe: (fields) => find(fields) ?? {},
    effects: (view) => find(view.fields)?.effects?.(view) ?? [],
  };
}

interface KnownEvent {
  readonly event: EventLayout;
  /** First field of every such event: what it is called. */
  readonly name: Field;
  readonly read: ReturnType<typeof compileLayout>;
}
