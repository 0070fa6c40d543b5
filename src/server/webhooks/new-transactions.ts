/** Finalized transactions of an address that were not there before, the oldest first, without gaps and repeats. */
import { listSignatures, type Chain } from '#chain';
import type { RpcSignatureRow } from '#chain/rpc-types';
import { asAddress, asSignature } from '#contracts/chain';
import type { WebhookTransaction } from '#contracts/people/webhooks';
import { parseJson } from '#std/json';

/** How far an address was read: a slot, and the signatures of it that were seen. */
interface Place {
  readonly slot: number;
  readonly seen: readonly string[];
  /** Whether some were left out and no message has said so yet. */
  readonly leftOut?: true | undefined;
}

export type NewTransactions =
  | { readonly kind: 'problem'; readonly problem: string }
  | {
      readonly kind: 'listed';
      /** The oldest first. */
      readonly rows: readonly RpcSignatureRow[];
      /** Whether there were more before these than one look lists, or than an earlier one did that sent nothing. */
      readonly leftOut: boolean;
      /** What is remembered once the first `count` of the rows are done with, and whether the next has to say `leftOut`. */
      toMemory(count: number, leftOut?: boolean): string;
    };

/** What is said of a subscription after a look that left something out and sent nothing. */
export const LEFT_OUT_PROBLEM = 'There were more transactions than one look can read: some were left out.';

/** Most nodes give a thousand at once. */
const FIRST_PAGE = 100;
const PAGE = 1_000;
const PAGES = 3;

/** `memory` is what the look before gave, empty at first: then there are no rows, and reading begins here. */
export async function listNewTransactions(
  chain: Chain,
  address: string,
  memory: string,
  signal: AbortSignal,
): Promise<NewTransactions> {
  const place = memory === '' ? undefined : (parseJson(memory) as Place); // `toMemory` made it
  const rows: RpcSignatureRow[] = [];
  let leftOut = place?.leftOut === true;
  for (let page = 0; ; page++) {
    const last = rows.at(-1);
    const limit = page === 0 ? FIRST_PAGE : PAGE;
    const reading = await listSignatures(chain, asAddress(address), {
      signal,
      limit,
      commitment: 'finalized',
      ...(last !== undefined && { before: asSignature(last.signature) }),
    });
    if (reading.kind === 'absent') {
      return { kind: 'problem', problem: 'The node has no history for this address.' };
    }
    // Another node that does not know the last one yet: what is there is read the next time.
    if (reading.kind === 'unknown-cursor') {
      return { kind: 'problem', problem: 'The node does not know the newest transactions yet.' };
    }
    if (place === undefined) return begin(reading.rows);
    const fresh = reading.rows.filter((row) => isNew(row, place));
    rows.push(...fresh);
    if (fresh.length < limit) break;
    if (page === PAGES) {
      leftOut = true;
      break;
    }
  }
  rows.reverse();
  return {
    kind: 'listed',
    rows,
    leftOut,
    toMemory(count, owed = false) {
      const last = rows[count - 1];
      return last === undefined ? memory : toMemory(place, rows.slice(0, count), last.slot, owed);
    },
  };
}

const isNew = ({ slot, signature }: RpcSignatureRow, place: Place): boolean =>
  slot > place.slot || (slot === place.slot && !place.seen.includes(signature));

function begin(rows: readonly RpcSignatureRow[]): NewTransactions {
  const memory = toMemory(undefined, rows, rows[0]?.slot ?? 0);
  return { kind: 'listed', rows: [], leftOut: false, toMemory: () => memory };
}

function toMemory(
  place: Place | undefined,
  rows: readonly RpcSignatureRow[],
  slot: number,
  leftOut = false,
): string {
  const seen = rows.filter((row) => row.slot === slot).map(({ signature }) => signature);
  const next: Place = {
    slot,
    seen: slot === place?.slot ? [...place.seen, ...seen] : seen,
    ...(leftOut && { leftOut }),
  };
  return JSON.stringify(next);
}

export const toWebhookTransaction = ({
  signature,
  slot,
  blockTime,
  err,
}: RpcSignatureRow): WebhookTransaction => ({
  signature,
  slot,
  blockTime: blockTime ?? undefined,
  outcome: err === null || err === undefined ? 'succeeded' : 'failed',
});
