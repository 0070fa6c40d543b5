import { TOKEN_PAGE_ROWS, type TokenRow, type TokensAnswer, type TokenSort } from '#contracts/market';
import { toChangeText, toUsdText } from '#contracts/money-text';
import { toGrouped } from '#contracts/value-text';
import type { Wire } from '#std/json';
import type { Changes } from '../../router/define-search.ts';
import { RankingTable, type RankingColumn } from '../../ui/ranking-table.tsx';
import { AddressValue } from '../../values/address.tsx';
import { AgeValue } from '../../values/age.tsx';
import { ChangeValue, PriceValue, UsdValue } from '../../values/money.tsx';
import type { TokenSearch } from './token-search.ts';

export type FoundTokens = Extract<Wire<TokensAnswer>, { kind: 'found' }>;
type Row = Wire<TokenRow>;

/** Tokens of a window in their order; titles of columns lead to other orders. */
export function TokenRanking({
  found,
  hrefOf,
}: {
  readonly found: FoundTokens;
  readonly hrefOf: (changes: Changes<TokenSearch>) => string;
}) {
  const { window, sort, rows, total, page } = found;
  const sortBy = (key: TokenSort) => ({
    href: hrefOf({ sort: key }),
    now: sort === key ? ('descending' as const) : undefined,
  });
  const columns: readonly RankingColumn<Row>[] = [
    {
      key: 'token',
      title: 'Token',
      fixed: true,
      wide: true,
      cell: ({ mint }) => <AddressValue address={mint} />,
      csv: ({ mint }) => mint,
    },
    {
      key: 'price',
      title: 'Price',
      align: 'right',
      cell: ({ price }) => <PriceValue price={price} />,
      csv: ({ price }) => (price === undefined ? '' : String(price.usd)),
    },
    {
      key: 'change',
      title: `Change ${window}`,
      align: 'right',
      sort: sortBy('change'),
      cell: ({ change }) => <ChangeValue share={change} />,
      csv: ({ change }) => (change === undefined ? '' : toChangeText(change)),
    },
    {
      key: 'volume',
      title: `Volume ${window}`,
      align: 'right',
      sort: sortBy('volume'),
      cell: ({ microUsd }) => <UsdValue microUsd={microUsd} />,
      csv: ({ microUsd }) => toUsdText(microUsd),
    },
    {
      key: 'trades',
      title: 'Trades',
      align: 'right',
      sort: sortBy('trades'),
      cell: ({ hops, buys }) => (
        <span title={`${toGrouped(buys)} buys, ${toGrouped(hops - buys)} sells`}>{toGrouped(hops)}</span>
      ),
      csv: ({ hops }) => String(hops),
    },
    {
      key: 'liquidity',
      title: 'Liquidity',
      align: 'right',
      sort: sortBy('liquidity'),
      cell: ({ liquidityMicroUsd }) => <UsdValue microUsd={liquidityMicroUsd} />,
      csv: ({ liquidityMicroUsd }) => (liquidityMicroUsd === undefined ? '' : toUsdText(liquidityMicroUsd)),
    },
    {
      key: 'holders',
      title: 'Holders seen',
      align: 'right',
      cell: ({ holders }) => toGrouped(holders),
      csv: ({ holders }) => String(holders),
    },
    {
      key: 'age',
      title: 'Created',
      align: 'right',
      cell: ({ bornTime }) =>
        bornTime === undefined ? (
          <span title="Before the index began">earlier</span>
        ) : (
          <AgeValue unixSeconds={bornTime} />
        ),
      csv: ({ bornTime }) => (bornTime === undefined ? '' : new Date(bornTime * 1_000).toISOString()),
    },
  ];
  const isLast = rows.length === 0 || (page - 1) * TOKEN_PAGE_ROWS + rows.length >= total;
  return (
    <RankingTable
      id="tokens"
      label={`Tokens by ${sort}`}
      downloadName={`tokens-${sort}-${window}`}
      list={{ list: 'tokens', input: { sort, window } }}
      columns={columns}
      rows={rows}
      keyOf={({ mint }) => mint}
      count={{ shown: rows.length, total }}
      {...(!isLast && { next: hrefOf({ page: page + 1 }) })}
    />
  );
}
