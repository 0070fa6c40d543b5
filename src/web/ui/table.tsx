import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { ShownList } from '#contracts/exports';
import { classNames } from './class-names.ts';
import { ExportButton } from './export-button.tsx';
import { readShownTable } from './read-shown-table.ts';
import styles from './table.module.css';

export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ComponentChildren;
  /** Numbers stand right. */
  readonly align?: 'right' | undefined;
  /** Takes the room that is left. */
  readonly wide?: boolean | undefined;
  /** Left out on a phone's card, where the row already says it. */
  readonly desktopOnly?: boolean | undefined;
  /** Where the title leads to sort by this column, and how the rows stand now when they are sorted by it. */
  readonly sort?:
    | { readonly href: string; readonly now?: 'ascending' | 'descending' | undefined }
    | undefined;
  /** Text of the cell for CSV; columns without it are not exported. */
  readonly csv?: ((row: Row) => string) | undefined;
}

export interface TableProps<Row> {
  /** Says what the table lists, for those who cannot see its surroundings. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Marks rows, such as failed ones. */
  readonly toneOf?: ((row: Row) => 'negative' | 'muted' | 'fresh' | undefined) | undefined;
  /** A line across the table under a row, where the list passes a bound. */
  readonly noteAfter?: ((row: Row) => ComponentChildren | undefined) | undefined;
  /** The list the rows are a part of: then the whole of it can be exported too. */
  readonly list?: ShownList | undefined;
  /** The table stands inside something that offers its export. */
  readonly bare?: boolean | undefined;
}

/** Rows under a sticky header; on a phone each row is a card. `j` and `k` move, Enter opens the row's first link. */
export function Table<Row>({ label, columns, rows, keyOf, toneOf, noteAfter, list, bare }: TableProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const whole = useRef<HTMLTableElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const row = event.target instanceof Element ? event.target.closest('tr') : null;
    if (!row || !body.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const step =
      event.key === 'j' || event.key === 'ArrowDown'
        ? 1
        : event.key === 'k' || event.key === 'ArrowUp'
          ? -1
          : 0;
    if (step !== 0) {
      const all = [...body.current.rows];
      all[all.indexOf(row as HTMLTableRowElement) + step]?.focus(); // rows of a table body are table rows
      event.preventDefault();
    } else if (event.key === 'Enter' && event.target === row) row.querySelector('a')?.click();
    else if (event.key === 'y' && event.target === row)
      row.querySelector<HTMLButtonElement>('[data-copy]')?.click();
  };
  const table = (
    <div class={styles.frame} role="region" aria-label={label}>
      <table ref={whole} class={styles.table}>
        <caption class="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                class={classNames(column.align && styles.right, column.wide && styles.wide)}
                aria-sort={column.sort?.now}
              >
                {column.sort ? <SortLink title={column.title} {...column.sort} /> : column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={onKeyDown}>
          {rows.flatMap((row, i) => [
            <tr key={keyOf(row)} data-tone={toneOf?.(row)} tabIndex={i === 0 ? 0 : -1} data-row>
              {columns.map((column) => (
                <td
                  key={column.key}
                  data-title={column.title}
                  class={classNames(
                    column.align && styles.right,
                    column.wide && styles.wide,
                    column.desktopOnly && styles.desktopOnly,
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>,
            ...toNote(noteAfter?.(row), columns.length, `${keyOf(row)} note`),
          ])}
        </tbody>
      </table>
    </div>
  );
  if (bare || rows.length === 0) return table;
  return (
    <>
      {table}
      <div class={styles.tools}>
        <ExportButton
          toRequest={() => ({
            title: label,
            shown: whole.current ? readShownTable(whole.current) : undefined,
            list,
          })}
        />
      </div>
    </>
  );
}

function toNote(note: ComponentChildren, columns: number, key: string) {
  if (note === undefined) return [];
  return [
    <tr key={key} class={styles.note} tabIndex={-1}>
      <td colSpan={columns}>{note}</td>
    </tr>,
  ];
}

function SortLink({ title, href, now }: { readonly title: string } & NonNullable<Column<unknown>['sort']>) {
  return (
    <a class={styles.sort} href={href} data-sorted={now}>
      {title}
      <span aria-hidden="true">{now === 'ascending' ? '↑' : now === 'descending' ? '↓' : ''}</span>
    </a>
  );
}
