import { useEffect, useMemo, useState, type ComponentType } from 'react';
import type { Block, Depth, ToolResult } from '#contracts/assistant/agent';
import { AnswerSpans } from './answer-spans.tsx';
import { AnswerTable } from './answer-table.tsx';
import type { ChartBlock } from './chart-points.ts';
import { toCitations, type Citations } from './facts-of.ts';
import styles from './answer-blocks.module.css';

export interface AnswerBlocksProps {
  readonly blocks: readonly Block[];
  /** What the blocks cite. */
  readonly results: readonly ToolResult[];
  /** How much is said; blocks that go deeper stay away. */
  readonly depth: Depth;
  /** Goes to the tool result of a cited value; without it a citation unfolds where it stands. */
  readonly onCite?: ((factId: string) => void) | undefined;
}

/** An answer as it is read: every figure is a button that proves itself, every stranger's word is set apart. */
export function AnswerBlocks({ blocks, results, depth, onCite }: AnswerBlocksProps) {
  const citations = useMemo(() => toCitations(results), [results]);
  const shown = blocks.filter((block) => block.depth <= depth);
  return (
    <div className={styles.blocks} dir={isRightToLeft(shown) ? 'rtl' : undefined}>
      {shown.map((block, i) => (
        <BlockView key={i} block={block} citations={citations} onCite={onCite} />
      ))}
    </div>
  );
}

/** Whether our own words are of a script that runs from right to left; a stranger's text does not turn an answer round. */
const isRightToLeft = (blocks: readonly Block[]): boolean =>
  blocks.some(
    (block) =>
      (block.kind === 'paragraph' || block.kind === 'note') &&
      block.spans.some(({ kind, text }) => kind === 'text' && /\p{Script=Arabic}/u.test(text)),
  );

interface BlockProps {
  readonly block: Block;
  readonly citations: Citations;
  readonly onCite?: ((factId: string) => void) | undefined;
}

function BlockView({ block, ...rest }: BlockProps) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <AnswerSpans {...rest} spans={block.spans} />
        </p>
      );
    case 'heading':
      return (
        <h3 className={styles.heading}>
          <AnswerSpans {...rest} spans={block.spans} />
        </h3>
      );
    case 'note':
      return (
        <p className={styles.note}>
          <AnswerSpans {...rest} spans={block.spans} />
        </p>
      );
    case 'list': {
      const items = block.items.map((spans, i) => (
        <li key={i}>
          <AnswerSpans {...rest} spans={spans} />
        </li>
      ));
      return block.ordered ? (
        <ol className={styles.ordered}>{items}</ol>
      ) : (
        <ul className={styles.list}>{items}</ul>
      );
    }
    case 'table':
      return <AnswerTable {...rest} block={block} />;
    case 'chart':
      return <LateChart block={block} citations={rest.citations} />;
  }
}

/** Charts are drawn in the browser only, by code that comes when the first is there. */
function LateChart(props: { readonly block: ChartBlock; readonly citations: Citations }) {
  const [Chart, setChart] = useState<ComponentType<typeof props>>();
  useEffect(() => {
    // Without it the title stays; the values are in the tool's card.
    void import('./answer-chart.tsx')
      .then(({ default: loaded }) => setChart(() => loaded))
      .catch(() => undefined);
  }, []);
  return (
    <figure className={styles.framed}>
      <figcaption className={styles.caption}>{props.block.title}</figcaption>
      <div className={styles.chart}>{Chart && <Chart {...props} />}</div>
    </figure>
  );
}
