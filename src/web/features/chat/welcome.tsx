import type { ChatMode } from '#contracts/agent';
import { toQuickActions } from './page-context.ts';
import styles from './chat-panel.module.css';

const WORDS: Readonly<Record<ChatMode, readonly [string, string]>> = {
  agent: ['Ask the chain', 'It plans, reads with tools, and shows where every figure comes from.'],
  assistant: ['Ask how things work', 'It answers from the documentation and the page in front of you.'],
};

/** What stands where nothing was said yet. */
export function Welcome({
  mode,
  path,
  onAsk,
}: {
  readonly mode: ChatMode;
  readonly path: string;
  readonly onAsk: (text: string) => void;
}) {
  const [title, promise] = WORDS[mode];
  return (
    <div class={styles.welcome}>
      <h2 class={styles.title}>{title}</h2>
      <p class={styles.promise}>{promise}</p>
      <ul class={styles.quick} aria-label="Quick actions">
        {toQuickActions(path, mode).map((text) => (
          <li key={text}>
            <button type="button" class={styles.action} onClick={() => onAsk(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
