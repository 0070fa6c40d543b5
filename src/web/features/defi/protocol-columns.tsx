import type { DefiProtocol, DefiUse } from '#contracts/defi';
import { toChangeText, toShareText, toUsdText } from '#contracts/money-text';
import { toDecimal, toGrouped } from '#contracts/value-text';
import type { Wire } from '#std/json';
import { Badge } from '../../ui/badge.tsx';
import { Meter } from '../../ui/meter.tsx';
import type { RankingColumn } from '../../ui/ranking-table.tsx';
import { ChangeValue, UsdValue } from '../../values/money.tsx';
import { WholeSol } from '../../values/whole-sol.tsx';
import {
  countCalled,
  toPurpose,
  toShare,
  toShareTitle,
  toTransactionsText,
  toUsersText,
  type ProtocolSort,
} from './defi-texts.ts';
import { UsersValue } from './users-value.tsx';
import styles from './defi.module.css';

type Protocol = Wire<DefiProtocol>;

export interface ColumnOptions {
  /** Of all protocols of the list: shares are of it, and what none of them has is left out. */
  readonly total: Wire<DefiUse>;
  /** Whether there is anything to compare with. */
  readonly hasBefore: boolean;
  readonly sort: ProtocolSort;
  readonly hrefOf: (sort: ProtocolSort) => string;
  readonly volumeTitle: string;
}

/** Columns every list of protocols has, after the one that names it. */
export function toUseColumns<P extends Protocol>(options: ColumnOptions): readonly RankingColumn<P>[] {
  const { total, hasBefore, sort, hrefOf, volumeTitle } = options;
  const hasVolume = total.hops > 0;
  const sortBy = (key: ProtocolSort) => ({
    href: hrefOf(key),
    now: sort === key ? ('descending' as const) : undefined,
  });
  const columns: readonly (RankingColumn<P> | false)[] = [
    hasVolume && {
      key: 'volume',
      title: volumeTitle,
      align: 'right',
      sort: sortBy('volume'),
      cell: ({ use }) => <UsdValue microUsd={use.hops > 0 ? use.microUsd : undefined} />,
      csv: ({ use }) => (use.hops > 0 ? toUsdText(use.microUsd) : ''),
    },
    hasVolume &&
      hasBefore && {
        key: 'volume-change',
        title: 'Volume change',
        align: 'right',
        cell: ({ trend }) => <ChangeValue share={trend.microUsd} />,
        csv: ({ trend }) => (trend.microUsd === undefined ? '' : toChangeText(trend.microUsd)),
      },
    {
      key: 'share',
      title: toShareTitle(total),
      align: 'right',
      cell: ({ use }) => <Share share={toShare(use, total)} />,
      csv: ({ use }) => toShareCsv(toShare(use, total)),
    },
    {
      key: 'calls',
      title: 'Calls',
      align: 'right',
      sort: sortBy('calls'),
      cell: ({ use }) => toGrouped(use.calls),
      csv: ({ use }) => String(use.calls),
    },
    hasBefore && {
      key: 'calls-change',
      title: 'Calls change',
      align: 'right',
      cell: ({ trend }) => <ChangeValue share={trend.calls} />,
      csv: ({ trend }) => (trend.calls === undefined ? '' : toChangeText(trend.calls)),
    },
    {
      key: 'users',
      title: 'Users',
      align: 'right',
      cell: ({ users }) => <UsersValue users={users} />,
      csv: ({ users }) => toUsersText(users),
    },
    {
      key: 'transactions',
      title: 'Transactions',
      align: 'right',
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
      csv: ({ use, programs }) => toTransactionsText(use.transactions, countCalled({ programs })),
    },
    {
      key: 'failed',
      title: 'Failed',
      align: 'right',
      sort: sortBy('failed'),
      cell: ({ use }) =>
        use.transactions === 0 ? (
          <span className={styles.quiet}>–</span>
        ) : (
          <span title={`${toGrouped(use.failed)} transactions`}>
            {toShareText(use.failed / use.transactions)}
          </span>
        ),
      csv: ({ use }) => String(use.failed),
    },
    {
      key: 'fees',
      title: 'Fees',
      align: 'right',
      sort: sortBy('fees'),
      cell: ({ use }) => <WholeSol lamports={use.feeLamports} />,
      csv: ({ use }) => toDecimal(use.feeLamports, 9),
    },
  ];
  return columns.filter((column) => column !== false);
}

/** A protocol, its site, and every program it has here. */
export function ProtocolName({ protocol }: { readonly protocol: Protocol }) {
  const { name, site, isClosed, programs } = protocol;
  const [first] = programs;
  return (
    <span className={styles.protocol}>
      <span className={styles.line}>
        {first === undefined ? name : <a href={`/program/${first.address}`}>{name}</a>}
        {isClosed && <Badge tone="warning">no longer run</Badge>}
        {site !== undefined && (
          <a
            className={styles.site}
            href={site}
            rel="noopener noreferrer nofollow"
            target="_blank"
            aria-label={`Site of ${name}`}
          >
            {new URL(site).hostname} ↗
          </a>
        )}
      </span>
      {programs.length > 1 && (
        <span className={styles.programs}>
          {programs.map(({ address, name: program, calls }) => (
            <a
              key={address}
              href={`/program/${address}`}
              title={`${program} · ${address} · ${toGrouped(calls)} calls`}
            >
              {toPurpose(program, name)}
            </a>
          ))}
        </span>
      )}
    </span>
  );
}

export function Share({ share }: { readonly share: number | undefined }) {
  if (share === undefined) return <span className={styles.quiet}>no data</span>;
  return (
    <span className={styles.share}>
      {toShareText(share)}
      <Meter share={share} label={toShareText(share)} />
    </span>
  );
}

export const toShareCsv = (share: number | undefined): string =>
  share === undefined ? '' : toShareText(share);
