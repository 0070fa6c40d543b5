import { HISTORY_KINDS, type HistoryDirection, type HistoryKind } from '#contracts/account/history-filter';
import type { TransactionRow } from '#contracts/answers';
import { SOL_MINT, type Address } from '#contracts/chain';
import type { Asset, DecodedInstruction, DecodedTransaction, Effect } from '#contracts/decoded';
import { toInstantText } from '#contracts/text/value-text';

/** Which transactions of an account are asked for; what is absent does not matter. */
export interface HistoryFilter {
  readonly status?: 'succeeded' | 'failed' | undefined;
  /** One action of the decoder. */
  readonly action?: string | undefined;
  readonly kind?: HistoryKind | undefined;
  readonly token?: TokenFilter | undefined;
  /** What the account got or gave, of the token where one is named. */
  readonly direction?: HistoryDirection | undefined;
  /** The other end of a transfer from or to the account. */
  readonly counterparty?: Address | undefined;
  /** A program that is called at any depth. */
  readonly program?: Address | undefined;
  /** Unix seconds; the end is left out. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** A token, by the mints its text stands for: one for an address, all that share it for a symbol or name. */
export interface TokenFilter {
  readonly text: string;
  readonly mints: readonly Address[];
}

/** Whether the transactions themselves have to be read; status and time stand in the list of signatures. */
export const needsTransactions = (filter: HistoryFilter): boolean =>
  filter.action !== undefined ||
  filter.kind !== undefined ||
  filter.token !== undefined ||
  filter.direction !== undefined ||
  filter.counterparty !== undefined ||
  filter.program !== undefined;

export const isFiltered = (filter: HistoryFilter): boolean =>
  needsTransactions(filter) ||
  filter.status !== undefined ||
  filter.from !== undefined ||
  filter.to !== undefined;

type Listed = Pick<TransactionRow, 'status' | 'blockTime'>;

/** Whether what the list of signatures says fits. Without a time a row fits no bound of time. */
export const fitsListed = ({ status, blockTime }: Listed, filter: HistoryFilter): boolean =>
  (filter.status === undefined || status === filter.status) &&
  (filter.from === undefined || (blockTime !== undefined && blockTime >= filter.from)) &&
  (filter.to === undefined || (blockTime !== undefined && blockTime < filter.to));

/** Whether a transaction of `address` fits; `action` is its row's. */
export function fitsTransaction(
  transaction: DecodedTransaction,
  address: Address,
  filter: HistoryFilter,
): boolean {
  const { action, instructions } = transaction;
  if (filter.action !== undefined && action !== filter.action) return false;
  if (filter.kind !== undefined && !isOfKind(action, filter.kind)) return false;
  if (filter.program !== undefined && !calls(instructions, filter.program)) return false;
  if (filter.counterparty !== undefined) {
    return someTransfer(instructions, (transfer) => isBetween(transfer, address, filter));
  }
  return (
    (filter.token === undefined && filter.direction === undefined) || hasMoved(transaction, address, filter)
  );
}

function isOfKind(action: string, kind: HistoryKind): boolean {
  const actions: readonly string[] = HISTORY_KINDS[kind].actions;
  return actions.includes(action);
}

const calls = (instructions: readonly DecodedInstruction[], program: Address): boolean =>
  instructions.some((one) => one.program === program || calls(one.inner, program));

type Transfer = Extract<Effect, { readonly kind: 'transfer' }>;

const someTransfer = (
  instructions: readonly DecodedInstruction[],
  fits: (transfer: Transfer) => boolean,
): boolean =>
  instructions.some(
    ({ effects, inner }) =>
      effects.some((effect) => effect.kind === 'transfer' && fits(effect)) || someTransfer(inner, fits),
  );

function isBetween(
  { asset, from, to, fromOwner, toOwner }: Transfer,
  address: Address,
  { counterparty, token, direction }: HistoryFilter,
): boolean {
  if (token !== undefined && !isOf(asset, token)) return false;
  const isSent = [from, fromOwner].includes(address) && [to, toOwner].includes(counterparty);
  const isReceived = [to, toOwner].includes(address) && [from, fromOwner].includes(counterparty);
  return direction === undefined ? isSent || isReceived : direction === 'out' ? isSent : isReceived;
}

/** Whether a balance of the account changed so. What it paid as the fee alone is no movement. */
function hasMoved(
  { balanceChanges, feePayer, feeLamports = 0n }: DecodedTransaction,
  address: Address,
  { token, direction }: HistoryFilter,
): boolean {
  return balanceChanges.some(({ owner, accounts, asset, change }) => {
    if (owner !== address && !accounts.includes(address)) return false;
    if (token !== undefined && !isOf(asset, token)) return false;
    const moved = asset.kind === 'sol' && owner === feePayer ? change + feeLamports : change;
    return direction === undefined ? moved !== 0n : direction === 'in' ? moved > 0n : moved < 0n;
  });
}

/** SOL and wrapped SOL are one token here, as they are in the index. */
function isOf(asset: Asset, { mints }: TokenFilter): boolean {
  const mint = asset.kind === 'sol' ? SOL_MINT : asset.mint;
  return mints.some((one) => one === mint);
}

/** The filter in words, for a sentence and for the source line of a file. */
export function toFilterText(filter: HistoryFilter): string {
  const { status, action, kind, token, direction, counterparty, program, from, to } = filter;
  return [
    kind && `kind ${HISTORY_KINDS[kind].title.toLowerCase()}`,
    action && `action ${action}`,
    token && `token ${token.text}`,
    direction && (direction === 'in' ? 'received' : 'sent'),
    counterparty && `counterparty ${counterparty}`,
    program && `program ${program}`,
    status && `status ${status}`,
    from !== undefined && `from ${toInstantText(from)}`,
    to !== undefined && `before ${toInstantText(to)}`,
  ]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(', ');
}
