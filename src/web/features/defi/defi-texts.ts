import type { DefiCategoryRow, DefiProtocol, DefiSpan, DefiUse, DefiUsers } from '#contracts/market/defi';
import type { DefiCategoryDefinition } from '#contracts/market/defi-categories';
import { ACTS } from '#contracts/market/protocol-acts';
import type { Window } from '#contracts/market/market';
import { toMinutesText } from '#contracts/text/minutes-text';
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

/** What a whole window covers, and whether there is anything to compare it with; a badge says what others cover. */
export function toSpanText({ window, from, to, isWhole, hasBefore }: Wire<DefiSpan>): readonly string[] {
  return [
    ...(isWhole
      ? [
          `Data of ${toDurationText(to - from)}, since ${toClock(from)}: summed in ${SPAN_NAMES[window]}, of which the newest is still filling.`,
        ]
      : []),
    ...(hasBefore ? ['Changes compare with the previous window, at equal length.'] : []),
    // Where even this one is not whole, nobody expects the one before.
    ...(isWhole && !hasBefore ? ['No changes: the previous window is not indexed.'] : []),
  ];
}

/** How long figures cover, to the minute: `in 23 h 40 min`. */
export const toLengthText = (seconds: number): string => `in ${toMinutesText(seconds)}`;

/** Where a category had nothing to sum, and why. */
export function toEmptyText(
  { title }: Pick<DefiCategoryDefinition, 'title'>,
  programs: number,
  { isWhole, from }: Pick<DefiSpan, 'isWhole' | 'from'>,
  indexedFrom: number,
): string {
  if (programs === 0) return `Our directory has no program under ${title}.`;
  const blocks = `the blocks indexed here since ${toClock(isWhole ? from : indexedFrom)}`;
  return programs === 1
    ? `The one program of this kind was not called in ${blocks}.`
    : `None of the ${toGrouped(programs)} programs of this kind was called in ${blocks}.`;
}

const MOST_DONE = 3;

/** What was done most in a category: `20 deposits, 11 borrows`. Trades where nothing else is counted. */
export function toDoneText({ acts, use }: Pick<Wire<DefiCategoryRow>, 'acts' | 'use'>): string {
  const done = [...acts].sort((a, b) => b.count - a.count).slice(0, MOST_DONE);
  const texts = done.map(({ act, count }) => {
    const what = ACTS[act].title.toLowerCase();
    return `${toGrouped(count)} ${count === 1 ? what.replace(/s\b/, '') : what}`;
  });
  if (texts.length > 0) return texts.join(', ');
  return use.swaps > 0 ? `${toGrouped(use.swaps)} ${use.swaps === 1 ? 'trade' : 'trades'}` : '';
}

/** Kinds of the directory as headings, where a category holds several. */
const KIND_TITLES: Readonly<Record<string, string>> = {
  options: 'Options',
  prediction: 'Prediction markets',
  bridge: 'Bridges',
  governance: 'Governance',
  infrastructure: 'Infrastructure',
};
export const toKindTitle = (kind: string): string => KIND_TITLES[kind] ?? kind;

/** Share of a part: of the volume where there is any, else of the calls; absent where it has none to share in. */
export function toShare(part: Use, whole: Use): number | undefined {
  if (BigInt(whole.microUsd) > 0n)
    return part.swaps === 0 ? undefined : Number(part.microUsd) / Number(whole.microUsd);
  return whole.calls > 0 ? part.calls / whole.calls : undefined;
}

export const toShareTitle = (whole: Use): string =>
  BigInt(whole.microUsd) > 0n ? 'Share of volume' : 'Share of calls';

/** Whether anything of a protocol was called in the window. */
export const isCalled = ({ use }: { readonly use: Use }): boolean => use.calls > 0 || use.swaps > 0;

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
