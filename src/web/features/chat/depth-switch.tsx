import type { Depth } from '#contracts/agent';
import { setDepth } from './chat-actions.ts';
import styles from './chat-panel.module.css';

const DEPTHS: readonly (readonly [Depth, string])[] = [
  [1, '1 line'],
  [2, 'Steps'],
  [3, 'Everything'],
];

/** How much of the answers is shown; it is all there already. */
export function DepthSwitch({ depth }: { readonly depth: Depth }) {
  return (
    <div class={styles.depths} role="group" aria-label="How much is shown">
      {DEPTHS.map(([value, text]) => (
        <button
          key={value}
          type="button"
          class={styles.depth}
          aria-pressed={depth === value}
          onClick={() => setDepth(value)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
