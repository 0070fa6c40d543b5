import { useCallback, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** What is shown below a field, by the ids of its elements. */
export interface ShownOptions {
  readonly listId: string;
  /** Absent while none is chosen. */
  readonly optionId: string | undefined;
}

export interface Combobox {
  /** What the field says of its options. */
  readonly field: {
    readonly 'aria-expanded': boolean;
    readonly 'aria-controls': string | undefined;
    readonly 'aria-activedescendant': string | undefined;
  };
  /** Gives a key of the field to the options; true where they took it. */
  readonly handKey: (event: KeyboardEvent) => boolean;
  /** For `Options`. */
  readonly options: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly onShown: (shown: ShownOptions | undefined) => void;
  };
}

/**
 * Ties a field, which keeps the focus, to the options that are shown below it. They come late and so cannot stand
 * around the field, as cmdk would have it: keys are handed on to them.
 */
export function useCombobox(): Combobox {
  const root = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ShownOptions>();
  const onShown = useCallback(
    (next: ShownOptions | undefined) =>
      setShown((now) => (now?.listId === next?.listId && now?.optionId === next?.optionId ? now : next)),
    [],
  );
  return {
    field: {
      'aria-expanded': shown !== undefined,
      'aria-controls': shown?.listId,
      'aria-activedescendant': shown?.optionId,
    },
    handKey: ({ key, altKey, metaKey }) => {
      const event = new globalThis.KeyboardEvent('keydown', {
        key,
        altKey,
        metaKey,
        bubbles: true,
        cancelable: true,
      });
      return root.current?.dispatchEvent(event) === false;
    },
    options: { ref: root, onShown },
  };
}
