import { NO_SPEECH, toFailureText } from './ear.ts';
import { afterKeyword, toReply, toSpoken } from './spoken.ts';
import { findAction, type VoiceAction } from './voice-commands.ts';
import type { VoiceSettings } from './voice-settings.ts';

/** Voice is listening on or off; between them it may be speaking, or waiting for a yes or a no. */
export type VoiceState =
  | { readonly kind: 'off' }
  | { readonly kind: 'listening' }
  /** It does not listen while it speaks, or it would hear itself. */
  | { readonly kind: 'speaking'; readonly next: VoiceState }
  | { readonly kind: 'confirming'; readonly action: VoiceAction };

export type VoiceEvent =
  | { readonly kind: 'switched'; readonly on: boolean }
  | { readonly kind: 'heard'; readonly text: string }
  /** Listening ended by itself. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'failed'; readonly code: string }
  | { readonly kind: 'spoken' }
  /** The time that was waited for is over. */
  | { readonly kind: 'time'; readonly what: Wait };

/** `answer` for a yes or a no, `speech` for speech that never tells its end, `again` before listening again. */
export type Wait = 'answer' | 'speech' | 'again';

export type VoiceEffect =
  | { readonly kind: 'listen' }
  | { readonly kind: 'deafen' }
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'silence' }
  | { readonly kind: 'run'; readonly action: VoiceAction }
  /** In the live region and beside the button. */
  | { readonly kind: 'show'; readonly text: string }
  | { readonly kind: 'wait'; readonly what: Wait; readonly ms: number }
  /** Ends every wait. */
  | { readonly kind: 'unwait' };

export type VoiceRules = Pick<
  VoiceSettings,
  'continuousListening' | 'audioFeedback' | 'confirmActions' | 'keywordActivation' | 'activationKeyword'
>;

export interface VoiceStep {
  readonly state: VoiceState;
  readonly effects: readonly VoiceEffect[];
}

/** How long a yes or a no is listened for. */
export const ANSWER_MS = 5_000;
const SPEECH_MS = 15_000;
const AGAIN_MS = 300;

const OFF: VoiceState = { kind: 'off' };
const LISTENING: VoiceState = { kind: 'listening' };

/** What follows from an event; pure. Events that do not belong to the state change nothing. */
export function toNextStep(state: VoiceState, event: VoiceEvent, rules: VoiceRules): VoiceStep {
  if (event.kind === 'switched') {
    if (!event.on) return state.kind === 'off' ? stay(state) : enter(OFF, 'Stopped listening.');
    const keyword = rules.keywordActivation ? `${rules.activationKeyword} ` : '';
    return state.kind === 'off'
      ? enter(LISTENING, `Say “${keyword}help” for the list of commands.`)
      : stay(state);
  }
  switch (state.kind) {
    case 'off':
      return stay(state);
    case 'speaking':
      return event.kind === 'spoken' || (event.kind === 'time' && event.what === 'speech')
        ? enter(state.next)
        : stay(state);
    case 'listening':
      return listening(state, event, rules);
    case 'confirming':
      return confirming(state, event, rules);
  }
}

function listening(state: VoiceState, event: VoiceEvent, rules: VoiceRules): VoiceStep {
  switch (event.kind) {
    case 'heard':
      return understand(state, event.text, rules);
    case 'ended':
      return rules.continuousListening ? again(state) : enter(OFF, NO_SPEECH);
    case 'failed': {
      const text = toFailureText(event.code) ?? 'Stopped listening.';
      if (event.code === 'no-speech' && rules.continuousListening)
        return { state, effects: [{ kind: 'show', text }] };
      return enter(OFF, text);
    }
    case 'time':
      return event.what === 'again' ? { state, effects: [{ kind: 'listen' }] } : stay(state);
    default:
      return stay(state);
  }
}

function understand(state: VoiceState, text: string, rules: VoiceRules): VoiceStep {
  const next = rules.continuousListening ? LISTENING : OFF;
  const command = rules.keywordActivation ? afterKeyword(text, rules.activationKeyword) : text;
  if (command === undefined) {
    // Listening all the time, it hears what is not meant for it.
    if (rules.continuousListening) return stay(state);
    return enter(OFF, `Say “${rules.activationKeyword}” before a command.`);
  }
  const action = findAction(toSpoken(command));
  if (!action) {
    return respond(`Command not recognized: ${command}. Say "help" for the list of commands.`, next, rules);
  }
  if (action.asks && rules.confirmActions)
    return respond(`${action.says}? Say yes or no.`, { kind: 'confirming', action }, rules);
  return perform(action, next, rules);
}

function confirming(
  state: Extract<VoiceState, { kind: 'confirming' }>,
  event: VoiceEvent,
  rules: VoiceRules,
): VoiceStep {
  const next = rules.continuousListening ? LISTENING : OFF;
  switch (event.kind) {
    case 'heard': {
      const reply = toReply(event.text, rules.activationKeyword);
      if (reply === 'yes') return perform(state.action, next, rules);
      if (reply === 'no') return respond('Nothing was done.', next, rules);
      return { state, effects: [{ kind: 'show', text: `${state.action.says}? Say yes or no.` }] };
    }
    case 'ended':
      return again(state);
    case 'failed': {
      if (event.code === 'no-speech') return stay(state);
      return enter(OFF, toFailureText(event.code) ?? 'Stopped listening. Nothing was done.');
    }
    case 'time':
      if (event.what === 'again') return { state, effects: [{ kind: 'listen' }] };
      return event.what === 'answer' ? respond('No answer. Nothing was done.', next, rules) : stay(state);
    default:
      return stay(state);
  }
}

function perform(action: VoiceAction, next: VoiceState, rules: VoiceRules): VoiceStep {
  const { state, effects } = respond(
    action.says.endsWith('.') ? action.says : `${action.says}.`,
    action.ends ? OFF : next,
    rules,
  );
  return { state, effects: [{ kind: 'run', action }, ...effects] };
}

function respond(text: string, next: VoiceState, rules: VoiceRules): VoiceStep {
  if (!rules.audioFeedback) return enter(next, text);
  return {
    state: { kind: 'speaking', next },
    effects: [
      { kind: 'unwait' },
      { kind: 'deafen' },
      { kind: 'show', text },
      { kind: 'wait', what: 'speech', ms: SPEECH_MS },
      { kind: 'say', text },
    ],
  };
}

function enter(state: VoiceState, text?: string): VoiceStep {
  const effects: VoiceEffect[] = [{ kind: 'unwait' }, { kind: 'silence' }];
  if (text !== undefined) effects.push({ kind: 'show', text });
  if (state.kind === 'confirming') effects.push({ kind: 'wait', what: 'answer', ms: ANSWER_MS });
  effects.push({ kind: state.kind === 'off' ? 'deafen' : 'listen' });
  return { state, effects };
}

const stay = (state: VoiceState): VoiceStep => ({ state, effects: [] });

const again = (state: VoiceState): VoiceStep => ({
  state,
  effects: [{ kind: 'wait', what: 'again', ms: AGAIN_MS }],
});
