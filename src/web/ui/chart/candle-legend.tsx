import type { Candle } from './candle-data.ts';
import { toTimeText } from './time-text.ts';
import styles from './legend.module.css';

export interface CandleLegendProps {
  readonly candles: readonly Candle[];
  readonly at: number;
  readonly step: number;
  readonly formatPrice: (value: number) => string;
  readonly formatVolume: (value: number) => string;
}

/** The candle under the cursor, else the last one. */
export function CandleLegend({ candles, at, step, formatPrice, formatVolume }: CandleLegendProps) {
  const candle = candles[at];
  if (candle === undefined) return null;
  const { time, open, high, low, close, volume } = candle;
  return (
    <p className={styles.candle}>
      <span className={styles.time}>{toTimeText(time, step)}</span>
      <Entry name="Open" text={formatPrice(open)} />
      <Entry name="High" text={formatPrice(high)} />
      <Entry name="Low" text={formatPrice(low)} />
      <Entry name="Close" text={formatPrice(close)} />
      <Entry name="Volume" text={formatVolume(volume)} />
      {open > 0 && (
        <span data-tone={close >= open ? 'positive' : 'negative'}>{toChange(close / open - 1)}</span>
      )}
    </p>
  );
}

function Entry({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <span>
      <abbr title={name}>{name.slice(0, 1)}</abbr> {text}
    </span>
  );
}

const toChange = (share: number): string => `${share > 0 ? '+' : ''}${(share * 100).toFixed(2)} %`;

export function toCandleWords({ candles, at, step, formatPrice, formatVolume }: CandleLegendProps): string {
  const candle = candles[at];
  if (candle === undefined) return '';
  const { time, open, high, low, close, volume } = candle;
  return `${toTimeText(time, step)}: open ${formatPrice(open)}, high ${formatPrice(high)}, low ${formatPrice(low)}, close ${formatPrice(close)}, volume ${formatVolume(volume)}`;
}
