import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { CsvMenu } from './csv-menu.tsx';
import { HeldTimeProvider } from '../live/held-time.ts';
import { NewRows } from '../live/new-rows.tsx';
import type { HeldRows } from '../live/use-held-rows.ts';
import {
  isColumnShown,
  toggleColumn,
  toShownColumns,
  useColumnChoice,
  type RankingColumn,
} from './ranking-columns.ts';
import { Menu } from '../overlay/menu.tsx';
import { toCountText, type RowCount } from './row-count.ts';
import { Table, type TableProps } from './table.tsx';
import styles from './ranking-table.module.css';

export type { RankingColumn } from './ranking-columns.ts';
export type { RowCount } from './row-count.ts';

export interface RankingTableProps<Row> extends Omit<TableProps<Row>, 'columns'> {
  readonly columns: readonly RankingColumn<Row>[];
  /** Under which the reader's choice of columns is remembered. */
  readonly id: string;
  /** Name of the downloaded file, without its ending. */
  readonly downloadName: string;
  readonly count?: RowCount | undefined;
  /** Said of all rows, before them. */
  readonly aside?: ReactNode;
  /** Where the rows go on. */
  readonly next?: string | undefined;
  /** Where the rows are those of a live list. */
  readonly held?: HeldRows<Row> | undefined;
}

/** A table of up to some thousands of rows: chosen columns, CSV, honest counts. */
export function RankingTable<Row>(props: RankingTableProps<Row>) {
  const { columns, id, downloadName, list, count, aside, next, held, rows, ...table } = props;
  const [choice, choose] = useColumnChoice(id);
  const shown = toShownColumns(columns, choice);
  const own = useRef<HTMLDivElement>(null);
  const body = held?.frame ?? own;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== body.current || !/^(?:j|ArrowDown)$/.test(event.key)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    body.current.querySelector<HTMLElement>('tr[data-row]')?.focus();
  };
  return (
    <div className={styles.ranking}>
      <div className={styles.toolbar}>
        {aside && <div className={styles.aside}>{aside}</div>}
        <div className={styles.tools}>
          {count && <p className={styles.count}>{toCountText(count)}</p>}
          {/* A phone's cards have no room for more. */}
          <span className={styles.columns}>
            <Menu
              title="Columns"
              look="framed"
              align="end"
              entries={columns.map((column) => ({
                kind: 'check',
                text: column.title || column.key,
                checked: isColumnShown(column, choice),
                disabled: column.fixed || (shown.length === 1 && shown[0] === column),
                toggle: () => choose(toggleColumn(columns, choice, column.key)),
              }))}
            />
          </span>
          <CsvMenu columns={shown} rows={rows} downloadName={downloadName} title={table.label} list={list} />
        </div>
      </div>
      {held && <NewRows held={held} isSticky />}
      <div
        ref={body}
        className={styles.body}
        tabIndex={-1}
        data-live-list={held && true}
        onKeyDown={onKeyDown}
      >
        <HeldTimeProvider value={held?.heldMs}>
          <Table {...table} bare sticky inPlace={held !== undefined} columns={shown} rows={rows} />
        </HeldTimeProvider>
      </div>
      {next !== undefined && (
        <p className={styles.foot}>
          <a className={styles.next} href={next} rel="next">
            Next
          </a>
        </p>
      )}
    </div>
  );
}
