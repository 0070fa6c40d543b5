import type { DefiProtocol, DefiSpan, DefiUse, DefiUsers } from '#contracts/market/defi';
import type { DefiCategoryDefinition } from '#contracts/market/defi-categories';
import type { Window } from '#contracts/market/market';
import { toDurationText, toGrouped, toInstantText } from '#contracts/text/value-text';
import type { Wire } from '#std/json';

type Use = Wire<DefiUse>;
type Protocol = Wire<DefiProtocol>;

export const WINDOW_TABS: readonly { readonly key: Window; readonly title: string }[] = [
  { key: '1h', title: '1 hour' },
  { key: '24h', title: '24 hours' },
  { key: '7d', title: '7 days' },
];

/** What a window is summed in. */
const SPAN_NAMES: Readonly<Record<Window, string>> = {
  '1h': 'steps of five minutes',
  '24h': 'whole hours',
  '7d': 'whole hours',
};

/** To the minute. */
export const toClock = (unixSeconds: number): string =>
  toInstantText(unixSeconds)
    .replace('T', ' ')
    .replace(/:\d\dZ$/, ' UTC');

/** What of the window the figures cover, and whether there is anything to compare them with. */
export function toSpanText(
  { window, from, to, isWhole, hasBefore }: Wire<DefiSpan>,
  indexedFrom: number,
): readonly string[] {
  const summed = isWhole
    ? `Data of ${toDurationText(to - from)}, since ${toClock(from)}: summed in ${SPAN_NAMES[window]}, of which the newest is still filling.`
    : `Data for the last ${toDurationText(Math.max(0, to - indexedFrom))} only: the index begins within this window.`;
  return [
    summed,
    hasBefore
      ? 'Changes compare with the previous window, at equal length.'
      : 'No changes: the previous window is not indexed.',
  ];
}

/** Where a category had nothing to sum, and why. */
export function toEmptyText(
  { title }: Pick<DefiCategoryDefinition, 'title'>,
  programs: number,
  indexedFrom: number,
): string {
  return programs === 0
    ? `The directory lists no program under ${title}.`
    : `${programs === 1 ? 'The one program' : `None of the ${toGrouped(programs)} programs`} of this category was ${programs === 1 ? 'not ' : ''}called in this window; the index begins ${toClock(indexedFrom)}.`;
}

/** Share of a part: of the volume where there is any, else of the calls. */
export function toShare(part: Use, whole: Use): number | undefined {
  if (BigInt(whole.microUsd) > 0n) return Number(part.microUsd) / Number(whole.microUsd);
  return whole.calls > 0 ? part.calls / whole.calls : undefined;
}

export const toShareTitle = (whole: Use): string =>
  BigInt(whole.microUsd) > 0n ? 'Share of volume' : 'Share of calls';

/** Whether anything of a protocol was called in the window. */
export const isCalled = ({ use }: Pick<Protocol, 'use'>): boolean => use.calls > 0 || use.swaps > 0;

/** How many programs of a protocol were called. */
export const countCalled = ({ programs }: Pick<Protocol, 'programs'>): number =>
  programs.filter(({ calls }) => calls > 0).length;

/** A transaction that calls two programs is counted by both: then the sum is a bound. */
export const toTransactionsText = (transactions: number, called: number): string =>
  `${called > 1 ? '≤ ' : ''}${toGrouped(transactions)}`;

export const toUsersText = (users: DefiUsers): string =>
  users.kind === 'exact' ? toGrouped(users.users) : `≥ ${toGrouped(users.least)}`;

/** What a program is for, without the protocol's name in front of it. */
export const toPurpose = (program: string, protocol: string): string =>
  program.startsWith(`${protocol} `) ? program.slice(protocol.length + 1) : program;

export const SORTS = ['volume', 'calls', 'transactions', 'failed', 'fees'] as const;
export type ProtocolSort = (typeof SORTS)[number];

const VALUES: Readonly<Record<Exclude<ProtocolSort, 'volume'>, (use: Use) => number>> = {
  calls: ({ calls }) => calls,
  transactions: ({ transactions }) => transactions,
  failed: ({ failed, transactions }) => (transactions === 0 ? -1 : failed / transactions),
  fees: ({ feeLamports }) => Number(feeLamports),
};

/** The largest first; protocols come by volume. */
export function sortProtocols<P extends { readonly use: Use }>(
  protocols: readonly P[],
  sort: ProtocolSort,
): readonly P[] {
  if (sort === 'volume') return protocols;
  const valueOf = VALUES[sort];
  return [...protocols].sort((a, b) => valueOf(b.use) - valueOf(a.use));
}
