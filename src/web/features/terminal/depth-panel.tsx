import { toPriceText } from '#contracts/text/money-text';
import { toPercentText } from '#contracts/text/value-text';
import { AbsenceView } from '../../answers/absence-view.tsx';
import { DepthChart } from '../../ui/chart/depth-chart.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Skeleton } from '../../ui/block/skeleton.tsx';
import { SlotValue } from '../../values/slot.tsx';
import { toFigure, toFigureText } from './number-text.ts';
import { useReasked } from './use-reasked.ts';
import styles from './terminal.module.css';

const EVERY_MS = 3_000;

/** What the pool would give on both sides, computed from its reserves and its fee. */
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
      <Notice inline kind="not-available" title="The pool could not be read now." />
    ) : (
      <Skeleton lines={5} label="Loading depth" />
    );
  }
  if (answer.kind === 'absent') return <AbsenceView absence={answer} />;
  if (answer.kind === 'not-decoded') {
    return (
      <Notice inline kind="empty" title={answer.message}>
        <p>Depth is computed for constant-product pools whose account this server decodes.</p>
      </Notice>
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
        emptyReason="The pool is empty."
      />
      <p className={styles.note}>
        From the reserves of the pool, which trades along a curve; its fee of{' '}
        {toPercentText(answer.feeBasisPoints)} is counted. {failed ? 'It could not be refreshed' : 'Read'}
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
