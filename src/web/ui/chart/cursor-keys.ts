/** Where the keyboard's cursor goes; `undefined` is off, `same` for keys that are not its own. */
export function toNextCursor(
  key: string,
  at: number | undefined,
  count: number,
): number | undefined | 'same' {
  const last = count - 1;
  const move = (by: number): number => (at === undefined ? last : Math.min(last, Math.max(0, at + by)));
  if (count === 0) return 'same';
  switch (key) {
    case 'ArrowLeft':
      return move(-1);
    case 'ArrowRight':
      return move(1);
    case 'PageUp':
      return move(-10);
    case 'PageDown':
      return move(10);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'Escape':
      return undefined;
    default:
      return 'same';
  }
}
