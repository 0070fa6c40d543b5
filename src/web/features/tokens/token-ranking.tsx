import { TOKEN_COLUMNS } from '#contracts/columns/token-columns';
import { TOKEN_PAGE_ROWS, type TokensAnswer, type TokenSort } from '#contracts/market/market';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import type { Changes } from '../../router/define-search.ts';
import { RankingTable } from '../../ui/table/ranking-table.tsx';
import { AgeValue } from '../../values/age.tsx';
import { PriceValue } from '../../values/money.tsx';
import { toRowColumns } from '../../values/row-columns.tsx';
import { tokenSearch, type TokenSearch } from './token-search.ts';

export type FoundTokens = Extract<Wire<TokensAnswer>, { kind: 'found' }>;

/** How the column of changes is ordered in each ranking. */
const CHANGE_ORDERS: Partial<Record<TokenSort, 'ascending' | 'descending'>> = {
  change: 'descending',
  gain: 'descending',
  loss: 'ascending',
};

/** Tokens of a window in their order; titles of columns lead to other orders. */
export function TokenRanking({
  found,
  hrefOf,
}: {
  readonly found: FoundTokens;
  readonly hrefOf: (changes: Changes<TokenSearch>) => string;
}) {
  const { window, sort, rows, total, page } = found;
  // Leads to all tokens: the list of gainers in another order would still be gainers alone.
  const hrefOfSort = (key: TokenSort) => tokenSearch.href('/tokens', { sort: key, window });
  const sortBy = (key: TokenSort) => ({
    href: hrefOfSort(key),
    now: sort === key ? ('descending' as const) : undefined,
  });
  const columns = toRowColumns(TOKEN_COLUMNS, [
    { of: 'mint', title: 'Token', fixed: true, wide: true },
    { of: 'priceUsd', title: 'Price', cell: ({ price }) => <PriceValue price={price} /> },
    {
      of: 'change',
      title: `Change ${window}`,
      sort: { href: hrefOfSort('change'), now: CHANGE_ORDERS[sort] },
    },
    { of: 'volumeUsd', title: `Volume ${window}`, sort: sortBy('volume') },
    {
      of: 'trades',
      sort: sortBy('trades'),
      cell: ({ swaps, buys }) => (
        <span title={`${toGrouped(buys)} buys, ${toGrouped(swaps - buys)} sells`}>{toGrouped(swaps)}</span>
      ),
    },
    { of: 'liquidityUsd', title: 'Liquidity', sort: sortBy('liquidity') },
    { of: 'holders' },
    {
      of: 'created',
      cell: ({ createdTime }) =>
        createdTime === undefined ? (
          <span title="Before the index began">earlier</span>
        ) : (
          <AgeValue unixSeconds={createdTime} />
        ),
    },
  ]);
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
