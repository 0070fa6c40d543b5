import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseVoiceSettings, VOICE_DEFAULTS } from './voice-settings.ts';

const parse = (settings: unknown) => parseVoiceSettings({ version: 1, settings });

describe('voice settings', () => {
  test('are off, en-US, speed 1, volume 0.8, pitch 1, no preferred voice, not continuous, and all else on', () => {
    expect(parseVoiceSettings(undefined)).toEqual({
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
      activationKeyword: 'osvm',
    });
  });

  test('are read back as they were stored', () => {
    const set = {
      enabled: true,
      language: 'en-GB',
      voiceSpeed: 1.5,
      voiceVolume: 0,
      voicePitch: 2,
      preferredVoice: 'Daniel',
      continuousListening: true,
      audioFeedback: false,
      confirmActions: false,
      keywordActivation: false,
      activationKeyword: 'hello computer',
    };
    expect(parse(set)).toEqual(set);
  });

  test('a part that is not one of ours falls back alone', () => {
    expect(
      parse({
        enabled: 'yes',
        language: 'xx',
        voiceSpeed: 99,
        voiceVolume: -1,
        preferredVoice: 5,
        voicePitch: 0.5,
      }),
    ).toEqual({ ...VOICE_DEFAULTS, voicePitch: 0.5 });
    expect(parse({ activationKeyword: ' .,! ' }).activationKeyword).toBe('osvm');
    expect(parse({ activationKeyword: '  Nova ' }).activationKeyword).toBe('Nova');
    expect(parse({ activationKeyword: 'x'.repeat(500) }).activationKeyword).toHaveLength(40);
  });

  test('of another version nothing is taken', () => {
    expect(parseVoiceSettings({ version: 2, settings: { enabled: true } })).toEqual(VOICE_DEFAULTS);
    expect(parseVoiceSettings({ enabled: true })).toEqual(VOICE_DEFAULTS);
  });

  test('any junk gives settings that can be used, and never switches voice on', () => {
    fc.assert(
      fc.property(fc.anything(), (junk) => {
        for (const settings of [parseVoiceSettings(junk), parse(junk)]) {
          expect(Object.keys(settings)).toEqual(Object.keys(VOICE_DEFAULTS));
          expect(parse(settings)).toEqual(settings);
          if (!(typeof junk === 'object' && junk !== null && 'enabled' in junk))
            expect(settings.enabled).toBe(false);
        }
      }),
    );
  });
});
