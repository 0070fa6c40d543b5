import type { Side } from './onboarding.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where the card stands, in pixels of the window. */
export type CardPlace =
  | {
      readonly kind: 'beside';
      readonly side: Side;
      readonly left: number;
      readonly top: number;
      /** Middle of the target along the card's edge, from the card's left or top. */
      readonly arrow: number;
    }
  | { readonly kind: 'docked'; readonly edge: 'top' | 'bottom' };

/** Below this width of the window the card is docked at an edge. */
export const NARROW_PX = 640;
const GAP_PX = 16;
const MARGIN_PX = 12;

const OTHERS: Readonly<Record<Side, readonly Side[]>> = {
  top: ['top', 'bottom', 'right', 'left'],
  bottom: ['bottom', 'top', 'right', 'left'],
  left: ['left', 'right', 'bottom', 'top'],
  right: ['right', 'left', 'bottom', 'top'],
};

/**
 * Puts a card beside its target on the wanted side, or the next one with room, below what covers the
 * `top` of the window. Where no side has room, and on phones, it is docked at the edge it hides less at.
 */
export function placeCard({
  target,
  card,
  view,
  top,
  position,
}: {
  readonly target: Box;
  readonly card: Size;
  readonly view: Size;
  readonly top: number;
  readonly position: Side;
}): CardPlace {
  if (view.width < NARROW_PX) return dock(target, card, view, top);
  const right = target.left + target.width;
  const bottom = target.top + target.height;
  const side = OTHERS[position].find((candidate) => {
    switch (candidate) {
      case 'top':
        return target.top - GAP_PX - card.height >= top && target.top <= view.height;
      case 'bottom':
        return bottom + GAP_PX + card.height <= view.height - MARGIN_PX && bottom >= top;
      case 'left':
        return target.left - GAP_PX - card.width >= MARGIN_PX;
      case 'right':
        return right + GAP_PX + card.width <= view.width - MARGIN_PX;
    }
  });
  if (side === undefined) return dock(target, card, view, top);
  if (side === 'top' || side === 'bottom') {
    const middle = target.left + target.width / 2;
    const left = clamp(middle - card.width / 2, MARGIN_PX, view.width - card.width - MARGIN_PX);
    return {
      kind: 'beside',
      side,
      left,
      top: side === 'top' ? target.top - GAP_PX - card.height : bottom + GAP_PX,
      arrow: clamp(middle - left, GAP_PX, card.width - GAP_PX),
    };
  }
  // Of a target taller than the window, the middle of what is seen counts.
  const middle = (Math.max(target.top, top) + Math.min(bottom, view.height)) / 2;
  const cardTop = clamp(middle - card.height / 2, top + MARGIN_PX, view.height - card.height - MARGIN_PX);
  return {
    kind: 'beside',
    side,
    left: side === 'left' ? target.left - GAP_PX - card.width : right + GAP_PX,
    top: cardTop,
    arrow: clamp(middle - cardTop, GAP_PX, card.height - GAP_PX),
  };
}

function dock(target: Box, card: Size, view: Size, top: number): CardPlace {
  const hiddenBelow = target.top + target.height > view.height - card.height - MARGIN_PX;
  const freeAbove = target.top >= top + card.height + MARGIN_PX;
  return { kind: 'docked', edge: hiddenBelow && freeAbove ? 'top' : 'bottom' };
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
