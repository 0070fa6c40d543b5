import { useLayoutEffect, useRef } from 'react';

/** The value of the newest render, for what outlives a render and is no effect: an engine, a memoised row. */
export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
