import type { Depth } from '#contracts/assistant/agent';
import styles from './depth-switch.module.css';

const DEPTHS: readonly (readonly [Depth, string])[] = [
  [1, 'One line'],
  [2, 'Steps'],
  [3, 'Everything'],
];

/** How much of an answer is shown; it is all there already. */
export function DepthSwitch({
  label,
  depth,
  onDepth,
}: {
  readonly label: string;
  readonly depth: Depth;
  readonly onDepth: (depth: Depth) => void;
}) {
  return (
    <div className={styles.depths} role="group" aria-label={label}>
      {DEPTHS.map(([value, text]) => (
        <button
          key={value}
          type="button"
          className={styles.depth}
          aria-pressed={depth === value}
          onClick={() => onDepth(value)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
