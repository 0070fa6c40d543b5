import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EarEvents, EarOptions } from './ear.ts';
import { createVoiceRunner, type VoiceShown } from './voice-runner.ts';
import { ANSWER_MS } from './voice-session.ts';
import { VOICE_DEFAULTS, type VoiceSettings } from './voice-settings.ts';

/** A browser in which only the schedule of a test passes: its recogniser, voice and clock are driven by hand. */
function createRoom(settings: Partial<VoiceSettings> = {}) {
  let nowMs = 0;
  let ear: (EarEvents & { readonly options: EarOptions }) | undefined;
  let mouth: (() => void) | undefined;
  const waits: { readonly atMs: number; readonly act: () => void; isOver: boolean }[] = [];
  const log: string[] = [];
  const all = { ...VOICE_DEFAULTS, enabled: true, ...settings };
  let shown: VoiceShown = { state: { kind: 'off' }, text: '', heard: '' };
  const runner = createVoiceRunner({
    settings: () => all,
    listen(options, events) {
      const mine = { ...events, options };
      ear = mine;
      return () => {
        if (ear === mine) ear = undefined;
      };
    },
    speak(text, _settings, onSaid) {
      log.push(`says ${text}`);
      mouth = onSaid;
      return () => {
        mouth = undefined;
      };
    },
    wait(ms, act) {
      const wait = { atMs: nowMs + ms, act, isOver: false };
      waits.push(wait);
      return () => {
        wait.isOver = true;
      };
    },
    run: (action) => log.push(`does ${action.says}`),
    onChange: (next) => {
      shown = next;
    },
  });
  return {
    runner,
    log,
    shown: () => shown,
    ear: () => ear,
    isSpeaking: () => mouth !== undefined,
    /** Says a final text, if anyone listens; a recogniser that is not continuous ends by it. */
    hear(text: string) {
      const heard = ear;
      heard?.onText(text, true);
      if (heard && !heard.options.continuous && ear === heard) {
        ear = undefined;
        heard.onEnd();
      }
    },
    endEar() {
      const ended = ear;
      ear = undefined;
      ended?.onEnd();
    },
    failEar(code: string) {
      const failed = ear;
      if (code !== 'no-speech') ear = undefined;
      failed?.onFail(code);
    },
    finishSpeech() {
      const said = mouth;
      mouth = undefined;
      said?.();
    },
    pass(ms: number) {
      nowMs += ms;
      for (let i = 0; i < waits.length; i++) {
        const wait = waits[i]!;
        if (wait.isOver || wait.atMs > nowMs) continue;
        wait.isOver = true;
        wait.act();
      }
    },
    nowMs: () => nowMs,
    isWaiting: () => waits.some(({ isOver }) => !isOver),
  };
}

describe('voice', () => {
  test('is off, and listens only from the switch on to the switch off', () => {
    const room = createRoom();
    expect(room.ear()).toBeUndefined();
    room.runner.switchTo(true);
    expect(room.shown()).toMatchObject({
      state: { kind: 'listening' },
      text: 'Say “osvm help” for the list of commands.',
    });
    expect(room.ear()?.options).toEqual({ lang: 'en-US', continuous: false, interimResults: true });
    room.runner.switchTo(false);
    expect([room.shown().state.kind, room.ear()]).toEqual(['off', undefined]);
  });

  test('with keyword activation on, commands need the activation keyword', () => {
    const room = createRoom({ confirmActions: false, audioFeedback: false });
    room.runner.switchTo(true);
    room.hear('go to blocks');
    expect(room.log).toEqual([]);
    expect(room.shown()).toMatchObject({ state: { kind: 'off' }, text: 'Say “osvm” before a command.' });
    room.runner.switchTo(true);
    room.hear('osvm go to blocks');
    expect(room.log).toEqual(['does Go to Blocks']);
  });

  test('with keyword activation off, they do not', () => {
    const room = createRoom({ keywordActivation: false, confirmActions: false, audioFeedback: false });
    room.runner.switchTo(true);
    room.hear('go to blocks');
    expect(room.log).toEqual(['does Go to Blocks']);
  });

  test('an action is asked for, and done at a yes', () => {
    const room = createRoom();
    room.runner.switchTo(true);
    room.hear('osvm go to blocks');
    expect(room.log).toEqual(['says Go to Blocks? Say yes or no.']);
    expect(room.ear(), 'it does not listen to itself').toBeUndefined();
    room.finishSpeech();
    room.hear('yes');
    expect(room.log.slice(1)).toEqual(['does Go to Blocks', 'says Go to Blocks.']);
    room.finishSpeech();
    expect(room.shown().state.kind).toBe('off');
  });

  test('at a no, and after 5 seconds without an answer, nothing is done', () => {
    const room = createRoom({ audioFeedback: false });
    room.runner.switchTo(true);
    room.hear('osvm go to blocks');
    room.hear('no');
    expect(room.shown()).toMatchObject({ state: { kind: 'off' }, text: 'Nothing was done.' });
    room.runner.switchTo(true);
    room.hear('osvm go to blocks');
    room.pass(4_999);
    expect(room.shown().state.kind).toBe('confirming');
    room.pass(1);
    expect(room.shown()).toMatchObject({ state: { kind: 'off' }, text: 'No answer. Nothing was done.' });
    expect(room.log).toEqual([]);
  });

  test('what is neither yes nor no leaves the question open, and it is really listened for', () => {
    const room = createRoom({ audioFeedback: false });
    room.runner.switchTo(true);
    room.hear('osvm go to blocks');
    room.hear('say yes or no');
    expect(room.ear()).toBeUndefined();
    room.pass(300);
    expect(room.ear()).toBeDefined();
    room.hear('yes');
    expect(room.log).toEqual(['does Go to Blocks']);
  });

  test('the answer may be pressed', () => {
    const room = createRoom({ audioFeedback: false });
    room.runner.switchTo(true);
    room.hear('osvm go to blocks');
    room.runner.reply(true);
    expect(room.log).toEqual(['does Go to Blocks']);
  });

  test('an unknown command is said with the way to the list of commands', () => {
    const room = createRoom();
    room.runner.switchTo(true);
    room.hear('osvm make me rich');
    expect(room.shown().text).toBe(
      'Command not recognized: make me rich. Say "help" for the list of commands.',
    );
  });

  test.each([
    ['not-allowed', 'Microphone access denied. Please enable microphone permissions.'],
    ['no-speech', 'No speech detected. Try speaking more clearly.'],
    ['not-started', 'Error: Failed to start voice recognition'],
    ['network', 'Error: Failed to start voice recognition'],
  ])('%s gives its text and ends listening', (code, text) => {
    const room = createRoom();
    room.runner.switchTo(true);
    room.failEar(code);
    expect(room.shown()).toMatchObject({ state: { kind: 'off' }, text });
  });

  test('an end without a word is no speech', () => {
    const room = createRoom();
    room.runner.switchTo(true);
    room.endEar();
    expect(room.shown()).toMatchObject({
      state: { kind: 'off' },
      text: 'No speech detected. Try speaking more clearly.',
    });
  });

  test('continuous listening goes on after a command, a silence and what was not meant for it', () => {
    const room = createRoom({ continuousListening: true, confirmActions: false, audioFeedback: false });
    room.runner.switchTo(true);
    room.hear('nice weather today');
    room.hear('osvm scroll down');
    room.failEar('no-speech');
    room.endEar();
    room.pass(300);
    room.hear('osvm go to tokens');
    expect(room.log).toEqual(['does Scrolled down.', 'does Go to All tokens']);
    expect([room.shown().state.kind, room.ear()?.options.continuous]).toEqual(['listening', true]);
    room.hear('osvm stop listening');
    expect([room.shown().state.kind, room.ear()]).toEqual(['off', undefined]);
  });

  test('a voice that never tells its end does not stop it', () => {
    const room = createRoom();
    room.runner.switchTo(true);
    room.hear('osvm go to blocks');
    expect(room.isSpeaking()).toBe(true);
    room.pass(15_000);
    expect(room.shown().state.kind).toBe('confirming');
  });
});

describe('whatever happens in whatever order', () => {
  const hear = (...texts: readonly string[]) =>
    fc.constantFrom(...texts).map((text) => ({ kind: 'hear' as const, text }));
  const happening = fc.oneof(
    { weight: 4, arbitrary: hear('osvm go to blocks', 'osvm theme paper', 'go to tokens') },
    { weight: 4, arbitrary: hear('yes') },
    { weight: 1, arbitrary: hear('no', 'maybe', 'say yes or no', 'osvm help', 'osvm stop') },
    { weight: 3, arbitrary: fc.constant({ kind: 'switch' as const, on: true }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'switch' as const, on: false }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'end' as const }) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('no-speech', 'not-allowed', 'network', 'taken')
        .map((code) => ({ kind: 'fail' as const, code })),
    },
    { weight: 3, arbitrary: fc.constant({ kind: 'spoken' as const }) },
    {
      weight: 4,
      arbitrary: fc.integer({ min: 1, max: 6_000 }).map((ms) => ({ kind: 'pass' as const, ms })),
    },
  );
  const settings = fc.record({
    continuousListening: fc.boolean(),
    audioFeedback: fc.boolean(),
    confirmActions: fc.constant(true),
    keywordActivation: fc.boolean(),
  });

  test('it ends listening or off, and nothing is done without a yes within 5 seconds of its question', () => {
    let dones = 0;
    fc.assert(
      fc.property(settings, fc.array(happening, { maxLength: 60, size: 'max' }), (given, happenings) => {
        const room = createRoom(given);
        /** When the question that is open now began to be listened for. */
        let askedAtMs: number | undefined;
        let question: string | undefined;
        for (const one of happenings) {
          const before = room.log.length;
          const wasAsking = question;
          if (one.kind === 'hear') room.hear(one.text);
          else if (one.kind === 'switch') room.runner.switchTo(one.on);
          else if (one.kind === 'end') room.endEar();
          else if (one.kind === 'fail') room.failEar(one.code);
          else if (one.kind === 'spoken') room.finishSpeech();
          else room.pass(one.ms);
          for (const line of room.log.slice(before)) {
            if (!line.startsWith('does ') || /listed on the screen|Stopped/.test(line)) continue;
            dones++;
            expect(line).toBe(`does ${wasAsking}`);
            expect(one).toEqual({ kind: 'hear', text: 'yes' });
            expect(room.nowMs() - askedAtMs!).toBeLessThan(ANSWER_MS);
          }
          const { state } = room.shown();
          if (state.kind !== 'confirming') question = undefined;
          else if (question === undefined) [question, askedAtMs] = [state.action.says, room.nowMs()];
          if (state.kind === 'off') expect(room.ear()).toBeUndefined();
          if (state.kind === 'speaking') expect(room.ear()).toBeUndefined();
        }
        for (let i = 0; i < 4; i++) room.pass(20_000);
        expect(room.shown().state.kind).toMatch(/^(?:listening|off)$/);
        expect(room.ear() !== undefined).toBe(room.shown().state.kind === 'listening');
      }),
      { numRuns: 2_000 },
    );
    expect(dones).toBeGreaterThan(100);
  });
});
