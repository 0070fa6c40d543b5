import type { Chain } from '#chain';
import type { RpcSignatureRow } from '#chain/rpc-types';
import type { PastBalance } from '#contracts/account/balance-history';
import { asSignature, type Address, type Slot, type UnixSeconds } from '#contracts/chain';
import { readRecordedBalance } from './recorded-balances.ts';
import { walkHistory, type WalkedHistory } from './walk-history.ts';

/** The end of a slot or of a second. */
export type Moment = { readonly slot: Slot } | { readonly time: UnixSeconds };

const isNotAfter = ({ slot, blockTime }: RpcSignatureRow, moment: Moment): boolean =>
  'slot' in moment ? slot <= moment.slot : typeof blockTime === 'number' && blockTime <= moment.time;

const MOST_LISTED = 10_000;

/** An account with its transactions, as far back as `earliest` where they reach. */
export interface TracedAccount {
  readonly account: Address;
  readonly history: WalkedHistory;
  /** What it holds now. */
  readonly current: bigint;
}

/** `undefined` where the node keeps no history of it. */
export async function traceAccount(
  chain: Chain,
  account: Address,
  current: bigint,
  earliest: Moment,
  signal: AbortSignal,
): Promise<TracedAccount | undefined> {
  const history = await walkHistory(chain, account, {
    most: MOST_LISTED,
    isEnough: (oldest) => isNotAfter(oldest, earliest),
    signal,
  });
  return history && { account, history, current };
}

/** What a traced account held at a moment: what its newest transaction not after it left. */
export async function readPastBalance(
  chain: Chain,
  { account, history, current }: TracedAccount,
  asset: 'sol' | 'token',
  moment: Moment,
  signal: AbortSignal,
): Promise<PastBalance> {
  const left = history.rows.find((row) => isNotAfter(row, moment));
  // What nothing has touched since is what it was; what nothing is known before is what the first found there.
  const first = history.rows.at(-1);
  if (left === undefined && !history.isWhole) {
    return {
      ...moment,
      missing: `Only its newest ${history.rows.length} transactions were read, and they do not go back that far.`,
    };
  }
  if (left === undefined && first === undefined) return { ...moment, amount: current };
  const row = (left ?? first)!; // one of them
  const recorded = await readRecordedBalance(chain, row.signature, account, asset, { signal });
  if (recorded === undefined) {
    return {
      ...moment,
      missing: `The node has no balances of the transaction that tells it, in slot ${row.slot}.`,
    };
  }
  return left === undefined
    ? { ...moment, amount: recorded.before }
    : {
        ...moment,
        amount: recorded.after,
        left: {
          signature: asSignature(left.signature),
          slot: left.slot,
          time: left.blockTime ?? undefined,
        },
      };
}

/** Balances of several accounts at one moment as one; not known where one of them is not. */
export function sumBalances(moment: Moment, balances: readonly PastBalance[]): PastBalance {
  const [only] = balances;
  if (balances.length === 1 && only !== undefined) return only;
  const missing = balances.find(({ amount }) => amount === undefined);
  return missing === undefined
    ? { ...moment, amount: balances.reduce((sum, { amount }) => sum + (amount ?? 0n), 0n) }
    : { ...moment, missing: missing.missing };
}

/** How many transactions lie after one moment and not after another, which may be now. */
export const countBetween = (
  traced: readonly TracedAccount[],
  after: Moment,
  until: Moment | undefined,
): number =>
  new Set(
    traced.flatMap(({ history }) =>
      history.rows
        .filter((row) => !isNotAfter(row, after) && (until === undefined || isNotAfter(row, until)))
        .map(({ signature }) => signature),
    ),
  ).size;
