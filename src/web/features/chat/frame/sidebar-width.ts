/** How wide the sidebar may be. */
import { SIDEBAR_PX } from '#contracts/assistant/chat';

/** The wanted width, or the nearest one that fits the window. */
export function toSidebarWidth(wanted: number, windowWidth: number): number {
  const asked = Number.isFinite(wanted) ? wanted : SIDEBAR_PX.normal;
  const widest = Math.max(SIDEBAR_PX.least, windowWidth);
  return Math.min(widest, Math.max(Math.min(SIDEBAR_PX.normal, windowWidth), asked));
}

/** The panel is docked right: the left arrow widens it, the right one narrows it. */
export function stepWidth(width: number, key: string, windowWidth: number): number | undefined {
  const step = key === 'ArrowLeft' ? SIDEBAR_PX.step : key === 'ArrowRight' ? -SIDEBAR_PX.step : undefined;
  return step === undefined ? undefined : toSidebarWidth(width + step, windowWidth);
}

export type WidthBucket = 'narrow' | 'compact' | 'regular' | 'wide';

/** Up to 420, 421 to 520, 521 to 640, over 640. */
export function toWidthBucket(width: number): WidthBucket {
  if (width <= 420) return 'narrow';
  if (width <= 520) return 'compact';
  return width <= 640 ? 'regular' : 'wide';
}

/** What the page gives up for the sidebar; nothing where too little of it would stay. */
export function toPageInset(width: number, windowWidth: number): number {
  return windowWidth - width >= SIDEBAR_PX.leastPage ? width : 0;
}

/** A stored width, whatever was stored. */
export const toStoredWidth = (stored: unknown): number =>
  typeof stored === 'number' && Number.isFinite(stored) && stored > 0 ? stored : SIDEBAR_PX.normal;
