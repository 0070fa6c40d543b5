import type { LogLine } from '#contracts/decoded';
import type { Wire } from '#std/json';
import { ChainText } from '../../values/display-text.tsx';
import styles from './transaction.module.css';

/** Log lines, indented by the depth of the program that wrote them. */
export function LogLines({ lines }: { readonly lines: readonly Wire<LogLine>[] }) {
  return (
    <ol class={styles.logs}>
      {lines.map((line, i) => (
        <li key={i} data-kind={line.kind} data-depth={Math.min(line.depth, 5)}>
          <ChainText text={line.text} limit={2000} />
        </li>
      ))}
    </ol>
  );
}
