import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../ui/state/use-latest.ts';
import { canListen, listen, NO_SPEECH, toFailureText, warnUnsupported } from './ear.ts';

export interface Dictation {
  readonly isSupported: boolean;
  readonly isListening: boolean;
  /** Why it ended without a text; empty otherwise. */
  readonly failure: string;
  readonly toggle: () => void;
}

/**
 * Speech into a text field: en-US, not continuous, with interim results. `onText` gets untrusted text, again and
 * again while it is said, and the last time with `isFinal`.
 */
export function useDictation(onText: (text: string, isFinal: boolean) => void): Dictation {
  const [isListening, setListening] = useState(false);
  const [failure, setFailure] = useState('');
  const stop = useRef<(() => void) | undefined>(undefined);
  const newest = useLatest(onText);
  const end = (why: string) => {
    stop.current = undefined;
    setListening(false);
    setFailure(why);
  };
  useEffect(() => () => stop.current?.(), []);
  return {
    isSupported: canListen(),
    isListening,
    failure,
    toggle() {
      if (stop.current) {
        stop.current();
        return end('');
      }
      if (!canListen()) return warnUnsupported();
      let hasFinal = false;
      setListening(true);
      setFailure('');
      const ended = { now: false };
      const begun = listen(
        { lang: 'en-US', continuous: false, interimResults: true },
        {
          onText(text, isFinal) {
            hasFinal ||= isFinal;
            newest.current(text, isFinal);
          },
          onEnd() {
            ended.now = true;
            end(hasFinal ? '' : NO_SPEECH);
          },
          onFail(code) {
            if (code === 'no-speech') return; // its end says so
            ended.now = true;
            end(toFailureText(code) ?? '');
          },
        },
      );
      if (!ended.now) stop.current = begun;
    },
  };
}
