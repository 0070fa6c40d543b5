import { PRODUCT } from '#contracts/product';
import { partOf } from '#std/record';
import { createStoredStore, useStore } from '../../ui/state/store.ts';

export interface VoiceSettings {
  /** Whether the voice buttons are shown at all; nothing listens before one of them is pressed. */
  readonly enabled: boolean;
  /** BCP 47; one of `VOICE_LANGUAGES`. */
  readonly language: string;
  /** 1 is the voice's own. */
  readonly voiceSpeed: number;
  /** 0 to 1. */
  readonly voiceVolume: number;
  /** 1 is the voice's own. */
  readonly voicePitch: number;
  /** Name of a voice of this browser; `null` for its own choice. */
  readonly preferredVoice: string | null;
  /** Goes on listening after a command. */
  readonly continuousListening: boolean;
  readonly audioFeedback: boolean;
  /** Asks before it acts. */
  readonly confirmActions: boolean;
  /** Commands need `activationKeyword` before them. */
  readonly keywordActivation: boolean;
  readonly activationKeyword: string;
}

export const VOICE_DEFAULTS: VoiceSettings = {
  enabled: false,
  language: 'en-US',
  voiceSpeed: 1,
  voiceVolume: 0.8,
  voicePitch: 1,
  preferredVoice: null,
  continuousListening: false,
  audioFeedback: true,
  confirmActions: true,
  keywordActivation: true,
  activationKeyword: PRODUCT.slug,
};

/** Commands are English words; this is whose English. */
export const VOICE_LANGUAGES: Readonly<Record<string, string>> = {
  'en-US': 'English (United States)',
  'en-GB': 'English (United Kingdom)',
  'en-AU': 'English (Australia)',
  'en-CA': 'English (Canada)',
  'en-IE': 'English (Ireland)',
  'en-IN': 'English (India)',
  'en-NZ': 'English (New Zealand)',
  'en-ZA': 'English (South Africa)',
};

export const VOICE_RANGES = {
  voiceSpeed: { min: 0.5, max: 2, step: 0.1 },
  voiceVolume: { min: 0, max: 1, step: 0.1 },
  voicePitch: { min: 0, max: 2, step: 0.1 },
} as const;

export const KEYWORD_LIMIT = 40;
export const VOICE_KEY = `${PRODUCT.slug}-voice-settings`;
const VERSION = 1;

/** What was stored, part by part: a part that is not one of ours falls back alone. */
export function parseVoiceSettings(stored: unknown): VoiceSettings {
  const given = partOf(stored, 'version') === VERSION ? partOf(stored, 'settings') : undefined;
  const flag = (name: keyof VoiceSettings, otherwise: boolean): boolean => {
    const value = partOf(given, name);
    return typeof value === 'boolean' ? value : otherwise;
  };
  const number = (name: keyof typeof VOICE_RANGES): number => {
    const value = partOf(given, name);
    const { min, max } = VOICE_RANGES[name];
    return typeof value === 'number' && value >= min && value <= max ? value : VOICE_DEFAULTS[name];
  };
  const language = partOf(given, 'language');
  const voice = partOf(given, 'preferredVoice');
  const keyword = partOf(given, 'activationKeyword');
  return {
    enabled: flag('enabled', false),
    language:
      typeof language === 'string' && Object.hasOwn(VOICE_LANGUAGES, language)
        ? language
        : VOICE_DEFAULTS.language,
    voiceSpeed: number('voiceSpeed'),
    voiceVolume: number('voiceVolume'),
    voicePitch: number('voicePitch'),
    preferredVoice: typeof voice === 'string' && voice !== '' && voice.length <= 200 ? voice : null,
    continuousListening: flag('continuousListening', false),
    audioFeedback: flag('audioFeedback', true),
    confirmActions: flag('confirmActions', true),
    keywordActivation: flag('keywordActivation', true),
    activationKeyword:
      typeof keyword === 'string' && /[\p{L}\p{N}]/u.test(keyword)
        ? keyword.trim().slice(0, KEYWORD_LIMIT)
        : VOICE_DEFAULTS.activationKeyword,
  };
}

const settings = createStoredStore(VOICE_KEY, parseVoiceSettings, (now) => ({
  version: VERSION,
  settings: now,
}));

export const readVoiceSettings = settings.read;

/** The settings as they are now, in this tab and every other, and how to change a part of them. */
export function useVoiceSettings(): readonly [VoiceSettings, (part: Partial<VoiceSettings>) => void] {
  return [useStore(settings), (part) => settings.write({ ...settings.read(), ...part })];
}
