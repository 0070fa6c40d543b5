import type { ReactNode } from 'react';
import {
  DECIMALS_OF_KIND,
  type CellKind,
  type CellValue,
  type RowColumn,
} from '#contracts/columns/define-columns';
import { toPriceText, toShareText } from '#contracts/text/money-text';
import { toDecimal, toGrouped, toInstantText, toPlainDecimal } from '#contracts/text/value-text';
import type { RankingColumn } from '../ui/table/ranking-columns.ts';
import { AddressValue } from './address.tsx';
import { AgeValue } from './age.tsx';
import { SolValue } from './amounts.tsx';
import { ChainText } from './display-text.tsx';
import { Missing } from './missing.tsx';
import { ChangeValue, LiquidityValue, UsdValue } from './money.tsx';
import { NO_NAMES, type WireNames } from './names.ts';
import { SignatureValue } from './signature.tsx';
import { SlotValue } from './slot.tsx';

/** How a table shows a described column; what is left out follows from the column's kind. */
export interface ShownColumn<Row, Key extends string> extends Partial<
  Omit<RankingColumn<Row>, 'csv' | 'csvTitle' | 'beside'>
> {
  readonly of: Key;
  /** Other columns its cell shows too; in the CSV they follow it. */
  readonly with?: readonly Key[];
}

/** A described column, a column of this table alone, or `false` to leave one out. */
export type Shown<Row, Key extends string> = ShownColumn<Row, Key> | RankingColumn<Row> | false;

/** Builds a table's columns from described ones. The CSV of a column is the same as in an exported list. */
export function toRowColumns<Row, Key extends string>(
  described: readonly RowColumn<Row, Key>[],
  shown: readonly Shown<Row, NoInfer<Key>>[],
  names: WireNames = NO_NAMES,
): readonly RankingColumn<Row>[] {
  const byKey = new Map(described.map((column) => [column.key, column]));
  const find = (key: Key) => byKey.get(key)!; // keys are those of the columns
  const toWritten = ({ title, kind, read }: RowColumn<Row>) => ({
    title,
    csvTitle: title,
    csv: (row: Row) => toCsv(kind, read(row, names)),
  });
  return shown.flatMap((column) => {
    if (column === false) return [];
    if (!('of' in column)) return column;
    const { of, with: others = [], ...own } = column;
    const { key, kind, read } = find(of);
    return {
      ...toWritten(find(of)),
      key,
      align: TEXTS.has(kind) ? undefined : 'right',
      cell: (row) => toCell(kind, read(row, names)),
      ...own,
      beside: others.map((other) => toWritten(find(other))),
    };
  });
}

const TEXTS: ReadonlySet<CellKind> = new Set(['text', 'words', 'address', 'signature', 'flag']);
const NOTHING = <Missing why="No data" />;

function toCell(kind: CellKind, value: CellValue): ReactNode {
  if (value === undefined || value === null || value === '') return NOTHING;
  const text = String(value);
  switch (kind) {
    case 'text':
      return <ChainText text={text} limit={64} />;
    case 'address':
      return <AddressValue address={text} />;
    case 'signature':
      return <SignatureValue signature={text} bare />;
    case 'time':
      return <AgeValue unixSeconds={Number(value)} />;
    case 'flag':
      return value ? 'yes' : 'no';
    case 'integer':
    case 'count':
      return toGrouped(text);
    case 'change':
      return <ChangeValue share={Number(value)} />;
    case 'share':
      return toShareText(Number(value));
    case 'price':
      return toPriceText(Number(value));
    case 'slot':
      return <SlotValue slot={text} />;
    case 'sol':
      return <SolValue lamports={text} />;
    case 'usd':
      return <UsdValue microUsd={text} />;
    case 'liquidity':
      return <LiquidityValue microUsd={text} />;
    case 'percent':
      return `${toDecimal(text, 2)} %`;
    case 'number':
    case 'words':
      return text;
  }
}

/** Exact and ungrouped; empty for what is not known. */
function toCsv(kind: CellKind, value: CellValue): string {
  if (value === undefined || value === null) return '';
  const decimals = DECIMALS_OF_KIND[kind];
  if (decimals !== undefined) return toPlainDecimal(String(value), decimals);
  return kind === 'time' ? toInstantText(String(value)) : String(value);
}
