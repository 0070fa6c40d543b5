import { useRef } from 'react';
import type { LogLine } from '#contracts/decoded';
import type { Wire } from '#std/json';
import { useRowWindow } from '../../ui/table/use-row-window.tsx';
import { ChainText } from '../../values/display-text.tsx';
import styles from './transaction.module.css';

/** So many lines are searched with the browser's own search, which sees only what is rendered. */
const MOST_WHOLE = 500;
const OVERSCAN = 60;

/** Log lines, indented by the depth of the program that wrote them. */
export function LogLines({ lines }: { readonly lines: readonly Wire<LogLine>[] }) {
  const frame = useRef<HTMLOListElement>(null);
  const { spans, after, measure, late } = useRowWindow({
    frame,
    rows: lines,
    keyOf: toLineKey,
    overscan: OVERSCAN,
    most: MOST_WHOLE,
  });
  return (
    <>
      <ol ref={frame} className={styles.logs}>
        {spans.flatMap(({ start, end, before }, i) => [
          toGap(before, `gap ${i}`),
          ...lines.slice(start, end).map((line, at) => (
            <li
              key={start + at}
              ref={measure}
              data-index={start + at}
              data-kind={line.kind}
              data-depth={Math.min(line.depth, 5)}
            >
              <ChainText text={line.text} limit={2000} />
            </li>
          )),
        ])}
        {toGap(after, 'gap')}
      </ol>
      {late}
    </>
  );
}

/** A line may stand in a log many times, and none is ever added. */
const toLineKey = (_: Wire<LogLine>, index: number): string => String(index);

/** Room of lines that are left out. */
const toGap = (px: number, key: string) =>
  px === 0 ? null : <li key={key} aria-hidden="true" style={{ height: px }} />;
