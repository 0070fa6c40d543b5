import { CommandItem, CommandList, CommandRoot } from 'cmdk';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Combobox } from './use-combobox.ts';

export interface OptionsProps {
  /** That of `useCombobox`. */
  readonly of: Combobox['options'];
  readonly label: string;
  readonly options: readonly { readonly key: string; readonly content: ReactNode }[];
  /** Key of the one that Enter would take. */
  readonly chosen: string | undefined;
  readonly onChoose: (key: string) => void;
  readonly onTake: (key: string) => void;
  readonly className?: string | undefined;
  readonly optionClass?: string | undefined;
}

/** No key of an option: with it cmdk chooses none by itself. */
const NONE = '\0';

/** The list below a field of `useCombobox`: arrows choose, a press takes. The field keeps the focus. */
export default function Options({
  of: { ref, onShown },
  label,
  options,
  chosen,
  onChoose,
  onTake,
  className,
  optionClass,
}: OptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!list.current) return;
    const option = list.current.querySelector('[aria-selected="true"]');
    onShown({ listId: list.current.id, optionId: option?.id });
  });
  useLayoutEffect(() => () => onShown(undefined), [onShown]);
  return (
    <CommandRoot
      ref={ref}
      className={className}
      label={label}
      value={chosen ?? NONE}
      onValueChange={onChoose}
      shouldFilter={false}
      disablePointerSelection
      vimBindings={false}
      loop
      onKeyDown={(event) => event.stopPropagation()}
      onMouseDown={(event) => event.preventDefault()}
    >
      <CommandList ref={list} label={label}>
        {options.map(({ key, content }) => (
          <CommandItem key={key} value={key} className={optionClass} onSelect={() => onTake(key)}>
            {content}
          </CommandItem>
        ))}
      </CommandList>
    </CommandRoot>
  );
}
