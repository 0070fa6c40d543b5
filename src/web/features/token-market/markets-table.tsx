import type { TokenMarketRow } from '#contracts/token-market';
import { toPriceText, toUsdText } from '#contracts/money-text';
import { toGrouped } from '#contracts/value-text';
import type { Wire } from '#std/json';
import { Notice } from '../../ui/notice.tsx';
import { RankingTable, type RankingColumn } from '../../ui/ranking-table.tsx';
import { AddressValue } from '../../values/address.tsx';
import { AgeValue } from '../../values/age.tsx';
import { ChangeValue, UsdValue } from '../../values/money.tsx';
import { NamesProvider, useNames } from '../../values/names.ts';
import { toPairText, toUnitText } from './market-name.ts';
import type { FoundMarket } from './price-head.tsx';
import styles from './token-market.module.css';

type Row = Wire<TokenMarketRow>;

/** All markets of a token, the deepest first. */
export function MarketsTable({
  found,
  hrefOf,
}: {
  readonly found: FoundMarket;
  /** Where a market's chart stands. */
  readonly hrefOf: (market: string) => string;
}) {
  if (found.markets.length === 0) {
    return <Notice inline kind="empty" title={found.priceMissing ?? 'It has no market the index knows.'} />;
  }
  return (
    <NamesProvider value={found.names}>
      <Rows found={found} hrefOf={hrefOf} />
    </NamesProvider>
  );
}

function Rows({ found, hrefOf }: Parameters<typeof MarketsTable>[0]) {
  const names = useNames();
  const { fromTime } = found.coverage;
  const columns: readonly RankingColumn<Row>[] = [
    {
      key: 'pair',
      title: 'Pair',
      fixed: true,
      cell: (row) => (
        <a href={hrefOf(row.market)} title="Its candles">
          {toPairText(row, names)}
        </a>
      ),
      csv: (row) => toPairText(row, names),
    },
    {
      key: 'venue',
      title: 'Venue',
      cell: ({ venue }) => <AddressValue address={venue} bare />,
      csv: ({ venue }) => venue,
    },
    {
      key: 'market',
      title: 'Pool',
      wide: true,
      cell: ({ market }) => <AddressValue address={market} />,
      csv: ({ market }) => market,
    },
    {
      key: 'price',
      title: 'Price',
      align: 'right',
      cell: (row) =>
        row.price === undefined ? (
          <span className={styles.quiet}>no price</span>
        ) : (
          `${toPriceText(row.price)} ${toUnitText(row.quote, names)}`
        ),
      csv: ({ price }) => (price === undefined ? '' : String(price)),
    },
    {
      key: 'liquidity',
      title: 'Liquidity',
      align: 'right',
      cell: ({ liquidityMicroUsd }) => <UsdValue microUsd={liquidityMicroUsd} />,
      csv: ({ liquidityMicroUsd }) => (liquidityMicroUsd === undefined ? '' : toUsdText(liquidityMicroUsd)),
    },
    {
      key: 'volume',
      title: 'Volume 24 h',
      align: 'right',
      cell: ({ day, quoteKind }) =>
        day === undefined ? (
          <span className={styles.quiet}>no trades</span>
        ) : quoteKind === 'token' ? (
          <span className={styles.quiet}>{toGrouped(day.hops)} trades, not valued</span>
        ) : (
          <UsdValue microUsd={day.microUsd} />
        ),
      csv: ({ day }) => (day === undefined ? '' : toUsdText(day.microUsd)),
    },
    {
      key: 'change',
      title: 'Change 24 h',
      align: 'right',
      cell: ({ day }) => <ChangeValue share={day?.change} />,
      csv: ({ day }) => (day?.change === undefined ? '' : String(day.change)),
    },
    {
      key: 'newest',
      title: 'Newest trade',
      align: 'right',
      cell: ({ time }) => <AgeValue unixSeconds={time} />,
      csv: ({ time }) => new Date(time * 1_000).toISOString(),
    },
    {
      key: 'age',
      title: 'First trade seen',
      align: 'right',
      cell: ({ firstTime }) => (
        <span title={firstTime - fromTime < 60 ? 'The index begins here; the pool may be older.' : undefined}>
          <AgeValue unixSeconds={firstTime} />
        </span>
      ),
      csv: ({ firstTime }) => new Date(firstTime * 1_000).toISOString(),
    },
  ];
  return (
    <RankingTable
      id="token-markets"
      label="Markets of the token"
      downloadName={`markets-${found.mint}`}
      list={{ list: 'tokenMarkets', input: { mint: found.mint } }}
      columns={columns}
      rows={found.markets}
      keyOf={({ market }) => market}
      count={{
        shown: found.markets.length,
        ...(found.hasMoreMarkets ? { atLeast: found.markets.length + 1 } : { total: found.markets.length }),
      }}
    />
  );
}
