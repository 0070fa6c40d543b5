/** Whether voice input is to be offered, for parts of the first load: they must not load what decides it. */
const NAME = 'voice';

export function setVoiceFlag(on: boolean): void {
  document.documentElement.dataset[NAME] = String(on);
  dispatchEvent(new Event(NAME));
}

/** Calls `tell` now and at every change, until the result is called. */
export function watchVoiceFlag(tell: (on: boolean) => void): () => void {
  const read = () => tell(document.documentElement.dataset[NAME] === 'true');
  read();
  addEventListener(NAME, read);
  return () => removeEventListener(NAME, read);
}
