import { useEffect, useState } from 'preact/hooks';
import type { ServerFigures } from '#contracts/server-figures';
import type { Wire } from '#std/json';
import { act, ActionFailure } from '../../api/act.ts';

export type FiguresView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'found'; readonly figures: Wire<ServerFigures> }
  | { readonly kind: 'failed'; readonly message: string };

const EVERY_MS = 5_000;

/** The server's own figures, asked for again every five seconds while the page is looked at. */
export function useServerFigures(): FiguresView {
  const [view, setView] = useState<FiguresView>({ kind: 'loading' });
  useEffect(() => {
    const controller = new AbortController();
    const ask = async (): Promise<void> => {
      if (document.hidden) return;
      try {
        const figures = await act('serverFigures', {}, controller.signal);
        setView({ kind: 'found', figures });
      } catch (error) {
        if (controller.signal.aborted) return;
        const message = error instanceof ActionFailure ? error.message : 'The figures could not be read.';
        setView((before) => (before.kind === 'found' ? before : { kind: 'failed', message }));
      }
    };
    void ask();
    const timer = setInterval(() => void ask(), EVERY_MS);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, []);
  return view;
}
