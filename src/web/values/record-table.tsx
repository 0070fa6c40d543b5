import type { ReactNode } from 'react';
import type { Field, Value } from '#contracts/decoded';
import type { Wire } from '#std/json';
import { toFieldTitle } from './field-title.ts';
import styles from './values.module.css';

type WireField = Wire<Field>;

/** More columns than this do not fit beside one another. */
const MOST_COLUMNS = 6;
const COMPOUND: ReadonlySet<string> = new Set(['list', 'record', 'bytes']);

/** Fields of each item where all items are records of a few plain values, so that they line up; else `undefined`. */
export function toRows(items: readonly Wire<Value>[]): readonly (readonly WireField[])[] | undefined {
  if (items.length < 2) return undefined;
  const rows = items.flatMap((item) => (item.kind === 'record' ? [item.fields] : []));
  const isPlain = rows.every((fields) => fields.every(({ value }) => !COMPOUND.has(value.kind)));
  return rows.length === items.length && isPlain && toColumns(rows).length <= MOST_COLUMNS ? rows : undefined;
}

/** Every name that any of the rows has, by its first appearance. */
const toColumns = (rows: readonly (readonly WireField[])[]): readonly WireField[] =>
  [
    ...new Map(
      rows
        .flat()
        .toReversed()
        .map((field) => [field.name, field]),
    ).values(),
  ].toReversed();

/** Records of one kind under common titles. */
export function RecordTable({
  rows,
  cell,
}: {
  readonly rows: readonly (readonly WireField[])[];
  readonly cell: (value: Wire<Value>) => ReactNode;
}) {
  const columns = toColumns(rows);
  return (
    <div className={styles.records}>
      <table>
        <thead>
          <tr>
            {columns.map(({ name, value }) => (
              <th key={name} scope="col">
                {toFieldTitle(name, value.kind)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((fields, i) => (
            <tr key={i}>
              {columns.map(({ name }) => {
                const value = fields.find((field) => field.name === name)?.value;
                return <td key={name}>{value !== undefined && cell(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
