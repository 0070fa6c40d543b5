import { useEffect, useState } from 'preact/hooks';
import { toInstantText } from '#contracts/value-text';

const TICK_MS = 1000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for all ages on the page. */
function onTick(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const listen of listeners) listen();
  }, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  };
}

/** `12 s ago`, `in 3 min`. */
export function toAgeText(unixSeconds: number, nowMs: number): string {
  const seconds = Math.round(nowMs / 1000) - unixSeconds;
  const distance = Math.abs(seconds);
  const [count, unit] =
    distance < 60
      ? [distance, 's']
      : distance < 3600
        ? [Math.floor(distance / 60), 'min']
        : distance < 86_400
          ? [Math.floor(distance / 3600), 'h']
          : distance < 86_400 * 365
            ? [Math.floor(distance / 86_400), 'd']
            : [Math.floor(distance / (86_400 * 365.25)), 'y'];
  return seconds < 0 ? `in ${count} ${unit}` : `${count} ${unit} ago`;
}

/** Whether the page has taken over what the server painted; what is added later can be told its age at once. */
let isTakenOver = false;

/** How long ago. The first paint shows the exact instant, which is the same on server and in browser. */
export function AgeValue({ unixSeconds }: { readonly unixSeconds: number | undefined }) {
  const [nowMs, setNowMs] = useState<number | undefined>(() => (isTakenOver ? Date.now() : undefined));
  useEffect(() => {
    isTakenOver = true;
    const update = () => setNowMs(Date.now());
    update();
    return onTick(update);
  }, []);
  if (unixSeconds === undefined) return <span>time not recorded</span>;
  const instant = toInstantText(unixSeconds);
  return (
    <time dateTime={instant} title={instant}>
      {nowMs === undefined ? instant.replace('T', ' ').replace('Z', '') : toAgeText(unixSeconds, nowMs)}
    </time>
  );
}
