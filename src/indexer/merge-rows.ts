import type { AnyRow, ColumnValue, MergeRule, RollupTable } from '#store';

type MutableRow = Record<string, ColumnValue>;

/** Merges a later row of a table into an earlier one, column by column. A value that is absent changes nothing. */
export type MergeRows = (into: MutableRow, later: AnyRow) => void;

/** `names`: the columns that are merged; all by default. */
export function toMerge(table: RollupTable, names = Object.keys(table.merge)): MergeRows {
  const steps = names.map((name) => [name, STEPS[table.merge[name]!]] as const);
  return (into, later) => {
    for (const [name, step] of steps) {
      const value = later[name];
      if (value !== undefined) into[name] = step(into[name], value);
    }
  };
}

type Defined = NonNullable<ColumnValue>;

const STEPS: Readonly<Record<MergeRule, (earlier: ColumnValue, later: Defined) => ColumnValue>> = {
  sum: (earlier, later) =>
    earlier === undefined
      ? later
      : typeof later === 'bigint'
        ? (earlier as bigint) + later // both are of the column's kind
        : (earlier as number) + (later as number),
  min: (earlier, later) => (earlier === undefined || later < earlier ? later : earlier),
  max: (earlier, later) => (earlier === undefined || later > earlier ? later : earlier),
  first: (earlier, later) => earlier ?? later,
  last: (_earlier, later) => later,
};
