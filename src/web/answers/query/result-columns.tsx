import type { ReactNode } from 'react';
import { defineColumns } from '#contracts/columns/define-columns';
import type { IndexQueryAnswer, QueryCell, QueryColumn } from '#contracts/query/index-query';
import { toDecimal, toInstantText } from '#contracts/text/value-text';
import { toPriceText } from '#contracts/text/money-text';
import type { Wire } from '#std/json';
import type { RankingColumn } from '../../ui/table/ranking-columns.ts';
import { toRowColumns } from '../../values/row-columns.tsx';
import type { WireNames } from '../../values/names.ts';
import { Missing } from '../../values/missing.tsx';

export type FoundQuery = Extract<Wire<IndexQueryAnswer>, { readonly kind: 'found' }>;
export type ResultRow = readonly Wire<QueryCell>[];

/** The columns of a query's rows, each shown as its kind is everywhere. */
export function toResultColumns({ columns, names }: FoundQuery): readonly RankingColumn<ResultRow>[] {
  const described = defineColumns<ResultRow>()((make) =>
    columns.map(({ key, title, kind, unit }, i) => make[kind](key, title, (row) => row[i], unit)),
  );
  const shown = toRowColumns(
    described,
    columns.map(({ key }, i) => ({ of: key, ...(i === 0 && { fixed: true }) })),
    names,
  );
  return shown.map((column, i): RankingColumn<ResultRow> => {
    const { kind, unit } = columns[i]!; // one for each
    // The instant itself, not how long ago: a group of time has no age.
    if (kind === 'time')
      return { ...column, cell: (row) => (row[i] === null ? NO_VALUE : toInstantText(Number(row[i]))) };
    if (kind === 'integer') return { ...column, cell: (row) => toAmountText(row, i, columns, names) };
    if (kind === 'price')
      return {
        ...column,
        cell: (row) =>
          row[i] === null ? NO_VALUE : `${unit === 'USD' ? '$' : ''}${toPriceText(Number(row[i]))}`,
      };
    return { ...column, cell: (row) => (row[i] === null || row[i] === '' ? NO_VALUE : column.cell(row)) };
  });
}

const NO_VALUE = <Missing why="No value" />;

/** An amount in whole units of its token, where its decimals are known. */
function toAmountText(
  row: ResultRow,
  i: number,
  columns: readonly Wire<QueryColumn>[],
  { tokens }: WireNames,
): ReactNode {
  const cell = row[i];
  if (cell === null || cell === undefined) return NO_VALUE;
  const { mint, mintColumn } = columns[i]!; // one for each cell
  const of = mintColumn === undefined ? mint : row[columns.findIndex(({ key }) => key === mintColumn)];
  const token = typeof of === 'string' ? tokens[of] : undefined;
  if (token?.decimals === undefined) return `${toDecimal(String(cell), 0)} raw`;
  return toDecimal(String(cell), token.decimals);
}
