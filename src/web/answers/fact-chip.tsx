import { useState } from 'react';
import type { Span } from '#contracts/assistant/agent';
import { classNames } from '../ui/class-names.ts';
import { ChainText } from '../values/display-text.tsx';
import {
  toExactText,
  toFactTitle,
  toOwnHref,
  toSourceText,
  toUnitAfter,
  type CitedFact,
} from './facts-of.ts';
import styles from './answer-blocks.module.css';

/** From here on a figure is a sentence, and breaks like one. */
export const LONG = 28;

const MONO: ReadonlySet<string> = new Set(['address', 'signature', 'hash']);

/**
 * A figure of an answer with its proof. A press goes to the tool result where `onCite` takes it there, and
 * otherwise unfolds label, exact value and source behind it.
 */
export function FactChip({
  span,
  cited,
  onCite,
}: {
  readonly span: Extract<Span, { kind: 'fact' }>;
  readonly cited: CitedFact | undefined;
  readonly onCite?: ((factId: string) => void) | undefined;
}) {
  const [isOpen, setOpen] = useState(false);
  if (cited === undefined) {
    return <span title="The source of this value is not stored with this answer">{span.text}</span>;
  }
  const { fact, result } = cited;
  const unit = toUnitAfter(fact, span.text);
  const href = fact.href === undefined ? undefined : toOwnHref(fact.href);
  return (
    <>
      <button
        type="button"
        className={classNames(
          styles.fact,
          MONO.has(fact.kind) && styles.mono,
          span.text.length > LONG && styles.long,
        )}
        data-fact={fact.id}
        title={toFactTitle(cited)}
        aria-expanded={onCite ? undefined : isOpen}
        onClick={() => (onCite ? onCite(fact.id) : setOpen(!isOpen))}
      >
        {span.text}
      </button>
      {unit !== undefined && (
        <span className={styles.unit}>
          {fact.symbol !== undefined && (
            <>
              {' '}
              <ChainText text={fact.symbol} limit={12} />
            </>
          )}{' '}
          <span title={fact.mint}>{unit}</span>
        </span>
      )}
      {isOpen && !onCite && (
        <span className={styles.proof}>
          <span className={styles.proofLabel}>{fact.label}</span> {toExactText(fact)} · {result.tool},{' '}
          {toSourceText(result)}
          {href !== undefined && (
            <>
              {' · '}
              <a href={href}>Open</a>
            </>
          )}
        </span>
      )}
    </>
  );
}
