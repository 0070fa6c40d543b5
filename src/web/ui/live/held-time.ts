import { createContext, useContext } from 'react';

const HeldTime = createContext<number | undefined>(undefined);

/** Ages below are those of this time, in unix ms, where one is given: of rows that stand still. */
export const HeldTimeProvider = HeldTime.Provider;
export const useHeldTime = (): number | undefined => useContext(HeldTime);
