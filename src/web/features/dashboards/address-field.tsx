import { useEffect, useState } from 'react';
import { isBase58OfLength } from '#std/base58';
import { CheckedInput } from './checked-input.tsx';

const LONGEST = 44;

export const isAddressText = (text: string): boolean => text.length <= LONGEST && isBase58OfLength(text, 32);

export const NO_ADDRESS = 'Not an address: 32 bytes in base58.';

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
  // It is changed elsewhere too: by the way back, or by leaving a draft.
  useEffect(() => setText(value ?? ''), [value]);
  const typed = text.trim();
  return (
    <CheckedInput
      label={label}
      text={text}
      placeholder="address"
      problem={typed === '' || isAddressText(typed) ? undefined : NO_ADDRESS}
      onChange={(next) => {
        setText(next);
        const trimmed = next.trim();
        if (trimmed === '') onChange(undefined);
        else if (isAddressText(trimmed)) onChange(trimmed);
      }}
    />
  );
}
