import { toPriceText } from '#contracts/text/money-text';
import { toPercentText } from '#contracts/text/value-text';
import { AbsenceView } from '../../answers/absence-view.tsx';
import { DepthChart } from '../../ui/chart/depth-chart.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Skeleton } from '../../ui/block/skeleton.tsx';
import { SlotValue } from '../../values/slot.tsx';
import { toFigure, toFigureText } from './number-text.ts';
import { useReasked } from './use-reasked.ts';
import styles from './terminal.module.css';
import { FailedState } from '../../ui/block/failed-state.tsx';

const EVERY_MS = 3_000;

/** What a pool or an order book would give on both sides. */
export function DepthPanel({
  market,
  base,
  baseSymbol,
  heard,
}: {
  readonly market: string;
  readonly base: string;
  readonly baseSymbol: string;
  /** Grows with every trade of the market. */
  readonly heard: number;
}) {
  const { answer, error } = useReasked('marketDepth', { market, base }, heard, EVERY_MS);
  const failed = error !== null;
  if (answer === undefined) {
    return failed ? (
      <FailedState message="The pool could not be read." />
    ) : (
      <Skeleton lines={5} label="Loading depth" />
    );
  }
  if (answer.kind === 'absent') return <AbsenceView part absence={answer} />;
  if (answer.kind === 'not-decoded') {
    return (
      <EmptyState title={answer.message}>
        Depth is computed for constant-product pools and order books whose account this server decodes.
      </EmptyState>
    );
  }
  const toLevels = (steps: typeof answer.bids) =>
    steps.map(({ price, amount }) => ({ price, amount: toFigure(amount, answer.baseDecimals) }));
  const { asOfSlot } = answer.provenance;
  return (
    <div className={styles.padded}>
      <DepthChart
        label={`${baseSymbol} that can be bought and sold up to a price`}
        bids={toLevels(answer.bids)}
        asks={toLevels(answer.asks)}
        formatPrice={toPriceText}
        formatAmount={(value) => `${toFigureText(value)} ${baseSymbol}`}
        emptyReason="There is nothing to trade against."
      />
      <p className={styles.note}>
        {answer.from === 'orders'
          ? 'From the orders on the book; who takes them also pays a fee of '
          : 'From the reserves of the pool, which trades along a curve, with its fee of '}
        {toPercentText(answer.feeBasisPoints)}. {failed ? 'It could not be refreshed' : 'Read'}
        {asOfSlot !== undefined && (
          <>
            {' '}
            at slot <SlotValue slot={asOfSlot} />
          </>
        )}
        .
      </p>
    </div>
  );
}
