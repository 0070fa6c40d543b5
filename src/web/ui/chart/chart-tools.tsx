import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { toTextAddress } from '../copy/save-text.ts';
import { useCopying } from '../copy/use-copying.ts';
import { toChartCsv, toCsvName } from './csv.ts';
import type { ChartTable } from './chart-table.ts';
import styles from './chart-frame.module.css';

/** `server`: no script has run yet. */
export type ChartView = 'server' | 'chart' | 'table';

export interface ChartToolsProps {
  readonly label: string;
  readonly table: ChartTable;
  readonly view: ChartView;
  readonly onView: (view: ChartView) => void;
  readonly tools?: ReactNode;
}

/** The toolbar's switches; they keep their room but are not there for anyone until a script can answer them. */
export function ChartTools({ label, table, view, onView, tools }: ChartToolsProps) {
  return (
    <div className={styles.tools} aria-hidden={view === 'server' ? 'true' : undefined} data-view={view}>
      <div className={styles.switch} role="group" aria-label="View">
        {(['chart', 'table'] as const).map((key) => (
          <button
            key={key}
            type="button"
            aria-pressed={view === key || (view === 'server' && key === 'chart')}
            onClick={() => onView(key)}
          >
            {key === 'chart' ? 'Chart' : 'Table'}
          </button>
        ))}
      </div>
      <div className={styles.own}>{view !== 'table' && tools}</div>
      <CopyCsv table={table} />
      <DownloadCsv label={label} table={table} />
    </div>
  );
}

function CopyCsv({ table }: { readonly table: ChartTable }) {
  const { icon, copy } = useCopying();
  return (
    <button type="button" className={styles.tool} title="Copy as CSV" onClick={() => copy(toChartCsv(table))}>
      <Icon name={icon} />
    </button>
  );
}

function DownloadCsv({ label, table }: Pick<ChartToolsProps, 'label' | 'table'>) {
  const address = useRef('');
  useEffect(() => () => URL.revokeObjectURL(address.current), []);
  // The file is made when somebody reaches for it: most never do, and live figures change.
  const make = (event: { readonly currentTarget: HTMLAnchorElement }) => {
    URL.revokeObjectURL(address.current);
    address.current = toTextAddress(toChartCsv(table), 'text/csv');
    event.currentTarget.href = address.current;
  };
  return (
    <a
      className={styles.tool}
      href="#"
      title="Download CSV"
      download={toCsvName(label)}
      onContextMenu={make}
      onClick={make}
    >
      <Icon name="download" />
    </a>
  );
}
