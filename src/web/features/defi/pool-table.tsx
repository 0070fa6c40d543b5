import { POOL_COLUMNS } from '#contracts/columns/pool-columns';
import type { DefiPools } from '#contracts/market/defi';
import { WINDOWS, type Window } from '#contracts/market/market';
import { toPriceText, toShareText } from '#contracts/text/money-text';
import { toMinutesText } from '#contracts/text/minutes-text';
import { toGrouped, toUnit } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { CopyButton } from '../../ui/copy/copy-button.tsx';
import { RankingTable } from '../../ui/table/ranking-table.tsx';
import { AddressValue } from '../../values/address.tsx';
import { Missing } from '../../values/missing.tsx';
import { ChainText } from '../../values/display-text.tsx';
import { UsdValue } from '../../values/money.tsx';
import { useNames, type WireNames } from '../../values/names.ts';
import { toRowColumns } from '../../values/row-columns.tsx';
import styles from './defi.module.css';

/** Pools with their pair, their newest price and what was traded in them. */
export function PoolTable({
  pools,
  window,
  covered,
  category,
}: {
  readonly pools: Wire<DefiPools>;
  readonly window: Window;
  /** What of the window is indexed, in seconds. */
  readonly covered: number;
  readonly category: string;
}) {
  const names = useNames();
  return (
    <RankingTable
      id="defi-pools"
      label={`Pools by ${pools.sort}`}
      snug
      downloadName={`defi-pools-${pools.sort}-${window}`}
      list={{ list: 'defiPools', input: { category, window, sort: pools.sort, venue: pools.venue } }}
      columns={toColumns(
        names,
        covered < WINDOWS[window] ? toMinutesText(covered) : window,
        BigInt(pools.microUsd),
      )}
      rows={pools.rows}
      keyOf={({ market }) => market}
      count={{ of: ['pool', 'pools'], shown: pools.rows.length, total: pools.traded }}
    />
  );
}

const toColumns = (names: WireNames, window: string, microUsd: bigint) =>
  toRowColumns(POOL_COLUMNS, [
    {
      of: 'market',
      with: ['base', 'quote'],
      title: 'Pool',
      fixed: true,
      wide: true,
      cell: ({ market, base, quote }) => (
        <span className={styles.line}>
          <a href={`/account/${market}`} title={market}>
            <ChainText text={toUnit(base, names)} limit={16} /> /{' '}
            <ChainText text={toUnit(quote, names)} limit={16} />
          </a>
          <CopyButton text={market} label="Copy address" />
        </span>
      ),
    },
    { of: 'venue', cell: ({ venue }) => <AddressValue address={venue} bare /> },
    {
      of: 'price',
      title: 'Last price',
      short: '',
      cell: ({ price, quote }) =>
        price === undefined ? (
          <Missing why="No price" />
        ) : (
          <span className={styles.mono}>
            {toPriceText(price)} <ChainText text={toUnit(quote, names)} limit={12} />
          </span>
        ),
    },
    { of: 'change', title: `Change ${window}`, phone: 'quiet', short: window },
    {
      of: 'volumeUsd',
      title: `Volume ${window}`,
      phone: 'quiet',
      short: 'Vol',
      cell: ({ microUsd: volume, unvalued, swaps }) => (
        <UsdValue microUsd={unvalued === swaps ? undefined : volume} />
      ),
    },
    {
      key: 'share',
      title: 'Share',
      align: 'right',
      cell: ({ microUsd: volume }) =>
        microUsd > 0n ? toShareText(Number(volume) / Number(microUsd)) : <Missing why="No volume" />,
      csv: ({ microUsd: volume }) => (microUsd > 0n ? String(Number(volume) / Number(microUsd)) : ''),
    },
    {
      of: 'trades',
      cell: ({ swaps, unvalued }) => (
        <span title={unvalued > 0 ? `${toGrouped(unvalued)} of them without a price` : undefined}>
          {toGrouped(swaps)}
        </span>
      ),
    },
    {
      of: 'liquidityUsd',
      title: 'Liquidity',
      phone: 'quiet',
      short: 'Liq',
    },
    { of: 'lastTrade' },
  ]);
