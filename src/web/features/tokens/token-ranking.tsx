import type { ReactNode } from 'react';
import { LISTED_TOKEN_COLUMNS } from '#contracts/columns/token-columns';
import {
  CHANGE_SPAN_KEYS,
  CHANGE_SPANS,
  TOKEN_PAGE_ROWS,
  WINDOWS,
  type TokensAnswer,
  type TokenSort,
} from '#contracts/market/market';
import type { Wire } from '#std/json';
import { TokenCell } from '../../answers/token-cell.tsx';
import { toTokenColumns } from '../../answers/token-columns.tsx';
import type { Changes } from '../../router/define-search.ts';
import { RankingTable } from '../../ui/table/ranking-table.tsx';
import { toRowColumns } from '../../values/row-columns.tsx';
import { tokenSearch, type TokenSearch } from './token-search.ts';

export type FoundTokens = Extract<Wire<TokensAnswer>, { kind: 'found' }>;

/** How the column of the window's changes is ordered in each ranking. */
const CHANGE_ORDERS: Partial<Record<TokenSort, 'ascending' | 'descending'>> = {
  change: 'descending',
  gain: 'descending',
  loss: 'ascending',
};

/** Tokens of a window in their order; titles of columns lead to other orders. */
export function TokenRanking({
  found,
  hrefOf,
  aside,
}: {
  readonly found: FoundTokens;
  readonly hrefOf: (changes: Changes<TokenSearch>) => string;
  readonly aside: ReactNode;
}) {
  const { window, sort, rows, total, page, coverage, priceSteps } = found;
  const covered = coverage.toTime - coverage.fromTime;
  // While less is indexed than either covers, the change of a span is that of the window.
  const isByCovered = CHANGE_SPAN_KEYS.some(
    (span) => sort === `change${span}` && covered < CHANGE_SPANS[span] && covered < WINDOWS[window],
  );
  const columns = toRowColumns(LISTED_TOKEN_COLUMNS, [
    {
      of: 'mint',
      title: 'Token',
      fixed: true,
      wide: true,
      phone: 'main',
      cell: ({ mint }) => <TokenCell mint={mint} />,
    },
    ...toTokenColumns({
      window,
      coverage,
      priceSteps,
      sortBy: (column) =>
        column === 'price'
          ? undefined
          : {
              // Leads to all tokens: the list of gainers in another order would still be gainers alone.
              href: tokenSearch.href('/tokens', { sort: column, window }),
              now:
                column === 'change'
                  ? (CHANGE_ORDERS[sort] ?? (isByCovered ? 'descending' : undefined))
                  : sort === column
                    ? 'descending'
                    : undefined,
            },
    }),
  ]);
  const isLast = rows.length === 0 || (page - 1) * TOKEN_PAGE_ROWS + rows.length >= total;
  return (
    <RankingTable
      id="tokens"
      label={`Tokens by ${sort}`}
      downloadName={`tokens-${sort}-${window}`}
      list={{ list: 'tokens', input: { sort, window } }}
      snug
      aside={aside}
      columns={columns}
      rows={rows}
      keyOf={({ mint }) => mint}
      count={{ of: ['token', 'tokens'], shown: rows.length, total }}
      {...(!isLast && { next: hrefOf({ page: page + 1 }) })}
    />
  );
}
