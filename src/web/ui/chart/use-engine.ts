import { useEffect, useRef, useState } from 'react';
import { watchTheme } from './chart-theme.ts';

/** A drawing library at work in an element. */
export interface Engine {
  readonly retheme: () => void;
  readonly destroy: () => void;
}

/** Loads an engine once the element stands: neither the server nor a page's first load has it. */
export function useEngine<E extends Engine>(load: () => Promise<(host: HTMLElement) => E>) {
  const host = useRef<HTMLDivElement>(null);
  const loader = useRef(load);
  const [state, setState] = useState<{ readonly engine?: E; readonly failed?: true }>({});
  useEffect(() => {
    let made: E | undefined;
    let gone = false;
    const start = async () => {
      try {
        const create = await loader.current();
        if (gone || !host.current) return;
        made = create(host.current);
        setState({ engine: made });
      } catch {
        if (!gone) setState({ failed: true });
      }
    };
    void start();
    const unwatch = watchTheme(() => made?.retheme());
    return () => {
      gone = true;
      unwatch();
      made?.destroy();
    };
  }, []);
  return { host, ...state };
}
