import { useId } from 'react';
import styles from './dashboards.module.css';

/** A field for a name of the chain, which says at once what is wrong with what stands in it. */
export function CheckedInput({
  label,
  text,
  problem,
  placeholder,
  onChange,
}: {
  readonly label: string;
  readonly text: string;
  /** Absent where `text` is fine. That of an empty field is a hint and no alert. */
  readonly problem: string | undefined;
  readonly placeholder?: string | undefined;
  readonly onChange: (text: string) => void;
}) {
  const id = useId();
  const isWrong = problem !== undefined && text.trim() !== '';
  return (
    <div className={`${styles.field} ${styles.grow}`}>
      <label htmlFor={`${id}-field`}>{label}</label>
      <input
        id={`${id}-field`}
        value={text}
        spellCheck={false}
        autoComplete="off"
        placeholder={placeholder}
        aria-invalid={isWrong}
        aria-describedby={problem === undefined ? undefined : id}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {problem !== undefined && (
        <small id={id} role={isWrong ? 'alert' : undefined} className={isWrong ? styles.wrong : undefined}>
          {problem}
        </small>
      )}
    </div>
  );
}
