import { TOKEN_MARKET_COLUMNS } from '#contracts/columns/token-market-columns';
import { toPriceText } from '#contracts/text/money-text';
import { toGrouped } from '#contracts/text/value-text';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { RankingTable } from '../../ui/table/ranking-table.tsx';
import { AddressValue } from '../../values/address.tsx';
import { Missing } from '../../values/missing.tsx';
import { AgeValue } from '../../values/age.tsx';
import { UsdValue } from '../../values/money.tsx';
import { NamesProvider, useNames } from '../../values/names.ts';
import { toRowColumns } from '../../values/row-columns.tsx';
import { toPairText, toUnitText } from './market-name.ts';
import type { FoundMarket } from './price-head.tsx';
import styles from './token-market.module.css';

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
    return <EmptyState title={found.priceMissing ?? 'No known markets'} />;
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
  const columns = toRowColumns(
    TOKEN_MARKET_COLUMNS,
    [
      {
        of: 'base',
        with: ['baseSymbol', 'quote', 'quoteSymbol'],
        title: 'Pair',
        fixed: true,
        cell: (row) => (
          <a href={hrefOf(row.market)} title="Its candles">
            {toPairText(row, names)}
          </a>
        ),
      },
      { of: 'venue', phone: 'quiet', short: '', cell: ({ venue }) => <AddressValue address={venue} bare /> },
      { of: 'market', title: 'Pool', wide: true, phone: 'hidden' },
      {
        of: 'price',
        short: '',
        cell: (row) =>
          row.price === undefined ? (
            <Missing why="No price" />
          ) : (
            `${toPriceText(row.price)} ${toUnitText(row.quote, names)}`
          ),
      },
      {
        of: 'liquidityUsd',
        title: 'Liquidity',
        phone: 'quiet',
        short: 'Liq',
      },
      {
        of: 'volumeUsd',
        title: 'Volume 24 h',
        phone: 'quiet',
        short: 'Vol',
        cell: ({ day, quoteKind }) =>
          day === undefined ? (
            <span className={styles.quiet}>no trades</span>
          ) : quoteKind === 'token' ? (
            <span className={styles.quiet}>{toGrouped(day.swaps)} trades, not valued</span>
          ) : (
            <UsdValue microUsd={day.microUsd} />
          ),
      },
      { of: 'change', title: 'Change 24 h' },
      { of: 'lastTrade', title: 'Newest trade' },
      {
        of: 'firstTrade',
        title: 'First trade seen',
        cell: ({ firstTime }) => (
          <span
            title={firstTime - fromTime < 60 ? 'The index begins here; the pool may be older.' : undefined}
          >
            <AgeValue unixSeconds={firstTime} />
          </span>
        ),
      },
    ],
    names,
  );
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
        of: ['market', 'markets'],
        shown: found.markets.length,
        ...(found.hasMoreMarkets ? { atLeast: found.markets.length + 1 } : { total: found.markets.length }),
      }}
    />
  );
}
