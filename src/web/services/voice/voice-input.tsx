import { Mic } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { Drawing } from '../../ui/icon.tsx';
import { useDictation } from './use-dictation.ts';
import styles from './voice-input.module.css';

export interface VoiceInputProps {
  /** What is dictated: `Dictate the search`. */
  readonly label: string;
  /** Untrusted text, again and again while it is said; the last time with `isFinal`. */
  readonly onText: (text: string, isFinal: boolean) => void;
}

/** A button that dictates into a text field. */
export default function VoiceInput({ label, onText }: VoiceInputProps) {
  const { isSupported, isListening, failure, toggle } = useDictation(onText);
  if (!isSupported) return null;
  return (
    <span className={styles.root}>
      <button
        type="button"
        className={classNames(styles.button, isListening && styles.on)}
        aria-pressed={isListening}
        aria-label={label}
        title={isListening ? 'Stop listening' : label}
        onClick={toggle}
      >
        <Drawing of={Mic} />
      </button>
      <span role="status" className={isListening || failure !== '' ? styles.said : 'visually-hidden'}>
        {isListening ? 'Listening…' : failure}
      </span>
    </span>
  );
}
