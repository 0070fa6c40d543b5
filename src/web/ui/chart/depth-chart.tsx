import { useId } from 'react';
import { Disclosure } from '../block/disclosure.tsx';
import { EmptyState } from '../block/empty-state.tsx';
import { Table } from '../table/table.tsx';
import { toAsks, toBids, toDepthFrame, toDepthPath, type DepthLevel } from './depth-data.ts';
import styles from './depth-chart.module.css';

export interface DepthChartProps {
  readonly label: string;
  /** Cumulated from the best price outwards, in any order. */
  readonly bids: readonly DepthLevel[];
  readonly asks: readonly DepthLevel[];
  readonly formatPrice: (value: number) => string;
  readonly formatAmount: (value: number) => string;
  readonly emptyReason?: string | undefined;
}

const WIDTH = 1000;
const HEIGHT = 240;
/** Levels of each side in the table. */
const TABLE_LEVELS = 200;

/** What is offered on both sides of the price, as two staircases; the levels stand below as a table. */
export function DepthChart({ label, bids, asks, formatPrice, formatAmount, emptyReason }: DepthChartProps) {
  const hatch = useId();
  const left = toBids(bids);
  const right = toAsks(asks);
  const frame = toDepthFrame([...left, ...right]);
  if (frame === undefined) return <EmptyState title="No offers on either side">{emptyReason}</EmptyState>;
  const bid = toDepthPath(left, frame, WIDTH, HEIGHT);
  const ask = toDepthPath(right, frame, WIDTH, HEIGHT);
  const toBest = (name: string, best: DepthLevel | undefined) =>
    best === undefined ? `No ${name}s` : `Best ${name} ${formatPrice(best.price)}`;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.legend}>
        <span data-side="bid">{toBest('bid', left[0])}</span>
        <span data-side="ask">{toBest('ask', right[0])}</span>
      </figcaption>
      <div className={styles.plot}>
        <span className={styles.most}>{formatAmount(frame.most)}</span>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
          <pattern id={hatch} width="8" height="8" patternUnits="userSpaceOnUse">
            <path className={styles.hatch} d="M-2 2L2 -2M0 8L8 0M6 10L10 6" />
          </pattern>
          <path className={styles.bids} d={bid.area} />
          <path className={styles.asks} d={ask.area} />
          <path d={ask.area} fill={`url(#${hatch})`} />
          <path className={styles.bidLine} d={bid.line} />
          <path className={styles.askLine} d={ask.line} />
        </svg>
      </div>
      <div className={styles.prices}>
        <span>{formatPrice(frame.low)}</span>
        <span>{formatPrice(frame.high)}</span>
      </div>
      <Disclosure summary="Levels as a table">
        <Levels label={`${label}: bids`} side="bid" levels={left} {...{ formatPrice, formatAmount }} />
        <Levels label={`${label}: asks`} side="ask" levels={right} {...{ formatPrice, formatAmount }} />
      </Disclosure>
    </figure>
  );
}

interface LevelsProps extends Pick<DepthChartProps, 'label' | 'formatPrice' | 'formatAmount'> {
  readonly side: 'bid' | 'ask';
  readonly levels: readonly DepthLevel[];
}

function Levels({ label, side, levels, formatPrice, formatAmount }: LevelsProps) {
  const shown = levels.slice(0, TABLE_LEVELS);
  return (
    <>
      <Table
        label={label}
        columns={[
          { key: 'price', title: side === 'bid' ? 'Bid' : 'Ask', cell: ({ price }) => formatPrice(price) },
          {
            key: 'amount',
            title: 'Amount up to this price',
            align: 'right',
            cell: ({ amount }) => formatAmount(amount),
          },
        ]}
        rows={shown}
        keyOf={({ price }) => String(price)}
      />
      {shown.length < levels.length && (
        <p className={styles.note}>
          The best {shown.length} of {levels.length.toLocaleString('en')} levels.
        </p>
      )}
    </>
  );
}
