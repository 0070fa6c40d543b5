import type { SwapTransactionAnswer } from '#contracts/market/terminal';
import type { Wire } from '#std/json';
import { Button } from '../../ui/form/button.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Skeleton } from '../../ui/block/skeleton.tsx';
import type { SendState, Unsigned } from '../../wallet/use-send.ts';
import { toSwapSentences } from './swap-sentences.ts';
import styles from './trade-panel.module.css';

export interface SwapReviewProps {
  readonly review: Wire<SwapTransactionAnswer> | 'loading' | { readonly failed: string };
  readonly sending: SendState;
  readonly onBack: () => void;
  readonly onSign: (unsigned: Unsigned) => void;
}

/** What the transaction will move, said before anybody signs it. */
export function SwapReview({ review, sending, onBack, onSign }: SwapReviewProps) {
  if (review === 'loading') {
    return (
      <>
        <p className={styles.note}>Building the transaction and simulating it, unsigned …</p>
        <Skeleton lines={4} label="Preparing the swap" />
      </>
    );
  }
  const back = <Button onClick={onBack}>Back</Button>;
  if ('failed' in review) {
    return <EmptyState kind="not-available" title={review.failed} actions={back} />;
  }
  if (review.kind !== 'found') {
    const kind = review.kind === 'absent' ? review.state : 'empty';
    return (
      <EmptyState kind={kind} title={review.message} actions={back}>
        {review.hint}
      </EmptyState>
    );
  }
  const { quote, movement, names, transaction, lastValidBlockHeight, simulatedSlot } = review;
  return (
    <>
      <h3>Before you sign</h3>
      <ul className={styles.statement} aria-label="What will move">
        {toSwapSentences(quote, movement, names).map(({ key, text, isWarning }) => (
          <li key={key} data-warning={isWarning === true}>
            <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        From a simulation of this transaction at slot {simulatedSlot.toLocaleString('en')}.{' '}
        <a
          href={`/tx/inspector?transaction=${encodeURIComponent(transaction)}`}
          target="_blank"
          rel="noopener"
        >
          Read every instruction
        </a>
      </p>
      {(sending.kind === 'idle' || sending.kind === 'not-sent') && (
        <div className={styles.buttons}>
          <Button look="primary" onClick={() => onSign({ transaction, lastValidBlockHeight })}>
            Sign and send
          </Button>
          {back}
        </div>
      )}
    </>
  );
}
