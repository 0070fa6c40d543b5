import { useEffect, useReducer, useRef, useState } from 'react';
import { DIAGRAM_FRAME_PATH } from '#contracts/documents';
import { watchTheme } from '../chart/chart-theme.ts';
import { CopyButton } from '../copy/copy-button.tsx';
import {
  DRAW_TIMEOUT_MS,
  LOAD_TIMEOUT_MS,
  MAX_SOURCE,
  parseFrameMessage,
  toColour,
  type Colours,
  type DrawMessage,
} from './diagram-messages.ts';
import { nextDiagramState, type DiagramState } from './diagram-state.ts';
import { createTurns } from './diagram-turns.ts';
import styles from './diagram.module.css';

/** One after the other, from top to bottom: they share a process, and one that takes long would fail the others. */
const TURNS = createTurns<Element>(
  (a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
);
/** A diagram is drawn before it is scrolled into sight. */
const NEAR = '400px';

/**
 * A Mermaid diagram, drawn in a frame of its own that has no origin, no storage and no network. Where it cannot be
 * drawn, and before it is, its source stands there.
 */
export function Diagram({ source, title }: { readonly source: string; readonly title: string }) {
  const figure = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, dispatch] = useReducer(nextDiagramState, { kind: 'waiting' } satisfies DiagramState);
  const [wantsSource, setWantsSource] = useState(false);
  const [isReady, setReady] = useState(false);
  const endTurn = useRef<(() => void) | undefined>(undefined);
  const isTooLong = source.length > MAX_SOURCE;

  useEffect(() => {
    if (isTooLong || !figure.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        endTurn.current = TURNS.take(entries[0]!.target, () => dispatch({ kind: 'seen' }));
      },
      { rootMargin: NEAR },
    );
    observer.observe(figure.current);
    const stopWatching = watchTheme(() => dispatch({ kind: 'recoloured' }));
    return () => {
      observer.disconnect();
      stopWatching();
      endTurn.current?.();
    };
  }, [isTooLong]);

  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      // A sandboxed frame has no origin, so its window is what tells it from others.
      if (event.source === null || event.source !== frame.current?.contentWindow) return;
      if (event.origin !== 'null') return;
      const message = parseFrameMessage(event.data);
      if (!message) return;
      if (message.kind === 'ready') setReady(true);
      else dispatch({ kind: 'message', message });
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, []);

  const id = 'id' in state ? state.id : 0;
  useEffect(() => {
    if (!isReady || id === 0 || !figure.current) return;
    const message: DrawMessage = {
      kind: 'draw',
      id,
      source,
      title: title.slice(0, 200),
      colours: readColours(figure.current),
    };
    // There is no origin to name: the frame's document is ours, and nothing in the message is secret.
    frame.current?.contentWindow?.postMessage(message, '*');
  }, [isReady, id, source, title]);

  useEffect(() => {
    if (state.kind !== 'loading' && state.kind !== 'drawing') return;
    const limit = state.kind === 'loading' ? LOAD_TIMEOUT_MS : DRAW_TIMEOUT_MS;
    const timer = setTimeout(() => dispatch({ kind: 'timed-out' }), limit);
    return () => clearTimeout(timer);
  }, [state.kind, id]);

  useEffect(() => {
    if (state.kind === 'drawn' || state.kind === 'failed') endTurn.current?.();
  }, [state.kind]);

  const isDrawn = state.kind === 'drawn';
  const showsSource = !isDrawn || wantsSource;
  return (
    <figure ref={figure} className={styles.diagram} data-state={state.kind}>
      <figcaption className={styles.head}>
        <span>{title}</span>
        {isDrawn && (
          <button
            type="button"
            className={styles.toggle}
            aria-pressed={wantsSource}
            onClick={() => setWantsSource(!wantsSource)}
          >
            Show source
          </button>
        )}
        <CopyButton text={source} label="Copy the source of the diagram" />
      </figcaption>
      <div className={styles.body}>
        {(state.kind === 'loading' || state.kind === 'drawing' || isDrawn) && (
          <iframe
            ref={frame}
            className={styles.frame}
            src={DIAGRAM_FRAME_PATH}
            sandbox="allow-scripts"
            referrerPolicy="no-referrer"
            title={`Diagram: ${title}`}
            data-hidden={showsSource}
            tabIndex={showsSource ? -1 : undefined}
            aria-hidden={showsSource}
          />
        )}
        {showsSource && (
          <pre className={styles.source} tabIndex={0} role="region" aria-label={`${title}, source`}>
            <code className="language-mermaid">{source}</code>
          </pre>
        )}
      </div>
      {(state.kind === 'failed' || isTooLong) && (
        <p className={styles.failed}>The diagram could not be drawn; this is what it is made of.</p>
      )}
    </figure>
  );
}

function readColours(element: Element): Colours {
  const style = getComputedStyle(element);
  const colour = (token: string): string => toColour(style.getPropertyValue(`--${token}`));
  return {
    ground: colour('surface-0'),
    box: colour('surface-2'),
    line: colour('line-strong'),
    edge: colour('text-3'),
    text: colour('text-1'),
    muted: colour('text-2'),
    accent: colour('accent'),
    note: colour('surface-3'),
  };
}
