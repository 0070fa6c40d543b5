import type { PROTOCOL_COLUMNS } from '#contracts/columns/protocol-columns';
import type { DefiProtocol, DefiUse } from '#contracts/market/defi';
import { toShareText } from '#contracts/text/money-text';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { Badge } from '../../ui/block/badge.tsx';
import { Meter } from '../../ui/block/meter.tsx';
import { UsdValue } from '../../values/money.tsx';
import type { Shown } from '../../values/row-columns.tsx';
import { WholeSol } from '../../values/whole-sol.tsx';
import {
  countCalled,
  toPurpose,
  toShare,
  toShareTitle,
  toTransactionsText,
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

export type ShownProtocol<P> = Shown<P, (typeof PROTOCOL_COLUMNS)[number]['key']>;

/** Columns every list of protocols has, after the one that names it. */
export function toUseColumns(options: ColumnOptions): readonly ShownProtocol<Protocol>[] {
  const { total, hasBefore, sort, hrefOf, volumeTitle } = options;
  const hasVolume = total.swaps > 0;
  const sortBy = (key: ProtocolSort) => ({
    href: hrefOf(key),
    now: sort === key ? ('descending' as const) : undefined,
  });
  return [
    hasVolume && {
      of: 'volumeUsd',
      title: volumeTitle,
      sort: sortBy('volume'),
      cell: ({ use }) => <UsdValue microUsd={use.swaps > 0 ? use.microUsd : undefined} />,
    },
    hasVolume && hasBefore && { of: 'volumeChange', title: 'Volume change' },
    {
      key: 'share',
      title: toShareTitle(total),
      align: 'right',
      cell: ({ use }) => <Share share={toShare(use, total)} />,
      csv: ({ use }) => String(toShare(use, total) ?? ''),
    },
    { of: 'calls', sort: sortBy('calls') },
    hasBefore && { of: 'callsChange', title: 'Calls change' },
    {
      of: 'usersLeast',
      with: ['usersMost'],
      title: 'Users',
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
      sort: sortBy('failed'),
      cell: ({ use }) =>
        use.transactions === 0 ? (
          <span className={styles.quiet}>–</span>
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

/** A protocol, its site, and every program it has here. */
export function ProtocolName({ protocol }: { readonly protocol: Protocol }) {
  const { name, site, isClosed, programs } = protocol;
  const [first] = programs;
  return (
    <span className={styles.protocol}>
      <span className={styles.line}>
        {first === undefined ? name : <a href={`/program/${first.address}`}>{name}</a>}
        {isClosed && <Badge tone="warning">discontinued</Badge>}
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
