import { countAct, type PROTOCOL_COLUMNS } from '#contracts/columns/protocol-columns';
import type { DefiProtocol, DefiUse } from '#contracts/market/defi';
import type { Act } from '#contracts/market/protocol-acts';
import { toShareText } from '#contracts/text/money-text';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { Meter } from '../../ui/block/meter.tsx';
import { UsdValue } from '../../values/money.tsx';
import type { Shown } from '../../values/row-columns.tsx';
import { WholeSol } from '../../values/whole-sol.tsx';
import { countCalled, toShare, toShareTitle, toTransactionsText, type ProtocolSort } from './defi-texts.ts';
import { UsersValue } from './users-value.tsx';
import { Missing } from '../../values/missing.tsx';
import styles from './defi.module.css';

type Protocol = Wire<DefiProtocol>;

export interface ColumnOptions {
  /** Of all protocols of the list: shares are of it, and what none of them has is left out. */
  readonly total: Wire<DefiUse>;
  /** A column for each. */
  readonly acts: readonly Act[];
  /** Whether there is anything to compare with. */
  readonly hasBefore: boolean;
  readonly sort: ProtocolSort;
  readonly hrefOf: (sort: ProtocolSort) => string;
  readonly volumeTitle: string;
}

export type ShownProtocol<P> = Shown<P, (typeof PROTOCOL_COLUMNS)[number]['key']>;

/** Columns every list of protocols has, after the one that names it. */
export function toUseColumns(options: ColumnOptions): readonly ShownProtocol<Protocol>[] {
  const { total, acts, hasBefore, sort, hrefOf, volumeTitle } = options;
  const hasVolume = total.swaps > 0;
  const sortBy = (key: ProtocolSort) => ({
    href: hrefOf(key),
    now: sort === key ? ('descending' as const) : undefined,
  });
  return [
    ...acts.map((act) => ({
      of: act,
      cell: (protocol: Protocol) => <ActValue count={countAct(protocol, act)} />,
    })),
    hasVolume && {
      of: 'volumeUsd',
      title: volumeTitle,
      phone: 'figure',
      short: '',
      sort: sortBy('volume'),
      cell: ({ use }) => <Volume use={use} />,
    },
    hasVolume && hasBefore && { of: 'volumeChange', title: 'Volume change' },
    {
      key: 'share',
      title: toShareTitle(total),
      align: 'right',
      cell: ({ use }) => <Share share={toShare(use, total)} />,
      csv: ({ use }) => String(toShare(use, total) ?? ''),
    },
    { of: 'calls', phone: hasVolume ? 'quiet' : 'figure', sort: sortBy('calls') },
    hasBefore && { of: 'callsChange', title: 'Calls change' },
    {
      of: 'usersLeast',
      with: ['usersMost'],
      title: 'Users',
      phone: 'quiet',
      cell: ({ users }) => <UsersValue users={users} />,
    },
    {
      of: 'transactions',
      sort: sortBy('transactions'),
      cell: ({ use, programs }) => (
        <span
          title={
            countCalled({ programs }) > 1
              ? 'Added up over its programs: a transaction that calls two of them is counted by both'
              : undefined
          }
        >
          {toTransactionsText(use.transactions, countCalled({ programs }))}
        </span>
      ),
    },
    {
      of: 'failed',
      phone: 'quiet',
      sort: sortBy('failed'),
      cell: ({ use }) =>
        use.transactions === 0 ? (
          <Missing why="No transactions" />
        ) : (
          <span title={`${toGrouped(use.failed)} transactions`}>
            {toShareText(use.failed / use.transactions)}
          </span>
        ),
    },
    {
      of: 'fees',
      title: 'Fees',
      sort: sortBy('fees'),
      cell: ({ use }) => <WholeSol lamports={use.feeLamports} />,
    },
  ];
}

const ActValue = ({ count }: { readonly count: number | undefined }) =>
  count === undefined ? (
    <Missing why="Its instructions are not counted here" />
  ) : count === 0 ? (
    <span className={styles.quiet}>0</span>
  ) : (
    <>{toGrouped(count)}</>
  );

/** What has no trades has no volume: that is no lack of data. */
export const Volume = ({ use }: { readonly use: Wire<DefiUse> }) =>
  use.swaps === 0 ? <Missing why="No trades" /> : <UsdValue microUsd={use.microUsd} />;

export function Share({ share }: { readonly share: number | undefined }) {
  if (share === undefined) return <Missing why="Nothing in this window to take a share of" />;
  return (
    <span className={styles.share}>
      {toShareText(share)}
      <Meter share={share} label={toShareText(share)} />
    </span>
  );
}
