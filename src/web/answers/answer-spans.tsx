import type { Span } from '#contracts/assistant/agent';
import { ChainText } from '../values/display-text.tsx';
import { FactChip, LONG } from './fact-chip.tsx';
import { toOwnHref, type Citations } from './facts-of.ts';
import styles from './answer-blocks.module.css';

export interface SpansProps {
  readonly spans: readonly Span[];
  readonly citations: Citations;
  readonly onCite?: ((factId: string) => void) | undefined;
}

/** What may not begin a line. */
const CLOSING = /^[)\].,;:!?%”’]+/;

/** One line of an answer. A figure and the mark behind it stay on one line. */
export function AnswerSpans(props: SpansProps) {
  const { spans } = props;
  const closings = spans.map((span, i) => {
    const before = spans[i - 1];
    const isBound = span.kind === 'text' && before?.kind === 'fact' && before.text.length <= LONG;
    return isBound ? (CLOSING.exec(span.text)?.[0] ?? '') : '';
  });
  return (
    <>
      {spans.map((span, i) => {
        if (span.kind === 'text') return span.text.slice(closings[i]?.length);
        const closing = closings[i + 1];
        if (!closing) return <AnswerSpan key={i} {...props} span={span} />;
        return (
          <span key={i} className={styles.together}>
            <AnswerSpan {...props} span={span} />
            {closing}
          </span>
        );
      })}
    </>
  );
}

function AnswerSpan({ span, citations, onCite }: Omit<SpansProps, 'spans'> & { readonly span: Span }) {
  switch (span.kind) {
    case 'text':
      return <>{span.text}</>;
    case 'strong':
      return <strong>{span.text}</strong>;
    case 'code':
      return <code className={styles.code}>{span.text}</code>;
    case 'fact':
      return <FactChip span={span} cited={citations.facts.get(span.fact)} onCite={onCite} />;
    case 'quote':
      return <Quote text={span.text} what={citations.quotes.get(span.quote)?.what} />;
    case 'link': {
      const href = toOwnHref(span.href);
      return href === undefined ? (
        <ChainText text={span.text} />
      ) : (
        <a className={styles.link} href={href}>
          {span.text}
        </a>
      );
    }
  }
}

/** Words of a stranger: set apart, shown as text, whatever they say. */
function Quote({ text, what }: { readonly text: string; readonly what: string | undefined }) {
  return (
    <q className={styles.quote} title={`${what ?? 'Text'} written by a third party, unverified`}>
      <ChainText text={text} limit={400} />
    </q>
  );
}
