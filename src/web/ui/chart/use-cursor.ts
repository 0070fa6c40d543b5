import { useCallback, useRef, useState, type KeyboardEvent } from 'react';
import { toNextCursor } from './cursor-keys.ts';

interface Held {
  /** The bucket it stands at: rows move when older ones arrive, their times do not. */
  readonly time: number;
  readonly by: 'pointer' | 'keyboard';
}

/** One cursor for pointer and keyboard over buckets of rising time; only the keyboard's is spoken and drawn by us. */
export function useCursor(count: number, timeOf: (row: number) => number) {
  const [held, setHeld] = useState<Held>();
  // Keys and pointers come faster than renders: each starts from the last, not from what is drawn.
  const newest = useRef<Held | undefined>(undefined);
  const hold = useCallback((next: Held | undefined) => {
    newest.current = next;
    setHeld(next);
  }, []);
  const rowOf = (time: number | undefined) => (time === undefined ? undefined : findRow(count, timeOf, time));
  const onPointer = useCallback(
    (time: number | undefined) => {
      const now = newest.current;
      if (time === now?.time) return;
      // The libraries report an absent pointer whenever they redraw; that does not end the keyboard's cursor.
      if (time === undefined && now?.by === 'keyboard') return;
      hold(time === undefined ? undefined : { time, by: 'pointer' });
    },
    [hold],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = toNextCursor(event.key, rowOf(newest.current?.time), count);
    if (next === 'same') return;
    event.preventDefault();
    hold(next === undefined ? undefined : { time: timeOf(next), by: 'keyboard' });
  };
  const at = rowOf(held?.time);
  const keyAt = held?.by === 'keyboard' ? at : undefined;
  return { at, keyAt, handlers: { onPointer, onKeyDown, onBlur: () => hold(undefined) } };
}

/** The row of exactly this time. */
export function findRow(count: number, timeOf: (row: number) => number, time: number): number | undefined {
  let low = 0;
  let high = count - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = timeOf(middle);
    if (found === time) return middle;
    if (found < time) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}
