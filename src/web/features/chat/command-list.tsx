import { useEffect } from 'preact/hooks';
import type { SlashCommand } from './slash-commands.ts';
import styles from './composer.module.css';

/** Commands that fit what is typed; the arrows choose, Enter takes, Tab completes. The input keeps the focus. */
export function CommandList({
  commands,
  active,
  onTake,
}: {
  readonly commands: readonly SlashCommand[];
  readonly active: number;
  readonly onTake: (command: SlashCommand) => void;
}) {
  useEffect(
    () => document.getElementById(`chat-command-${active}`)?.scrollIntoView({ block: 'nearest' }),
    [active],
  );
  return (
    <ul id="chat-commands" class={styles.commands} role="listbox" aria-label="Commands" tabIndex={0}>
      {commands.map((command, i) => (
        <li
          key={command.name}
          id={`chat-command-${i}`}
          role="option"
          class={styles.command}
          aria-selected={i === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(command)}
        >
          <code>
            {command.name}
            {command.argument !== undefined && <span class={styles.argument}> {command.argument}</span>}
          </code>
          <span class={styles.says}>{command.says}</span>
        </li>
      ))}
    </ul>
  );
}
