import { useEffect } from 'preact/hooks';

/** Calls when a pointer goes down beside the element, as long as it is open. */
export function useOutsidePress(
  element: { readonly current: Element | null },
  isOpen: boolean,
  onPress: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const onDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.current?.contains(target)) onPress();
    };
    document.addEventListener('pointerdown', onDown);
    return () => document.removeEventListener('pointerdown', onDown);
  }, [isOpen]);
}
