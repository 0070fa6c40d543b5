import { useEffect, useState } from 'preact/hooks';
import {
  readVoiceSettings,
  saveVoiceSettings,
  VOICE_DEFAULTS,
  watchVoiceSettings,
  type VoiceSettings,
} from './voice-settings.ts';

/** The settings as they are now, in this tab and every other, and how to change a part of them. */
export function useVoiceSettings(): readonly [VoiceSettings, (part: Partial<VoiceSettings>) => void] {
  const [settings, setSettings] = useState(VOICE_DEFAULTS);
  useEffect(() => {
    const read = () => setSettings(readVoiceSettings());
    read();
    return watchVoiceSettings(read);
  }, []);
  return [settings, (part) => saveVoiceSettings({ ...readVoiceSettings(), ...part })];
}
