/** Rows as leaves: what the columns of a kind say of a row in tables and files is what a tool says of it. */
import type { Names } from '#contracts/answers';
import type { CellValue, RowColumn } from '#contracts/columns/define-columns';
import type { Wire } from '#std/json';
import * as leaf from './figure.ts';
import type { Figure, Stranger } from './figure.ts';
import { toAddressLeaf } from './to-leaf.ts';

/** `'share'`, or `'volumeUsd as volume'` where a fact is called otherwise than its column. */
type Wanted<Key extends string> = Key | `${Key} as ${string}`;
type KeyOf<One extends string> = One extends `${infer Key} as ${string}` ? Key : One;
type NameOf<One extends string> = One extends `${string} as ${infer Name}` ? Name : One;

type LeafOf<Column> =
  Column extends RowColumn<never, string, infer Kind, infer Value>
    ? Kind extends 'text'
      ? Stranger | undefined
      : Figure | (Value extends null | undefined ? undefined : never)
    : never;

/** One leaf for each that is wanted; `undefined` where the row says nothing. */
export type RowLeaves<Column extends { readonly key: string }, One extends string> = {
  readonly [Each in One as NameOf<Each>]: LeafOf<Extract<Column, { readonly key: KeyOf<Each> }>>;
};

/**
 * `toRowLeaves(VALIDATOR_COLUMNS, row, ['rank', 'stake'])`, in the order of the list. Where a leaf carries more than
 * its column says, such as the page of a token, it is written over by hand and keeps its place.
 */
export function toRowLeaves<
  Row,
  const Column extends RowColumn<Wire<Row>>,
  const One extends Wanted<Column['key']>,
>(
  columns: readonly Column[],
  row: Row,
  wanted: readonly One[],
  names: Names = NO_NAMES,
): RowLeaves<Column, One> {
  const leaves = wanted.map((one) => {
    const [key, name = key] = one.split(' as ');
    const column = columns.find((each) => each.key === key)!; // keys are those of the columns
    const value = column.read(row as Wire<Row>, names); // columns hand amounts on as they are
    return [name, toCellLeaf(column, value, names)];
  });
  return Object.fromEntries(leaves) as RowLeaves<Column, One>; // one for each that is wanted
}

const NO_NAMES: Names = { labels: {}, tokens: {} };

/** One cell as a leaf; `undefined` where it says nothing. */
export function toCellLeaf(
  { kind, title, unit }: Pick<RowColumn<never>, 'kind' | 'title' | 'unit'>,
  value: CellValue,
  names: Names,
): Figure | Stranger | undefined {
  if (value === undefined || value === null) return undefined;
  const text = String(value);
  switch (kind) {
    case 'text':
      return leaf.said(title.toLowerCase(), text);
    case 'words':
      return leaf.word(text);
    case 'address':
      return toAddressLeaf(text, names);
    case 'signature':
      return leaf.signature(text);
    case 'time':
      return leaf.time(text);
    case 'slot':
      return leaf.slot(text);
    case 'flag':
      return leaf.flag(value === true);
    case 'integer':
    case 'count':
      return leaf.count(BigInt(value), unit);
    case 'number':
      return leaf.number(Number(value), unit);
    case 'change':
      return leaf.change(Number(value));
    case 'share':
      return leaf.share(Number(value));
    case 'price':
      return { ...leaf.price(Number(value), unit ?? ''), unit };
    case 'sol':
      return leaf.sol(text);
    case 'usd':
    case 'liquidity':
      return leaf.usd(text);
    case 'percent':
      return leaf.basisPoints(BigInt(value));
  }
}
