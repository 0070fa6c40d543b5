import { useLayoutEffect, useState } from 'react';
import { readStored, writeStored } from '../state/stored-value.ts';
import type { Column } from './table.tsx';

export interface RankingColumn<Row> extends Column<Row> {
  /** Always shown. */
  readonly fixed?: boolean | undefined;
  /** Not shown until the reader chooses it. */
  readonly optional?: boolean | undefined;
}

type Choosable = Pick<RankingColumn<never>, 'key' | 'fixed' | 'optional'>;

/** What the reader chose, column by column; a column without a choice stands as the page means it. */
export type ColumnChoice = ReadonlyMap<string, boolean>;

/** Anything that was stored; what is no choice is passed over. */
export function parseColumnChoice(stored: unknown): ColumnChoice {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return new Map();
  return new Map(
    Object.entries(stored).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
  );
}

export function isColumnShown({ key, fixed, optional }: Choosable, choice: ColumnChoice): boolean {
  return fixed === true || (choice.get(key) ?? optional !== true);
}

/** The columns to show; all of them when none would be left. */
export function toShownColumns<C extends Choosable>(
  columns: readonly C[],
  choice: ColumnChoice,
): readonly C[] {
  const shown = columns.filter((column) => isColumnShown(column, choice));
  return shown.length > 0 ? shown : columns;
}

/** The other way round for one column; a choice that equals the page's own is forgotten. */
export function toggleColumn(columns: readonly Choosable[], choice: ColumnChoice, key: string): ColumnChoice {
  const column = columns.find((one) => one.key === key);
  if (!column || column.fixed) return choice;
  const shown = !isColumnShown(column, choice);
  const next = new Map(choice);
  if (shown === (column.optional !== true)) next.delete(key);
  else next.set(key, shown);
  return columns.some((one) => isColumnShown(one, next)) ? next : choice;
}

/** The choice of a table, remembered under its name. */
export function useColumnChoice(id: string) {
  const key = `table-columns:${id}`;
  const [choice, setChoice] = useState<ColumnChoice>(new Map());
  useLayoutEffect(() => {
    const stored = parseColumnChoice(readStored(key));
    if (stored.size > 0) setChoice(stored);
  }, [key]);
  const choose = (next: ColumnChoice) => {
    setChoice(next);
    writeStored(key, next.size > 0 ? Object.fromEntries(next) : undefined);
  };
  return [choice, choose] as const;
}
