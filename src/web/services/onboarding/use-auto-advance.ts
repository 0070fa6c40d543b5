import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createCountdown, holdCountdown, runCountdown } from '../notifications/countdown.ts';
import { toReadingMs, type PlaySpeed } from './onboarding.ts';

/** Goes on by itself after the time it takes to read, unless the reader holds it. Gives what holds it. */
export function useAutoAdvance({
  on,
  text,
  speed,
  key,
  advance,
}: {
  readonly on: boolean;
  readonly text: string;
  readonly speed: PlaySpeed;
  /** Another key is another step: the time starts over. */
  readonly key: string;
  readonly advance: () => void;
}): (held: boolean) => void {
  const [held, setHeld] = useState(false);
  const goOn = useEffectEvent(advance);
  const countdown = useRef(createCountdown(0));
  useEffect(() => {
    countdown.current = createCountdown(toReadingMs(text, speed));
  }, [key, text, speed]);
  useEffect(() => {
    if (!on || held) return;
    countdown.current = runCountdown(countdown.current, performance.now());
    const timer = setTimeout(() => goOn(), countdown.current.remainingMs);
    return () => {
      clearTimeout(timer);
      countdown.current = holdCountdown(countdown.current, performance.now());
    };
  }, [on, held, key, text, speed]);
  return setHeld;
}
