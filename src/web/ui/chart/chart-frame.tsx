import { useEffect, useState, type ReactNode } from 'react';
import { Disclosure } from '../block/disclosure.tsx';
import { EmptyState } from '../block/empty-state.tsx';
import { Table } from '../table/table.tsx';
import { ChartTools, type ChartView } from './chart-tools.tsx';
import {
  SERVER_ROWS,
  TABLE_ROWS,
  toLimitNote,
  toShownRows,
  toTableColumns,
  type ChartTable,
} from './chart-table.ts';
import styles from './chart-frame.module.css';

/** What every framed chart takes from its page. */
export interface ChartFrameOptions {
  /** What the chart shows, for those who cannot see its surroundings; also names the CSV. */
  readonly label: string;
  /** Pixels of the plot. */
  readonly height?: number | undefined;
  /** Where the figures' definition stands. */
  readonly definitionHref?: string | undefined;
  /** Why nothing is there, when nothing is. */
  readonly emptyReason?: ReactNode;
}

export interface ChartFrameProps extends ChartFrameOptions {
  readonly table: ChartTable;
  /** Switches of the chart itself. */
  readonly tools?: ReactNode;
  readonly legend?: ReactNode;
  /** Below the plot: sources, attributions. */
  readonly footer?: ReactNode;
  /** The plot; mounted in the browser only. */
  readonly children: ReactNode;
}

const HEIGHT = 320;

/** Chart and table of the same figures. Until scripts run, and without them, the first rows stand in its place. */
export function ChartFrame(props: ChartFrameProps) {
  const { label, height = HEIGHT, definitionHref, emptyReason, table } = props;
  const [view, setView] = useState<ChartView>('server');
  useEffect(() => setView('chart'), []);
  const definition = definitionHref !== undefined && <a href={definitionHref}>Query</a>;
  if (table.rowCount === 0)
    return (
      <EmptyState title="No data in this window" actions={definition || undefined}>
        {emptyReason}
      </EmptyState>
    );
  return (
    <div className={styles.frame} role="group" aria-label={label}>
      <div className={styles.top}>
        <div className={styles.toolbar}>
          <ChartTools label={label} table={table} view={view} onView={setView} tools={props.tools} />
          {definition && <span className={styles.definition}>{definition}</span>}
        </div>
        {view !== 'table' && props.legend}
      </div>
      <div className={styles.plot} data-view={view} style={{ height: `${height}px` }}>
        {view === 'chart' && props.children}
        {view === 'table' && <Rows label={label} table={table} limit={TABLE_ROWS} where="the CSV has all" />}
        {view === 'server' && (
          <Disclosure summary="Figures as a table">
            <Rows label={label} table={table} limit={SERVER_ROWS} where="the chart and its CSV have all" />
          </Disclosure>
        )}
      </div>
      {view !== 'table' && props.footer !== undefined && <div className={styles.footer}>{props.footer}</div>}
    </div>
  );
}

interface RowsProps {
  readonly label: string;
  readonly table: ChartTable;
  readonly limit: number;
  readonly where: string;
}

function Rows({ label, table, limit, where }: RowsProps) {
  const note = toLimitNote(table.rowCount, limit, where);
  return (
    <>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <Table
        label={label}
        columns={toTableColumns(table)}
        rows={toShownRows(table.rowCount, limit)}
        keyOf={String}
      />
    </>
  );
}
