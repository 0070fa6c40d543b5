import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Names } from '#contracts/answers';
import type { Wire } from '#std/json';

export type WireNames = Wire<Names>;

export const NO_NAMES: WireNames = { labels: {}, tokens: {} };

const NamesContext = createContext<WireNames>(NO_NAMES);
/** Labels and tokens for everything below. */
export const NamesProvider = NamesContext.Provider;
export const useNames = (): WireNames => useContext(NamesContext);
