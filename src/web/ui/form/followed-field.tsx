import { useLayoutEffect, useRef, type ComponentProps } from 'react';

type FollowedProps<Tag extends 'input' | 'select'> = Omit<
  ComponentProps<Tag>,
  'value' | 'defaultValue' | 'ref'
> & {
  /** What is in force. The field takes it over when it changes, and is the visitor's own until then. */
  readonly value: string;
};

/** A choice that acts by a navigation: it shows what was chosen while the page is on its way. */
export function FollowedSelect({ value, children, ...rest }: FollowedProps<'select'>) {
  const field = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => {
    if (field.current) field.current.value = value;
  }, [value]);
  return (
    <select {...rest} ref={field} defaultValue={value}>
      {children}
    </select>
  );
}

/** A text that acts when its form is sent. */
export function FollowedInput({ value, ...rest }: FollowedProps<'input'>) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (field.current) field.current.value = value;
  }, [value]);
  return <input {...rest} ref={field} defaultValue={value} />;
}

/** A text that acts by itself: on Enter and when it is left, once for each change. */
export function CommittedInput({
  value,
  onCommit,
  ...rest
}: FollowedProps<'input'> & { readonly onCommit: (value: string) => void }) {
  const commit = (text: string) => {
    if (text !== value) onCommit(text);
  };
  return (
    <FollowedInput
      {...rest}
      value={value}
      onBlur={({ currentTarget }) => commit(currentTarget.value)}
      onKeyDown={({ key, currentTarget, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) commit(currentTarget.value);
      }}
    />
  );
}
