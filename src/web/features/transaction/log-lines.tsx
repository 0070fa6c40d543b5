import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { LogLine } from '#contracts/decoded';
import type { Wire } from '#std/json';
import { useRowWindow } from '../../ui/table/use-row-window.tsx';
import { ChainText } from '../../values/display-text.tsx';
import styles from './transaction.module.css';

/** So many lines are searched with the browser's own search, which sees only what is rendered. */
const MOST_WHOLE = 500;
const OVERSCAN = 60;
const LINE_ID = 'log-';
/** Characters shown of a line. */
export const LONGEST_LINE = 2000;

/** Log lines, indented by the depth of the program that wrote them. */
export function LogLines({
  lines,
  show = ({ text }) => <ChainText text={text} limit={LONGEST_LINE} />,
  numbers,
}: {
  readonly lines: readonly Wire<LogLine>[];
  readonly show?: ((line: Wire<LogLine>) => ReactNode) | undefined;
  /** Number of each line in the whole log, counted from 1; with them a line has its number and is linked to as `#log-12`. */
  readonly numbers?: readonly number[] | undefined;
}) {
  const frame = useRef<HTMLOListElement>(null);
  const { spans, after, measure, focusRow, isWindowed, late } = useRowWindow({
    frame,
    rows: lines,
    keyOf: toLineKey,
    overscan: OVERSCAN,
    most: MOST_WHOLE,
  });
  const goToLinked = useEffectEvent(() => {
    const linked = numbers?.indexOf(Number(location.hash.slice(LINE_ID.length + 1))) ?? -1;
    if (linked >= 0 && location.hash.startsWith(`#${LINE_ID}`)) focusRow(linked);
  });
  // The browser finds a line of a short log by itself; of a long one it may not be rendered.
  useEffect(() => {
    if (isWindowed) goToLinked();
  }, [isWindowed]);
  return (
    <>
      <ol ref={frame} className={styles.logs} data-numbered={numbers !== undefined}>
        {spans.flatMap(({ start, end, before }, i) => [
          toGap(before, `gap ${i}`),
          ...lines.slice(start, end).map((line, at) => (
            <li
              key={start + at}
              ref={measure}
              data-index={start + at}
              data-kind={line.kind}
              data-depth={Math.min(line.depth, 5)}
              {...(numbers && { id: `${LINE_ID}${numbers[start + at]}`, tabIndex: -1 })}
            >
              {numbers && (
                <a
                  className={styles.lineNumber}
                  href={`#${LINE_ID}${numbers[start + at]}`}
                  aria-label={`Line ${numbers[start + at]}`}
                >
                  {numbers[start + at]}
                </a>
              )}
              {numbers ? <div>{show(line)}</div> : show(line)}
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
