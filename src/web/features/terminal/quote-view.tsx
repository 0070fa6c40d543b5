import { toShareText } from '#contracts/text/money-text';
import { toDecimal, toPercentText, toRatioText } from '#contracts/text/value-text';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { KeyValues } from '../../ui/block/key-values.tsx';
import { toSymbol } from './swap-sentences.ts';
import type { QuoteState } from './use-quote.ts';
import styles from './trade-panel.module.css';
import { FailedState } from '../../ui/block/failed-state.tsx';
import { AbsenceView } from '../../answers/absence-view.tsx';

/** Above this the impact on the price is pointed out. */
const NOTABLE_IMPACT = 0.03;

/** What the swap would give now, or why there is no quote. */
export function QuoteView({ quote }: { readonly quote: QuoteState }) {
  if (quote.kind === 'none') {
    return <p className={styles.note}>Enter an amount to get a quote.</p>;
  }
  if (quote.kind === 'loading') {
    return (
      <p className={styles.note} role="status">
        Requesting a quote …
      </p>
    );
  }
  if (quote.kind === 'failed') return <FailedState message={quote.message} />;
  const { answer, isOld } = quote;
  if (answer.kind === 'absent') return <AbsenceView part absence={answer} />;
  if (answer.kind === 'refused') {
    return <EmptyState title={answer.message}>{answer.hint}</EmptyState>;
  }
  const { names, quote: found } = answer;
  const {
    inputMint,
    outputMint,
    inputDecimals,
    outputDecimals,
    source,
    priceImpact,
    feeAmount,
    feeBasisPoints,
  } = found;
  const amount = (units: string, decimals: number | undefined, mint: string) =>
    decimals === undefined
      ? `${units} raw units of ${toSymbol(mint, names)}`
      : `${toDecimal(units, decimals)} ${toSymbol(mint, names)}`;
  const rate =
    inputDecimals === undefined || outputDecimals === undefined
      ? undefined
      : toRatioText(
          { units: found.expectedAmount, decimals: outputDecimals },
          { units: found.inputAmount, decimals: inputDecimals },
        );
  return (
    <div className={styles.quote} data-old={isOld} aria-live="polite">
      <p className={styles.got} data-testid="quote">
        ≈ <bdi>{amount(found.expectedAmount, outputDecimals, outputMint)}</bdi>
      </p>
      <KeyValues
        rows={[
          { label: 'At least', value: <bdi>{amount(found.minimumAmount, outputDecimals, outputMint)}</bdi> },
          rate !== undefined && {
            label: 'Rate',
            value: (
              <bdi>
                1 {toSymbol(inputMint, names)} = {rate} {toSymbol(outputMint, names)}
              </bdi>
            ),
          },
          {
            label: 'Price impact',
            hint: 'How far the swap itself moves its price, without the fee',
            value:
              priceImpact === undefined ? (
                'not reported'
              ) : (
                <span className={priceImpact >= NOTABLE_IMPACT ? styles.caution : undefined}>
                  {toShareText(priceImpact)}
                </span>
              ),
          },
          {
            label: 'Pool fee',
            value:
              feeAmount === undefined ? (
                'included in the quote'
              ) : (
                <bdi>
                  {amount(feeAmount, inputDecimals, inputMint)} ({toPercentText(feeBasisPoints ?? 0)})
                </bdi>
              ),
          },
          {
            label: 'Source',
            value:
              source.kind === 'pool'
                ? `the pool at slot ${source.slot.toLocaleString('en')}`
                : `${source.host}${source.venues.length > 0 ? `, through ${source.venues.join(', ')}` : ''}`,
          },
        ]}
      />
    </div>
  );
}
