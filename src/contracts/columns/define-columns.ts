/** The columns of each kind of row, described once: tables of pages, their CSV and exported files are built from them. */
import type { Wire } from '#std/json';
import type { Names } from '../answers.ts';
import type { ExportColumn } from '../export/exports.ts';

/** The value of a cell; integers may be decimal strings, as on the wire. */
export type CellValue = string | number | bigint | boolean | null | undefined;

/**
 * `text` may come from the chain, `words` are the product's own. `count` is a number of things, `change` how much
 * something rose (0.5 is 50 %), `share` a part of a whole (1 is all), `price` a ratio of two assets, `slot` the place of
 * a block, `number` any other. `sol` is in lamports, `usd` in 10⁻⁶ dollars, `liquidity` too (none of them is little), `percent` in 10⁻⁴, `integer` exact and
 * without a unit, `time` in unix seconds.
 */
const CELL_KINDS = [
  'text',
  'words',
  'address',
  'signature',
  'time',
  'flag',
  'integer',
  'count',
  'change',
  'share',
  'price',
  'slot',
  'number',
  'sol',
  'usd',
  'liquidity',
  'percent',
] as const;
export type CellKind = (typeof CELL_KINDS)[number];

/** Decimals of the kinds that are integers in a smaller unit. */
export const DECIMALS_OF_KIND: Readonly<Partial<Record<CellKind, number>>> = {
  sol: 9,
  usd: 6,
  liquidity: 6,
  percent: 2,
};

export interface RowColumn<
  Row,
  Key extends string = string,
  Kind extends CellKind = CellKind,
  Value extends CellValue = CellValue,
> {
  readonly key: Key;
  readonly title: string;
  readonly kind: Kind;
  /** `names` are those of the answer the row came with. */
  readonly read: (row: Row, names: Wire<Names>) => Value;
  /** What is counted, such as `CU`, and what a price is in. */
  readonly unit?: string | undefined;
}

type MakeColumn<Row, Kind extends CellKind> = <const Key extends string, Value extends CellValue>(
  key: Key,
  title: string,
  read: (row: Row, names: Wire<Names>) => Value,
  unit?: string,
) => RowColumn<Row, Key, Kind, Value>;

/** One maker per kind: `usd('volumeUsd', 'Volume (USD)', ({ microUsd }) => microUsd)`. */
export type ColumnMakers<Row> = { readonly [Kind in CellKind]: MakeColumn<Row, Kind> };

/** The columns of rows of a kind, in their order. */
export function defineColumns<Row>() {
  return <const Columns extends readonly RowColumn<Row>[]>(
    columns: (make: ColumnMakers<Row>) => Columns,
  ): Columns => {
    const makers = CELL_KINDS.map((kind): [CellKind, MakeColumn<Row, CellKind>] => [
      kind,
      (key, title, read, unit) => ({ key, title, kind, read, unit }),
    ]);
    return columns(Object.fromEntries(makers) as ColumnMakers<Row>); // one for each kind
  };
}

/** How a column is written into a file. */
export function toExportColumn({ key, title, kind }: Omit<RowColumn<never>, 'read' | 'unit'>): ExportColumn {
  const decimals = DECIMALS_OF_KIND[kind];
  return { key, title, kind: toExportKind(kind), ...(decimals !== undefined && { decimals }) };
}

function toExportKind(kind: CellKind): ExportColumn['kind'] {
  switch (kind) {
    case 'sol':
    case 'usd':
    case 'liquidity':
    case 'percent':
      return 'decimal';
    case 'flag':
      return 'boolean';
    case 'words':
      return 'text';
    case 'count':
    case 'change':
    case 'share':
    case 'price':
    case 'slot':
      return 'number';
    default:
      return kind;
  }
}
