import { createContext, useContext } from 'react';
import type { Names } from '#contracts/answers';
import type { Wire } from '#std/json';

export type WireNames = Wire<Names>;

export const NO_NAMES: WireNames = { labels: {}, tokens: {} };

const NamesContext = createContext<WireNames>(NO_NAMES);
/** Labels and tokens for everything below. */
export const NamesProvider = NamesContext.Provider;
export const useNames = (): WireNames => useContext(NamesContext);

/** Names of several answers; of one thing, the later. */
export const joinNames = (before: WireNames, more: WireNames): WireNames => ({
  labels: { ...before.labels, ...more.labels },
  tokens: { ...before.tokens, ...more.tokens },
});
