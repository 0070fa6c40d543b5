import { Cursor } from '#std/cursor';
import { fromBase64 } from '#std/json';
import { toHex, toTitle } from '#std/text';
import type { DecodedEvent, DecodedInstruction, DecodedTransaction, LogLine } from '#contracts/decoded';
import type { EventLayout, Protocol } from '../define-protocol.ts';
import { compileLayout, LayoutError, NO_CONTEXT, type ReadContext } from '../layout/codec.ts';
import { findProtocol, type ProtocolSource } from '../protocol-registry.ts';

const DATA = 'Program data: ';
const TAG_LENGTH = 8;

/**
 * The same transaction with the events programs wrote to its logs (`emit!` of Anchor, `sol_log_data`), each at
 * the instruction that wrote it. Apart from decoding because only a page about one transaction shows them.
 */
export function withLogEvents(
  transaction: DecodedTransaction,
  published?: ProtocolSource,
): DecodedTransaction {
  const { logs } = transaction;
  if (!logs.some(({ kind }) => kind === 'data')) return transaction;
  const visit = (nodes: readonly DecodedInstruction[], depth: number): readonly DecodedInstruction[] =>
    nodes.map((node) => {
      const inner = visit(node.inner, depth + 1);
      const events = readEvents(node, logs, depth, published);
      return events.length === 0 && inner === node.inner
        ? node
        : { ...node, inner, ...(events.length > 0 && { events }) };
    });
  return { ...transaction, instructions: visit(transaction.instructions, 1) };
}

function readEvents(
  { program, logRange }: DecodedInstruction,
  logs: readonly LogLine[],
  depth: number,
  published: ProtocolSource | undefined,
): readonly DecodedEvent[] {
  const protocol = findProtocol(program) ?? published?.(program);
  if (protocol === undefined || logRange === undefined) return [];
  const events: DecodedEvent[] = [];
  for (let i = logRange[0]; i < logRange[1]; i++) {
    const line = logs[i]!;
    // Lines of programs it called stand deeper.
    if (line.kind !== 'data' || line.depth !== depth) continue;
    const bytes = fromBase64(line.text.slice(DATA.length));
    const event = bytes && readEvent(protocol, bytes);
    if (event) events.push(event);
  }
  return events;
}

type Reader = (cursor: Cursor, context: ReadContext) => DecodedEvent['fields'];
const readers = new WeakMap<EventLayout, Reader>();

function readEvent({ definition }: Protocol, bytes: Uint8Array): DecodedEvent | undefined {
  if (bytes.length < TAG_LENGTH) return undefined;
  const at = toHex(bytes.subarray(0, TAG_LENGTH));
  const layout = definition.events?.find((event) => event.at === at);
  if (layout === undefined) return undefined;
  let read = readers.get(layout);
  if (read === undefined) readers.set(layout, (read = compileLayout(layout.fields)));
  try {
    const fields = read(new Cursor(bytes, TAG_LENGTH), NO_CONTEXT);
    return { name: layout.name, title: toTitle(layout.name), sentence: layout.sentence, fields };
  } catch (error) {
    // Another event under the same tag, or one of a version not known here.
    if (error instanceof RangeError || error instanceof LayoutError) return undefined;
    throw error;
  }
}
