/** Whether the sidebar is open and how wide, remembered. */
import { useEffect, useState } from 'react';
import { CHAT_KEYS } from '#contracts/assistant/chat';
import { readStored, writeStored } from '../../../ui/state/stored-value.ts';
import { toSidebarWidth, toStoredWidth } from './sidebar-width.ts';

export const readOpen = (): boolean => readStored(CHAT_KEYS.open) === true;
export const keepOpen = (open: boolean): void => void writeStored(CHAT_KEYS.open, open);

export interface SidebarSize {
  readonly width: number;
  readonly windowWidth: number;
  readonly isExpanded: boolean;
  readonly resize: (wanted: number) => void;
  /** Over the whole window, and back to the width before. */
  readonly toggleExpanded: () => void;
}

/** The width of the sidebar as it fits this window. */
export function useSidebarSize(): SidebarSize {
  const [wanted, setWanted] = useState(() => toStoredWidth(readStored(CHAT_KEYS.width)));
  const [isExpanded, setExpanded] = useState(false);
  const [windowWidth, setWindowWidth] = useState(innerWidth);
  useEffect(() => {
    const onResize = () => setWindowWidth(document.documentElement.clientWidth);
    onResize();
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, []);
  return {
    width: isExpanded ? windowWidth : toSidebarWidth(wanted, windowWidth),
    windowWidth,
    isExpanded,
    resize(width) {
      const fitting = toSidebarWidth(width, windowWidth);
      setExpanded(false);
      setWanted(fitting);
      writeStored(CHAT_KEYS.width, fitting);
    },
    toggleExpanded: () => setExpanded(!isExpanded),
  };
}
