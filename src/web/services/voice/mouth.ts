import type { VoiceSettings } from './voice-settings.ts';

type Sound = Pick<VoiceSettings, 'language' | 'voiceSpeed' | 'voiceVolume' | 'voicePitch' | 'preferredVoice'>;

export const canSpeak = (): boolean =>
  typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined';

/** The names of the browser's voices; some browsers know them only some time after the page began. */
export function watchVoices(tell: (names: readonly string[]) => void): () => void {
  if (!canSpeak()) return () => {};
  const read = () => tell([...new Set(speechSynthesis.getVoices().map(({ name }) => name))]);
  read();
  speechSynthesis.addEventListener('voiceschanged', read);
  return () => speechSynthesis.removeEventListener('voiceschanged', read);
}

/** Says a text aloud and calls `onSaid` when it was said or could not be. Calling the result makes it silent. */
export function speak(text: string, sound: Sound, onSaid: () => void): () => void {
  if (!canSpeak()) {
    onSaid();
    return () => {};
  }
  let isOver = false;
  const end = () => {
    if (!isOver) onSaid();
    isOver = true;
  };
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = sound.language;
  utterance.rate = sound.voiceSpeed;
  utterance.volume = sound.voiceVolume;
  utterance.pitch = sound.voicePitch;
  const voice = speechSynthesis.getVoices().find(({ name }) => name === sound.preferredVoice);
  if (voice) utterance.voice = voice;
  utterance.addEventListener('end', end);
  utterance.addEventListener('error', end);
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
  return () => {
    isOver = true;
    speechSynthesis.cancel();
  };
}
