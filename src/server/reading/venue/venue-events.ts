import { listSignatures } from '#chain';
import { asSignature, type Signature } from '#contracts/chain';
import type { DecodedEvent, DecodedInstruction, Effect, Field } from '#contracts/decoded';
import type { ClusterReader } from '../cluster-reader.ts';
import { VENUES, type Venue } from './venue-accounts.ts';

/** Newest transactions of a venue that are read. */
const MOST = 400;
const AT_ONCE = 20;

/** What one instruction of a venue did. */
export interface VenueEvent {
  /** The instruction’s own name: `borrow`. */
  readonly name: string;
  readonly slot: number;
  /** Unix seconds. */
  readonly time: number;
  readonly signature: Signature;
  /** Of the instruction and what it reported in its logs, which comes first. */
  readonly fields: readonly Field[];
  /** What it reported in its logs or by calling itself, each by itself. */
  readonly reports: readonly Pick<DecodedEvent, 'name' | 'fields'>[];
  /** Who signed for it. */
  readonly owner: string;
  /** Tokens and SOL that moved by it, in their order. */
  readonly transfers: readonly VenueTransfer[];
}

type VenueTransfer = Extract<Effect, { readonly kind: 'transfer' }>;

export interface VenueEvents {
  /** The newest first. */
  readonly events: readonly VenueEvent[];
  /** Whether there are none that are older, and all of them could be read. */
  readonly isWhole: boolean;
  /** Unix seconds from which on it is whole; absent where some could not be read. */
  readonly since?: number | undefined;
  /** Transactions that were looked at. */
  readonly looked: number;
}

/** What was done at a venue by transactions that succeeded. Rejects as `Chain.request` does. */
export async function readVenueEvents(
  { chain, transactions }: Pick<ClusterReader, 'chain' | 'transactions'>,
  venue: Venue,
  signal: AbortSignal,
): Promise<VenueEvents> {
  const program = VENUES[venue];
  const listed = await listSignatures(chain, program, { limit: MOST, signal });
  if (listed.kind !== 'found') return { events: [], isWhole: false, looked: 0 };
  const rows = listed.rows.filter(({ err }) => err === null);
  const events: VenueEvent[] = [];
  let unread = 0;
  for (let first = 0; first < rows.length; first += AT_ONCE) {
    const read = await Promise.all(
      rows
        .slice(first, first + AT_ONCE)
        .map(({ signature }) => transactions.read(asSignature(signature), { signal })),
    );
    read.forEach((reading, index) => {
      const row = rows[first + index]!; // one was read for each
      if (reading.kind !== 'found') {
        unread++;
        return;
      }
      const { accounts, instructions } = reading.transaction;
      const done: VenueEvent[] = [];
      const visit = (instruction: DecodedInstruction): void => {
        const { accounts: indexes, name, inner } = instruction;
        if (instruction.program === program && name !== undefined)
          done.push({
            name,
            slot: row.slot,
            time: row.blockTime ?? 0,
            signature: asSignature(row.signature),
            fields: [...(instruction.events ?? []).flatMap(({ fields }) => fields), ...instruction.fields],
            reports: toReports(instruction),
            owner: accounts[indexes[0] ?? 0]?.address ?? '',
            transfers: toTransfers(instruction),
          });
        for (const one of inner) visit(one);
      };
      for (const instruction of instructions) visit(instruction);
      events.push(...done.toReversed());
    });
  }
  const isAll = listed.rows.length < MOST;
  // The second of the oldest may have more than was listed.
  const oldest = listed.rows.at(-1)?.blockTime ?? undefined;
  return {
    events,
    isWhole: isAll && unread === 0,
    since: unread > 0 ? undefined : isAll ? 0 : oldest === undefined ? undefined : oldest + 1,
    looked: rows.length,
  };
}

const toTransfers = ({ effects, inner }: DecodedInstruction): readonly VenueTransfer[] => [
  ...effects.filter((effect) => effect.kind === 'transfer'),
  ...inner.flatMap(toTransfers),
];

/** An event that a program emits by calling itself is an instruction whose first field says which it is. */
function toReports({ events = [], fields: [first, ...rest] }: DecodedInstruction): VenueEvent['reports'] {
  return first?.name === 'event' && first.value.kind === 'choice'
    ? [{ name: first.value.choice, fields: rest }]
    : events;
}
