import { useEffect, useId, useState } from 'react';
import { isBase58OfLength } from '#std/base58';
import styles from './dashboards.module.css';

const LONGEST = 44;

export const isAddressText = (text: string): boolean => text.length <= LONGEST && isBase58OfLength(text, 32);

/** A field for an address, taken when it is one. */
export function AddressField({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string | undefined;
  /** `undefined` when it was emptied. */
  readonly onChange: (address: string | undefined) => void;
}) {
  const [text, setText] = useState(value ?? '');
  const id = useId();
  // It is changed elsewhere too: by the way back, or by leaving a draft.
  useEffect(() => setText(value ?? ''), [value]);
  const typed = text.trim();
  const isWrong = typed !== '' && !isAddressText(typed);
  return (
    <div className={`${styles.field} ${styles.grow}`}>
      <label htmlFor={`${id}-field`}>{label}</label>
      <input
        id={`${id}-field`}
        value={text}
        spellCheck={false}
        autoComplete="off"
        placeholder="address"
        aria-invalid={isWrong}
        aria-describedby={isWrong ? id : undefined}
        onInput={({ currentTarget }) => {
          setText(currentTarget.value);
          const next = currentTarget.value.trim();
          if (next === '') onChange(undefined);
          else if (isAddressText(next)) onChange(next);
        }}
      />
      {isWrong && (
        <small id={id} role="alert" className={styles.wrong}>
          Not an address: 32 bytes in base58.
        </small>
      )}
    </div>
  );
}
