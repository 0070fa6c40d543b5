/** The speech of a browser, driven by a test: what is heard is said by the test, what is spoken is written down. */
import type { Page } from 'playwright-core';

/** Runs in the page before anything else of it. */
const SCRIPT = `
  window.heardBy = [];
  window.spoken = [];
  class TestRecognition extends EventTarget {
    start() {
      if (window.refuseStart) throw new DOMException('busy', 'InvalidStateError');
      this.isOn = true;
      window.heardBy.push(this);
    }
    abort() { this.isOn = false; }
    tell(type, more) { this.dispatchEvent(Object.assign(new Event(type), more)); }
  }
  window.SpeechRecognition = TestRecognition;
  window.SpeechSynthesisUtterance = class extends EventTarget {
    constructor(text) { super(); this.text = text; }
  };
  const voices = [{ name: 'Test voice' }, { name: 'Other voice' }];
  Object.defineProperty(window, 'speechSynthesis', {
    value: Object.assign(new EventTarget(), {
      getVoices: () => voices,
      cancel() {},
      speak(utterance) {
        const { text, lang, rate, pitch, volume, voice } = utterance;
        window.spoken.push({ text, lang, rate, pitch, volume, voice: voice?.name });
        queueMicrotask(() => utterance.dispatchEvent(new Event('end')));
      },
    }),
  });
  window.hear = (text, isFinal) => {
    const ear = window.heardBy.findLast((one) => one.isOn);
    if (!ear) return false;
    const result = Object.assign([{ transcript: text }], { isFinal });
    ear.tell('result', { resultIndex: 0, results: [result] });
    if (isFinal && !ear.continuous) { ear.isOn = false; ear.tell('end'); }
    return true;
  };
  window.failHearing = (error) => {
    const ear = window.heardBy.findLast((one) => one.isOn);
    if (ear) { ear.isOn = false; ear.tell('error', { error }); ear.tell('end'); }
  };
`;

export interface Utterance {
  readonly text: string;
  readonly lang: string;
  readonly rate: number;
  readonly pitch: number;
  readonly volume: number;
  readonly voice?: string | undefined;
}

export interface TestRecogniser {
  /** Says a text to whoever listens; whether anyone did. */
  hear(text: string, isFinal?: boolean): Promise<boolean>;
  /** Ends listening with a code of the Web Speech API. */
  fail(code: string): Promise<void>;
  /** How the one who listens now was set up; `undefined` when nobody listens. */
  listening(): Promise<{ lang: string; continuous: boolean; interimResults: boolean } | undefined>;
  /** How often anything began to listen since the page was opened. */
  starts(): Promise<number>;
  spoken(): Promise<readonly Utterance[]>;
  /** Makes every start fail. */
  refuse(refused: boolean): Promise<void>;
}

export async function installRecogniser(page: Page): Promise<TestRecogniser> {
  await page.addInitScript(SCRIPT);
  return {
    hear: (text, isFinal = true) => page.evaluate(`hear(${JSON.stringify(text)}, ${isFinal})`),
    fail: (code) => page.evaluate(`failHearing(${JSON.stringify(code)})`),
    listening: () =>
      page.evaluate(
        '(({ lang, continuous, interimResults } = {}) => lang && { lang, continuous, interimResults })(heardBy.findLast((one) => one.isOn))',
      ),
    starts: () => page.evaluate('heardBy.length'),
    spoken: () => page.evaluate('spoken'),
    refuse: (refused) => page.evaluate(`window.refuseStart = ${refused}`),
  };
}
