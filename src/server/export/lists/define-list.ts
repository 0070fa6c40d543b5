import type { Questions, QuestionName } from '#contracts/api';
import type { ColumnKind, ExportColumn } from '#contracts/exports';
import type { Wire } from '#std/json';
import type { Cell, Row } from '../formats/define-format.ts';

/** An answer that is there, as it stands on the wire. */
export type FoundAnswer<Name extends QuestionName> = Exclude<
  Wire<Questions[Name]['answer']>,
  { readonly kind: 'absent' | 'refused' | 'not-decoded' }
>;

/** What a cell is made of: integers may stand as the decimal text of the wire. */
type Given = string | number | bigint | boolean | null | undefined;

export interface ListColumn<Item> extends ExportColumn {
  readonly cell: (item: Item) => Given;
}

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
  readonly columns: (make: ColumnMakers<Item>) => readonly ListColumn<Item>[];
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

type MakeColumn<Item> = (key: string, title: string, cell: (item: Item) => Given) => ListColumn<Item>;

/** Columns by the kind of their cells. */
export interface ColumnMakers<Item> {
  readonly text: MakeColumn<Item>;
  readonly integer: MakeColumn<Item>;
  readonly number: MakeColumn<Item>;
  readonly flag: MakeColumn<Item>;
  readonly time: MakeColumn<Item>;
  readonly address: MakeColumn<Item>;
  readonly signature: MakeColumn<Item>;
  /** Lamports as SOL. */
  readonly sol: MakeColumn<Item>;
  /** 10⁻⁶ dollars as dollars. */
  readonly usd: MakeColumn<Item>;
  /** 10⁻⁴ as percent. */
  readonly percent: MakeColumn<Item>;
}

export function columnMakers<Item>(): ColumnMakers<Item> {
  const of =
    (kind: ColumnKind, decimals?: number): MakeColumn<Item> =>
    (key, title, cell) => ({ key, title, kind, ...(decimals !== undefined && { decimals }), cell });
  return {
    text: of('text'),
    integer: of('integer'),
    number: of('number'),
    flag: of('boolean'),
    time: of('time'),
    address: of('address'),
    signature: of('signature'),
    sol: of('decimal', 9),
    usd: of('decimal', 6),
    percent: of('decimal', 2),
  };
}

/** One list of the product: which question it is, and what its rows are made of. */
export function defineList<Name extends QuestionName, Item>(definition: ListDefinition<Name, Item>): List {
  const { key, title, question, page = {}, rows, next, total, window, cut } = definition;
  const columns = definition.columns(columnMakers());
  return {
    key,
    title,
    question,
    page,
    columns: columns.map(({ cell: _cell, ...column }) => column),
    read(given) {
      const answer = given as FoundAnswer<Name>; // the endpoint of that name made it, and it is no absence
      return {
        rows: rows(answer).map((item) => columns.map((column) => toCell(column.cell(item), column.kind))),
        next: next?.(answer),
        total: total?.(answer),
        window: window?.(answer),
        cut: cut?.(answer),
      };
    },
  };
}

function toCell(given: Given, kind: ColumnKind): Cell {
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
