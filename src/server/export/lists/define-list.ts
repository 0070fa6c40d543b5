import type { Names } from '#contracts/answers';
import type { Questions, QuestionName } from '#contracts/api';
import {
  defineColumns,
  toExportColumn,
  type CellValue,
  type ColumnMakers,
  type RowColumn,
} from '#contracts/columns/define-columns';
import type { ColumnKind, ExportColumn } from '#contracts/export/exports';
import type { Wire } from '#std/json';
import type { Cell, Row } from '../formats/define-format.ts';

/** An answer that is there, as it stands on the wire. */
export type FoundAnswer<Name extends QuestionName> = Exclude<
  Wire<Questions[Name]['answer']>,
  { readonly kind: 'absent' | 'refused' | 'not-decoded' }
>;

export type ListInput = Readonly<Record<string, string>>;

export interface ListDefinition<Name extends QuestionName, Item> {
  readonly key: string;
  /** What the list is called, as a title. */
  readonly title: string;
  readonly question: Name;
  /** Added to what was asked for, such as the longest page. */
  readonly page?: ListInput;
  /** Stands before `columns`, whose types follow from it. */
  readonly rows: (answer: FoundAnswer<Name>) => readonly Item[];
  readonly columns: readonly RowColumn<Item>[] | ((make: ColumnMakers<Item>) => readonly RowColumn<Item>[]);
  /** Names for the columns that read them. */
  readonly names?: (answer: FoundAnswer<Name>) => Wire<Names>;
  /** What changes in the input for the next page; `undefined` at the end. */
  readonly next?: (answer: FoundAnswer<Name>) => ListInput | undefined;
  /** Rows of all pages, where the answer tells. */
  readonly total?: (answer: FoundAnswer<Name>) => number | undefined;
  /** What part of time the rows cover, or why the list goes no further, in words. */
  readonly window?: (answer: FoundAnswer<Name>) => string | undefined;
  /** Why rows are missing from the question’s own answer; `undefined` when none are. */
  readonly cut?: (answer: FoundAnswer<Name>) => string | undefined;
}

export interface ListPage {
  /** Where they depend on what was asked. */
  readonly columns?: readonly ExportColumn[] | undefined;
  readonly rows: readonly Row[];
  readonly next: ListInput | undefined;
  readonly total: number | undefined;
  readonly window: string | undefined;
  readonly cut: string | undefined;
}

export interface List {
  readonly key: string;
  readonly title: string;
  readonly question: QuestionName;
  readonly page: ListInput;
  readonly columns: readonly ExportColumn[];
  readonly read: (answer: object) => ListPage;
}

/** One list of the product: which question it is, and what its rows are made of. */
export function defineList<Name extends QuestionName, Item>(definition: ListDefinition<Name, Item>): List {
  const { key, title, question, page = {}, rows, names, next, total, window, cut } = definition;
  const columns =
    typeof definition.columns === 'function' ? defineColumns<Item>()(definition.columns) : definition.columns;
  const written = columns.map(toExportColumn);
  return {
    key,
    title,
    question,
    page,
    columns: written,
    read(given) {
      const answer = given as FoundAnswer<Name>; // the endpoint of that name made it, and it is no absence
      const known = names?.(answer) ?? NO_NAMES;
      return {
        rows: rows(answer).map((item) =>
          columns.map((column, i) => toCell(column.read(item, known), written[i]!.kind)),
        ),
        next: next?.(answer),
        total: total?.(answer),
        window: window?.(answer),
        cut: cut?.(answer),
      };
    },
  };
}

/** A list whose columns depend on what was asked. */
export const defineAskedList = <Name extends QuestionName>({
  read,
  ...list
}: Pick<List, 'key' | 'title'> & {
  readonly question: Name;
  readonly read: (answer: FoundAnswer<Name>) => ListPage;
}): List => ({
  ...list,
  page: {},
  columns: [],
  read: (answer) => read(answer as FoundAnswer<Name>), // the endpoint of that name made it, and it is no absence
});

const NO_NAMES: Wire<Names> = { labels: {}, tokens: {} };

/** A value as files hold it. */
export function toCell(given: CellValue, kind: ColumnKind): Cell {
  if (given === undefined || given === null) return null;
  switch (kind) {
    case 'integer':
    case 'decimal':
      return typeof given === 'boolean' ? null : BigInt(given);
    case 'number':
    case 'time':
      return Number(given);
    case 'boolean':
      return Boolean(given);
    default:
      return String(given);
  }
}
