import { createStore, useStore } from '../../ui/state/store.ts';

/** Whether voice input is to be offered, for parts of the first load: they must not load what decides it. */
const flag = createStore(false);

/** Decides it; the page's element says that it was decided. */
export function setVoiceFlag(on: boolean): void {
  document.documentElement.dataset['voice'] = String(on);
  flag.write(on);
}

export const useVoiceFlag = (): boolean => useStore(flag);
