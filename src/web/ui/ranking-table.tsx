import { useRef } from 'preact/hooks';
import { Button } from './button.tsx';
import { CheckMenu } from './check-menu.tsx';
import { CsvButtons } from './csv-buttons.tsx';
import {
  isColumnShown,
  toggleColumn,
  toShownColumns,
  useColumnChoice,
  type RankingColumn,
} from './ranking-columns.ts';
import { toCountText, type RowCount } from './row-count.ts';
import { Table, type TableProps } from './table.tsx';
import { useNewRows } from './use-new-rows.ts';
import { useRowWindow } from './use-row-window.ts';
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
  /** Where the rows go on. */
  readonly next?: string | undefined;
  /** Live rows that wait for `onShowNew`; asked for at once unless somebody reads the table. */
  readonly pendingCount?: number | undefined;
  readonly onShowNew?: (() => void) | undefined;
}

/** A table of up to some thousands of rows: chosen columns, CSV, honest counts, only as many rows as are seen. */
export function RankingTable<Row>(props: RankingTableProps<Row>) {
  const { columns, id, downloadName, list, count, next, pendingCount = 0, onShowNew, rows, ...table } = props;
  const [choice, choose] = useColumnChoice(id);
  const shown = toShownColumns(columns, choice);
  const body = useRef<HTMLDivElement>(null);
  const { start, end, rowHeight, showMore, focusRow, heldRow } = useRowWindow(
    body,
    rows.length,
    shown.map(({ key }) => key).join(' '),
  );
  useNewRows(body, pendingCount, onShowNew);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = /^(?:j|ArrowDown)$/.test(event.key) ? 1 : /^(?:k|ArrowUp)$/.test(event.key) ? -1 : 0;
    if (event.target !== body.current || step === 0 || heldRow.current === undefined) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    focusRow(heldRow.current + step);
  };
  return (
    <div class={styles.ranking}>
      <div class={styles.toolbar}>
        {count && <p class={styles.count}>{toCountText(count)}</p>}
        <CheckMenu
          title="Columns"
          align="right"
          items={columns.map((column) => ({
            key: column.key,
            title: column.title || column.key,
            checked: isColumnShown(column, choice),
            fixed: column.fixed || (shown.length === 1 && shown[0] === column),
          }))}
          onToggle={(key) => choose(toggleColumn(columns, choice, key))}
        />
        <CsvButtons columns={shown} rows={rows} downloadName={downloadName} title={table.label} list={list} />
      </div>
      {pendingCount > 0 && onShowNew && (
        <div class={styles.chip}>
          <Button
            look="primary"
            onClick={({ detail }) => {
              onShowNew();
              body.current?.scrollIntoView({ block: 'start' });
              if (detail > 0) return;
              body.current?.focus({ preventScroll: true }); // by key: the chip goes, j enters at the first row
              heldRow.current = -1;
            }}
          >
            {pendingCount.toLocaleString('en')} new
          </Button>
        </div>
      )}
      <div
        ref={body}
        class={styles.body}
        tabIndex={-1}
        data-windowed={rowHeight !== undefined}
        style={
          rowHeight === undefined
            ? undefined
            : {
                '--row-height': `${rowHeight}px`,
                '--before': `${start * rowHeight}px`,
                '--after': `${(rows.length - end) * rowHeight}px`,
              }
        }
        onKeyDown={onKeyDown}
        onFocusIn={() => (heldRow.current = undefined)}
      >
        <Table {...table} bare columns={shown} rows={rows.slice(start, end)} />
      </div>
      {(showMore || next !== undefined) && (
        <p class={styles.foot}>
          {showMore && (
            <span class={styles.more}>
              <Button onClick={showMore}>Show {Math.min(100, rows.length - end)} more</Button>{' '}
              {end.toLocaleString('en')} of {rows.length.toLocaleString('en')} here
            </span>
          )}
          {next !== undefined && (
            <a class={styles.next} href={next} rel="next">
              Next
            </a>
          )}
        </p>
      )}
    </div>
  );
}
