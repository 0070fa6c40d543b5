import { useEffect, useRef, useState } from 'preact/hooks';
import { LIVE_ROUTE } from '#contracts/api';
import type { LiveEvent } from '#contracts/answers';
import type { Wire } from '#std/json';

export type LiveState = 'connecting' | 'live' | 'lost';
type Listener = (event: Wire<LiveEvent>) => void;

let source: EventSource | undefined;
const listeners = new Set<Listener>();
const stateListeners = new Set<(state: LiveState) => void>();
let state: LiveState = 'connecting';

function setState(next: LiveState): void {
  state = next;
  for (const listener of stateListeners) listener(next);
}

/** One stream a tab, however many components listen; the browser itself reconnects and resumes by event id. */
function open(): void {
  if (source) return;
  source = new EventSource(LIVE_ROUTE);
  source.addEventListener('open', () => setState('live'));
  source.addEventListener('error', () => setState('lost'));
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    setState('live');
    const event = JSON.parse(data) as Wire<LiveEvent>; // our own server wrote it
    if (event.kind === 'lost') setState('lost');
    for (const listener of listeners) listener(event);
  });
}

function closeIfUnheard(): void {
  if (listeners.size > 0 || !source) return;
  source.close();
  source = undefined;
}

/** Calls `listener` for every live event while mounted; gives the state of the stream. */
export function useLive(listener: Listener): LiveState {
  const [seen, setSeen] = useState<LiveState>('connecting');
  const newest = useRef(listener);
  newest.current = listener;
  useEffect(() => {
    const hear: Listener = (event) => newest.current(event);
    listeners.add(hear);
    stateListeners.add(setSeen);
    setSeen(state);
    open();
    return () => {
      listeners.delete(hear);
      stateListeners.delete(setSeen);
      closeIfUnheard();
    };
  }, []);
  return seen;
}
