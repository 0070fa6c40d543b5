/** The browser's speech recognition as this product uses it: one at a time, and silent once it was stopped. */

/** What of the Web Speech API is used; browsers name and type it differently. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  start(): void;
  abort(): void;
}

interface RecognitionResults extends Event {
  readonly resultIndex: number;
  readonly results: SpeechRecognitionResultList;
}

export interface EarOptions {
  readonly lang: string;
  readonly continuous: boolean;
  readonly interimResults: boolean;
}

export interface EarEvents {
  /** Untrusted text. */
  readonly onText: (text: string, isFinal: boolean) => void;
  /** It ended by itself. */
  readonly onEnd: () => void;
  /** A code of the Web Speech API, or `taken` when another part of the page began to listen. */
  readonly onFail: (code: string) => void;
}

export const UNSUPPORTED = 'This browser has no speech recognition.';
export const MICROPHONE_DENIED = 'Microphone access denied. Please enable microphone permissions.';
export const NO_SPEECH = 'No speech detected. Try speaking more clearly.';
export const START_FAILED = 'Error: Failed to start voice recognition';

/** What a failure says to the visitor; `undefined` for one that only means that listening ended. */
export function toFailureText(code: string): string | undefined {
  if (code === 'not-allowed') return MICROPHONE_DENIED;
  if (code === 'no-speech') return NO_SPEECH;
  return code === 'aborted' || code === 'taken' ? undefined : START_FAILED;
}

const TEXT_LIMIT = 300;

function findRecognition(): (new () => Recognition) | undefined {
  for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) {
    const found: unknown = Reflect.get(globalThis, name);
    if (typeof found === 'function') return found as new () => Recognition; // by its standard name
  }
  return undefined;
}

export const canListen = (): boolean => findRecognition() !== undefined;

let hasWarned = false;

/** Says once, on the console alone, that this browser cannot listen. */
export function warnUnsupported(): void {
  // oxlint-disable-next-line no-console -- the specification wants a console warning and nothing else
  if (!hasWarned) console.warn(UNSUPPORTED);
  hasWarned = true;
}

let current: { readonly stop: () => void; readonly taken: () => void } | undefined;

/** Begins to listen; what listened before is stopped. Calling the result stops it, and nothing more is reported. */
export function listen(options: EarOptions, events: EarEvents): () => void {
  const before = current;
  before?.stop();
  before?.taken();
  const Found = findRecognition();
  if (Found === undefined) {
    events.onFail('unsupported');
    return () => {};
  }
  let isOver = false;
  const recognition = new Found();
  const end = (): void => {
    isOver = true;
    if (current === mine) current = undefined;
  };
  const mine = {
    stop: () => {
      if (isOver) return;
      end();
      recognition.abort();
    },
    taken: () => events.onFail('taken'),
  };
  current = mine;
  Object.assign(recognition, options, { maxAlternatives: 1 });
  recognition.addEventListener('result', (event) => {
    if (isOver) return;
    const { results, resultIndex } = event as RecognitionResults; // the standard says so of `result`
    for (const result of [...results].slice(resultIndex)) {
      const text = result[0]?.transcript.trim().slice(0, TEXT_LIMIT) ?? '';
      if (text !== '' && !isOver) events.onText(text, result.isFinal);
    }
  });
  recognition.addEventListener('error', (event) => {
    if (isOver) return;
    const code = 'error' in event ? String(event.error) : 'unknown';
    if (code !== 'no-speech') end(); // after no-speech comes `end`
    events.onFail(code);
  });
  recognition.addEventListener('end', () => {
    if (isOver) return;
    end();
    events.onEnd();
  });
  try {
    recognition.start();
  } catch {
    end();
    events.onFail('not-started');
  }
  return mine.stop;
}
