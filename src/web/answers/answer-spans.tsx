import type { Span } from '#contracts/agent';
import { ChainText } from '../values/display-text.tsx';
import { FactChip } from './fact-chip.tsx';
import { toOwnHref, type Citations } from './facts-of.ts';
import styles from './answer-blocks.module.css';

export interface SpansProps {
  readonly spans: readonly Span[];
  readonly citations: Citations;
  readonly onCite?: ((factId: string) => void) | undefined;
}

/** One line of an answer. */
export function AnswerSpans({ spans, citations, onCite }: SpansProps) {
  return (
    <>
      {spans.map((span, i) => {
        switch (span.kind) {
          case 'text':
            return span.text;
          case 'strong':
            return <strong key={i}>{span.text}</strong>;
          case 'code':
            return (
              <code key={i} class={styles.code}>
                {span.text}
              </code>
            );
          case 'fact':
            return <FactChip key={i} span={span} cited={citations.facts.get(span.fact)} onCite={onCite} />;
          case 'quote':
            return <Quote key={i} text={span.text} what={citations.quotes.get(span.quote)?.what} />;
          case 'link': {
            const href = toOwnHref(span.href);
            return href === undefined ? (
              <ChainText key={i} text={span.text} />
            ) : (
              <a key={i} class={styles.link} href={href}>
                {span.text}
              </a>
            );
          }
        }
      })}
    </>
  );
}

/** Words of a stranger: set apart, shown as text, whatever they say. */
function Quote({ text, what }: { readonly text: string; readonly what: string | undefined }) {
  return (
    <q class={styles.quote} title={`${what ?? 'Text'} written by whoever made it; nobody checked it`}>
      <ChainText text={text} limit={400} />
    </q>
  );
}
