import { DASHES, PATTERNS, TILE } from './series-marks.ts';
import { isBars, type LineKind, type LineSeries } from './line-data.ts';
import styles from './legend.module.css';

export interface LineLegendProps {
  readonly series: readonly LineSeries[];
  readonly kind: LineKind;
  readonly hidden: ReadonlySet<string>;
  readonly onToggle: (name: string) => void;
  /** The bucket whose values stand beside the names. */
  readonly time: string;
  readonly textOf: (series: LineSeries) => string;
  readonly widthOf: (series: LineSeries) => number;
  readonly note?: string | undefined;
}

/** Names with their dash or pattern and their value; pressing one puts its series away. */
export function LineLegend(props: LineLegendProps) {
  const { series, kind, hidden, onToggle, time, textOf, widthOf, note } = props;
  return (
    <div className={styles.legend} role="group" aria-label="Series">
      <span className={styles.time}>{time}</span>
      {series.map((one, i) => (
        <button
          key={one.name}
          type="button"
          className={styles.entry}
          aria-pressed={!hidden.has(one.name)}
          title={hidden.has(one.name) ? 'Show' : 'Hide'}
          onClick={() => onToggle(one.name)}
        >
          <Swatch index={i} isSurface={isBars(kind)} />
          <span className={styles.name}>{one.name}</span>
          <span className={styles.value} style={{ minWidth: `${widthOf(one)}ch` }}>
            {textOf(one)}
          </span>
        </button>
      ))}
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </div>
  );
}

const WIDTH = 24;

function Swatch({ index, isSurface }: { readonly index: number; readonly isSurface: boolean }) {
  const colour = `var(--chart-${index + 1})`;
  return (
    <svg className={styles.swatch} viewBox={`0 0 ${WIDTH} ${TILE}`} aria-hidden="true" focusable="false">
      {isSurface ? (
        <>
          <rect width={WIDTH} height={TILE} fill={colour} />
          {Array.from({ length: WIDTH / TILE }, (_, i) => (
            <path
              key={i}
              d={PATTERNS[index]}
              transform={`translate(${i * TILE} 0)`}
              stroke="var(--surface-1)"
              fill="none"
            />
          ))}
        </>
      ) : (
        <line
          x2={WIDTH}
          y1={TILE / 2}
          y2={TILE / 2}
          stroke={colour}
          strokeWidth="2"
          strokeDasharray={DASHES[index]?.join(' ')}
        />
      )}
    </svg>
  );
}
