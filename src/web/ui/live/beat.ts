/** How often what updates live may change on the screen: ages, figures and rows change together, twice a second. */
const BEAT_MS = 500;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Calls `listener` at every beat of the page until the result is called. */
export function onBeat(listener: () => void): () => void {
  // One function may listen twice.
  const own = () => listener();
  listeners.add(own);
  timer ??= setInterval(() => {
    for (const hear of listeners) hear();
  }, BEAT_MS);
  return () => {
    listeners.delete(own);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
