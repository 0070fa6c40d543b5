import { useEffect, useState, type KeyboardEvent } from 'react';
import { AGENT_LIMITS } from '#contracts/assistant/agent';
import VoiceInput from '../../../services/voice/voice-input.tsx';
import Options from '../../../ui/form/options.tsx';
import { useCombobox } from '../../../ui/form/use-combobox.ts';
import { ChatIcon } from '../frame/chat-icon.tsx';
import { OwnModelLine } from './own-model-line.tsx';
import { ContextChips } from './context-chips.tsx';
import { matchCommands, type SlashCommand } from './slash-commands.ts';
import type { Sending } from '../run/use-sending.ts';
import styles from './composer.module.css';

export interface ComposerProps {
  readonly inputRef: { current: HTMLTextAreaElement | null };
  readonly sending: Sending;
  /** What was asked before, the newest first. */
  readonly asked: readonly string[];
  readonly isProcessing: boolean;
  readonly onCancel: () => void;
}

/** Where questions are written. Enter sends, ↑ recalls, `/` lists commands, Escape cancels. */
export function Composer({ inputRef, sending, asked, isProcessing, onCancel }: ComposerProps) {
  const { text, setText, hint } = sending;
  const [recalled, setRecalled] = useState(-1);
  const [chosen, setChosen] = useState<string>();
  const [isListShut, setListShut] = useState(false);
  const commands = isListShut ? [] : matchCommands(text);
  const command = commands.find(({ name }) => name === chosen) ?? commands[0];
  const combobox = useCombobox();
  useEffect(() => fitHeight(inputRef.current), [inputRef, text]);
  const write = (value: string) => {
    setText(value);
    setListShut(false);
    setChosen(undefined);
  };
  const take = (taken: SlashCommand) => {
    if (taken.argument === undefined) {
      setText('');
      sending.send(taken.name);
    } else write(toCompleted(taken));
    inputRef.current?.focus();
  };
  const recall = (step: number) => {
    const at = Math.max(-1, Math.min(asked.length - 1, recalled + step));
    setRecalled(at);
    setText(asked[at] ?? '');
    setListShut(true);
  };
  const send = () => {
    setRecalled(-1);
    sending.send(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && combobox.handKey(event)) return event.preventDefault();
    if (command && key === 'Enter' && !event.shiftKey) take(command);
    // Completes, and does nothing yet. With nothing left to complete it moves the focus, as everywhere.
    else if (command && key === 'Tab') {
      if (event.shiftKey || toCompleted(command) === text) return setListShut(true);
      write(toCompleted(command));
    } else if (commands.length > 0 && key === 'Escape') setListShut(true);
    else if (key === 'Enter' && !event.shiftKey) send();
    // Inside a text the arrows move the caret; in an empty or recalled one they go through what was asked.
    else if (step !== 0 && asked.length > 0 && (text === '' || recalled >= 0)) recall(-step);
    else return;
    event.preventDefault();
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <ContextChips sending={sending} />
      {command && (
        <Options
          of={combobox.options}
          label="Commands"
          className={styles.commands}
          optionClass={styles.command}
          options={commands.map(({ name, argument, says }) => ({
            key: name,
            content: (
              <>
                <code>
                  {name}
                  {argument !== undefined && <span className={styles.argument}> {argument}</span>}
                </code>
                <span className={styles.says}>{says}</span>
              </>
            ),
          }))}
          chosen={command.name}
          onChoose={setChosen}
          onTake={(name) => {
            const taken = commands.find((one) => one.name === name);
            if (taken) take(taken);
          }}
        />
      )}
      <div className={styles.box}>
        <textarea
          ref={inputRef}
          className={styles.input}
          rows={1}
          value={text}
          // Counted in halves of characters here; what is too long is refused when it is sent.
          maxLength={2 * AGENT_LIMITS.questionLength}
          placeholder="Ask, or type / for commands"
          aria-label="Message"
          aria-autocomplete="list"
          aria-controls={combobox.field['aria-controls']}
          aria-activedescendant={combobox.field['aria-activedescendant']}
          autoComplete="off"
          onInput={({ currentTarget }) => {
            setRecalled(-1);
            write(currentTarget.value);
          }}
          onKeyDown={onKeyDown}
        />
        <VoiceInput label="Dictate the question" onText={(said) => write(said)} />
        {isProcessing ? (
          <button
            type="button"
            className={styles.send}
            aria-label="Cancel"
            title="Cancel (Escape)"
            onClick={onCancel}
          >
            <ChatIcon name="stop" />
          </button>
        ) : (
          <button
            type="submit"
            className={styles.send}
            aria-label="Send"
            title="Send (Enter)"
            disabled={text.trim() === ''}
          >
            <ChatIcon name="send" />
          </button>
        )}
      </div>
      <OwnModelLine />
      <p className={styles.hint} role="status">
        {hint}
      </p>
    </form>
  );
}

/** What is left to write stands behind the space. */
const toCompleted = ({ name, argument }: SlashCommand): string =>
  argument === undefined ? name : `${name} `;

/** As high as the text, up to a third of the window. */
function fitHeight(input: HTMLTextAreaElement | null): void {
  if (!input) return;
  input.style.height = 'auto';
  input.style.height = `${Math.min(input.scrollHeight, Math.round(innerHeight / 3))}px`;
}
