import { useMemo, useState } from 'react';
import { CopyButton } from '../ui/copy/copy-button.tsx';
import { classNames } from '../ui/class-names.ts';
import { AnswerSpans } from './answer-spans.tsx';
import { toAnswerCsv, toNextOrder, toSorted, type RowOrder, type TableBlock } from './answer-rows.ts';
import type { Citations } from './facts-of.ts';
import styles from './answer-blocks.module.css';

/** Rows first shown; the rest unfolds. */
const FIRST_ROWS = 10;

/** A table inside an answer: its titles sort it, and it is copied as CSV. */
export function AnswerTable({
  block,
  citations,
  onCite,
}: {
  readonly block: TableBlock;
  readonly citations: Citations;
  readonly onCite?: ((factId: string) => void) | undefined;
}) {
  const [order, setOrder] = useState<RowOrder>();
  const [isWhole, setWhole] = useState(false);
  const rows = useMemo(() => toSorted(block.rows, order, citations), [block, order, citations]);
  const csv = useMemo(() => toAnswerCsv(block, citations), [block, citations]);
  const shown = isWhole ? rows : rows.slice(0, FIRST_ROWS);
  return (
    <figure className={styles.framed}>
      <figcaption className={styles.caption}>
        <span>{block.title}</span>
        <span className={styles.tools} data-counts="export">
          CSV <CopyButton text={csv} label={`Copy “${block.title}” as CSV`} />
        </span>
      </figcaption>
      <div className={styles.scroll} role="group" aria-label={block.title} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {block.columns.map(({ title, align }, i) => (
                <th
                  key={i}
                  scope="col"
                  className={classNames(align === 'end' && styles.end)}
                  aria-sort={order?.column === i ? order.direction : undefined}
                >
                  <button
                    type="button"
                    className={styles.sort}
                    onClick={() => setOrder(toNextOrder(order, i))}
                  >
                    {title}
                    <span aria-hidden="true">
                      {order?.column === i ? (order.direction === 'ascending' ? ' ↑' : ' ↓') : ''}
                    </span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, i) => (
              <tr key={i}>
                {row.map((cell, column) => (
                  <td
                    key={column}
                    className={classNames(block.columns[column]?.align === 'end' && styles.end)}
                  >
                    <AnswerSpans spans={cell} citations={citations} onCite={onCite} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > FIRST_ROWS && (
        <button type="button" className={styles.more} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer rows' : `Show all ${rows.length.toLocaleString('en')} rows`}
        </button>
      )}
    </figure>
  );
}
