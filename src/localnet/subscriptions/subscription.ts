import type { Commitment } from '#contracts/chain';
import type { ChainEvents } from '../chain/chain-events.ts';
import type { LocalnetChain } from '../chain/localnet-chain.ts';
import type { Parameters } from '../rpc/parameters.ts';

/** What a subscription sends: `result` of one notification, and whether it was the last. */
export interface Notification {
  readonly result: unknown;
  readonly isLast?: boolean;
}

/** Something that happened, at the commitment it reached by that. */
export type ChainMoment =
  | { readonly kind: 'slot'; readonly slot: ChainEvents['slot'] }
  | { readonly kind: 'transaction'; readonly transaction: ChainEvents['transaction'] }
  | {
      readonly kind: 'block';
      readonly commitment: Exclude<Commitment, 'processed'>;
      readonly settled: ChainEvents['sealed'];
    };

/** One kind of subscription: `open` reads the parameters and gives what turns moments into notifications. */
export interface SubscriptionKind {
  /** `account` for `accountSubscribe`, `accountUnsubscribe` and `accountNotification`. */
  readonly name: string;
  open(chain: LocalnetChain, params: Parameters): (moment: ChainMoment) => Iterable<Notification>;
}

/** Slot a moment tells of. */
export function slotOf(moment: ChainMoment): number {
  if (moment.kind === 'slot') return moment.slot.slot;
  return moment.kind === 'transaction' ? moment.transaction.transaction.slot : moment.settled.block.slot;
}

/** Addresses that may have changed by a moment at `commitment`; empty for moments of another commitment. */
export function changedAt(moment: ChainMoment, commitment: Commitment): Iterable<string> {
  if (commitment === 'processed') return moment.kind === 'transaction' ? moment.transaction.writable : [];
  return moment.kind === 'block' && moment.commitment === commitment ? moment.settled.changed : [];
}
