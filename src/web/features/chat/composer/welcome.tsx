import type { ChatMode } from '#contracts/assistant/agent';
import { toQuickActions } from './page-context.ts';
import styles from '../frame/chat-panel.module.css';

const WORDS: Readonly<Record<ChatMode, readonly [string, string]>> = {
  agent: ['Ask the chain', 'Ask anything about Solana. Every figure has its source.'],
  assistant: ['Ask how things work', 'It answers from the documentation and the current page.'],
};

const MODES: readonly (readonly [ChatMode, string])[] = [
  ['agent', 'Agent'],
  ['assistant', 'Assistant'],
];

/** What stands where nothing was said yet; until something is, who answers can be chosen. */
export function Welcome({
  mode,
  path,
  onMode,
  onAsk,
}: {
  readonly mode: ChatMode;
  readonly path: string;
  /** Absent where the mode is chosen elsewhere. */
  readonly onMode: ((mode: ChatMode) => void) | undefined;
  readonly onAsk: (text: string) => void;
}) {
  const [title, promise] = WORDS[mode];
  return (
    <div className={styles.welcome}>
      {onMode && (
        <div className={styles.modes} role="group" aria-label="Who answers">
          {MODES.map(([value, text]) => (
            <button
              key={value}
              type="button"
              className={styles.mode}
              aria-pressed={mode === value}
              onClick={() => onMode(value)}
            >
              {text}
            </button>
          ))}
        </div>
      )}
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.promise}>{promise}</p>
      <ul className={styles.quick} aria-label="Quick actions">
        {toQuickActions(path, mode).map((text) => (
          <li key={text}>
            <button type="button" className={styles.action} onClick={() => onAsk(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
