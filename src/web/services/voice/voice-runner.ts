import type { EarEvents, EarOptions } from './ear.ts';
import type { VoiceAction } from './voice-commands.ts';
import {
  toNextStep,
  type VoiceEffect,
  type VoiceEvent,
  type VoiceState,
  type Wait,
} from './voice-session.ts';
import type { VoiceSettings } from './voice-settings.ts';

export interface VoiceParts {
  /** As they are now. */
  readonly settings: () => VoiceSettings;
  readonly listen: (options: EarOptions, events: EarEvents) => () => void;
  readonly speak: (text: string, settings: VoiceSettings, onSaid: () => void) => () => void;
  /** Calls `then` after `ms`, unless the result is called before. */
  readonly wait: (ms: number, then: () => void) => () => void;
  readonly run: (action: VoiceAction) => void;
  /** `heard` is what is being said just now. */
  readonly onChange: (shown: VoiceShown) => void;
}

export interface VoiceShown {
  readonly state: VoiceState;
  readonly text: string;
  readonly heard: string;
}

export interface VoiceRunner {
  readonly switchTo: (on: boolean) => void;
  /** A yes or a no that was pressed rather than said. */
  readonly reply: (yes: boolean) => void;
}

/** Moves the session and does what it asks for, one event after the other. */
export function createVoiceRunner(parts: VoiceParts): VoiceRunner {
  let shown: VoiceShown = { state: { kind: 'off' }, text: '', heard: '' };
  let deafen = (): void => {};
  let silence = (): void => {};
  const waits = new Map<Wait, () => void>();
  const queue: VoiceEvent[] = [];
  let isMoving = false;

  const tell = (event: VoiceEvent): void => {
    queue.push(event);
    if (isMoving) return;
    isMoving = true;
    try {
      for (let next = queue.shift(); next; next = queue.shift()) move(next);
    } finally {
      isMoving = false;
    }
  };

  const move = (event: VoiceEvent): void => {
    const { state, effects } = toNextStep(shown.state, event, parts.settings());
    shown = { ...shown, state, heard: '' };
    for (const effect of effects) act(effect);
    parts.onChange(shown);
  };

  const act = (effect: VoiceEffect): void => {
    switch (effect.kind) {
      case 'listen': {
        deafen();
        const { language, continuousListening } = parts.settings();
        deafen = parts.listen(
          { lang: language, continuous: continuousListening, interimResults: true },
          {
            onText(text, isFinal) {
              if (isFinal) tell({ kind: 'heard', text });
              else {
                shown = { ...shown, heard: text };
                parts.onChange(shown);
              }
            },
            onEnd: () => tell({ kind: 'ended' }),
            onFail: (code) => tell({ kind: 'failed', code }),
          },
        );
        return;
      }
      case 'deafen':
        return deafen();
      case 'say':
        silence = parts.speak(effect.text, parts.settings(), () => tell({ kind: 'spoken' }));
        return;
      case 'silence':
        return silence();
      case 'run':
        return parts.run(effect.action);
      case 'show':
        shown = { ...shown, text: effect.text };
        return;
      case 'wait':
        waits.get(effect.what)?.();
        waits.set(
          effect.what,
          parts.wait(effect.ms, () => tell({ kind: 'time', what: effect.what })),
        );
        return;
      case 'unwait':
        for (const end of waits.values()) end();
        waits.clear();
    }
  };

  return {
    switchTo: (on) => tell({ kind: 'switched', on }),
    reply: (yes) => tell({ kind: 'heard', text: yes ? 'yes' : 'no' }),
  };
}
