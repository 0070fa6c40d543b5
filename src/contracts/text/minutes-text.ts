import { toDurationText } from './value-text.ts';

/** A length to the whole minute, once it is one: how long something is covered so far, beside other figures. */
export const toMinutesText = (seconds: number): string =>
  toDurationText(seconds < 60 ? Math.max(0, Math.floor(seconds)) : Math.floor(seconds / 60) * 60);
