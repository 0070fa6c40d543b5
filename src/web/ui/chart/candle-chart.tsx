import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useLatest } from '../state/use-latest.ts';
import { toCandleStep, toBucketMarks, type Candle, type CandleMark } from './candle-data.ts';
import { CandleLegend, toCandleWords } from './candle-legend.tsx';
import { ChartFrame, type ChartFrameOptions } from './chart-frame.tsx';
import { toNumberColumn, toTimeColumn, type ChartTable } from './chart-table.ts';
import { Plot } from './plot.tsx';
import { useCursor } from './use-cursor.ts';
import { useEngine } from './use-engine.ts';
import styles from './chart-frame.module.css';

export interface CandleChartProps extends ChartFrameOptions {
  /** By time, the oldest first; a bucket without trades is left out and stays a gap. */
  readonly candles: readonly Candle[];
  /** The reader's own trades. */
  readonly marks?: readonly CandleMark[] | undefined;
  readonly formatPrice: (value: number) => string;
  readonly formatVolume: (value: number) => string;
  /** The reader reached the left end; asked once for each oldest candle. */
  readonly onNeedOlder?: (() => void) | undefined;
}

const NO_MARKS: readonly CandleMark[] = [];

/** Price candles over volume, with a cursor for pointer and keyboard. */
export function CandleChart(props: CandleChartProps) {
  const { candles, marks = NO_MARKS, formatPrice, formatVolume } = props;
  const [logarithmic, setLogarithmic] = useState(false);
  const { at, keyAt, handlers } = useCursor(candles.length, (row) => candles[row]!.time);
  const step = useMemo(() => toCandleStep(candles), [candles]);
  const legend = { candles, at: at ?? candles.length - 1, step, formatPrice, formatVolume };
  return (
    <ChartFrame
      {...props}
      table={useCandleTable(props)}
      tools={
        <button
          type="button"
          className={styles.tool}
          aria-pressed={logarithmic}
          aria-label="Log scale"
          title="Logarithmic scale"
          onClick={() => setLogarithmic(!logarithmic)}
        >
          Log
        </button>
      }
      legend={<CandleLegend {...legend} />}
      footer={
        <>
          Candles by{' '}
          <a
            href="https://www.tradingview.com/"
            target="_blank"
            rel="noopener noreferrer"
            title="TradingView Lightweight Charts. Copyright (c) 2023 TradingView, Inc."
          >
            TradingView Lightweight Charts
          </a>
        </>
      }
    >
      <CandlePlot
        {...props}
        {...handlers}
        marks={marks}
        logarithmic={logarithmic}
        at={keyAt}
        spoken={keyAt === undefined ? '' : toCandleWords(legend)}
      />
    </ChartFrame>
  );
}

interface CandlePlotProps extends CandleChartProps {
  readonly marks: readonly CandleMark[];
  readonly logarithmic: boolean;
  /** The keyboard's cursor. */
  readonly at: number | undefined;
  readonly spoken: string;
  readonly onPointer: (time: number | undefined) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: () => void;
}

function CandlePlot(props: CandlePlotProps) {
  const { candles, marks, logarithmic, at } = props;
  // The engine lives longer than one render: it asks for the handlers of the newest.
  const latest = useLatest(props);
  const { host, engine, failed } = useEngine(async () => {
    const { createCandleEngine } = await import('./candle-engine.ts');
    return (element) =>
      createCandleEngine(element, () => ({
        formatPrice: latest.current.formatPrice,
        formatVolume: latest.current.formatVolume,
        onPointer: latest.current.onPointer,
        onLeftEnd: () => latest.current.onNeedOlder?.(),
      }));
  });
  useEffect(() => engine?.show(candles), [engine, candles]);
  useEffect(() => engine?.mark(marks), [engine, marks]);
  useEffect(() => engine?.scale(logarithmic), [engine, logarithmic]);
  const pointed = useRef(false);
  useEffect(() => {
    // A cursor nobody set by key is the pointer's, and the library's own to draw.
    if (at !== undefined || pointed.current) engine?.point(at);
    pointed.current = at !== undefined;
  }, [engine, at, candles]);
  return <Plot {...props} host={host} failed={failed === true} />;
}

function useCandleTable({ candles, marks, formatPrice, formatVolume }: CandleChartProps): ChartTable {
  return useMemo(() => {
    const price = (title: string, key: 'open' | 'high' | 'low' | 'close') =>
      toNumberColumn(title, (row) => candles[row]?.[key], formatPrice);
    const texts = new Map<number, string[]>();
    for (const { time, side, text } of toBucketMarks(candles, marks ?? NO_MARKS))
      texts.set(time, [...(texts.get(time) ?? []), text === '' ? side : text]);
    const toMarks = (row: number): string => texts.get(candles[row]?.time ?? NaN)?.join('; ') ?? '';
    return {
      rowCount: candles.length,
      columns: [
        toTimeColumn(candles.map(({ time }) => time)),
        price('Open', 'open'),
        price('High', 'high'),
        price('Low', 'low'),
        price('Close', 'close'),
        toNumberColumn('Volume', (row) => candles[row]?.volume, formatVolume),
        ...(texts.size > 0 ? [{ title: 'Marks', text: toMarks, csv: toMarks }] : []),
      ],
    };
  }, [candles, marks, formatPrice, formatVolume]);
}
