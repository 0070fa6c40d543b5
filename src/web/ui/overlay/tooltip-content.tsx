import { Tooltip } from 'radix-ui';
import { useEffect, type ReactNode } from 'react';
import { Adopted } from '../state/adopted.tsx';
import { layerOf } from './layer-of.ts';
import styles from './tooltip.module.css';

/** How long the pointer rests, or a finger is held. */
const REST_MS = 400;
const HOLD_MS = 500;

export interface TooltipContentProps {
  readonly anchor: HTMLElement;
  readonly text: ReactNode;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** The part of a tooltip that watches its element and shows the text. */
export default function TooltipContent({ anchor, text, isOpen, onOpen }: TooltipContentProps) {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      // It came while the pointer rested on the element, or while the focus was there.
      if (matchMedia('(hover: hover)').matches && anchor.matches(':hover'))
        anchor.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
      if (anchor.matches(':focus-visible') && !isGivenBack()) onOpen(true);
    });
    const stop = watchHold(anchor, () => onOpen(true));
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [anchor, onOpen]);
  return (
    <Tooltip.Provider delayDuration={REST_MS}>
      <Tooltip.Root
        open={isOpen}
        // Not over what the element itself has opened, nor when that is closed: Escape would mean the tooltip then.
        onOpenChange={(next) =>
          onOpen(next && anchor.ariaExpanded !== 'true' && (anchor.matches(':hover') || !isGivenBack()))
        }
      >
        <Tooltip.Trigger asChild>
          <Adopted
            element={anchor}
            listens
            isDescribed={typeof text === 'string' && text !== anchor.ariaLabel}
          />
        </Tooltip.Trigger>
        <Tooltip.Portal container={layerOf(anchor)}>
          <Tooltip.Content className={styles.tooltip} side="bottom" sideOffset={5} collisionPadding={8}>
            {text}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}

let keyDown = '';
addEventListener('keydown', ({ key }) => (keyDown = key), { capture: true });
const forgetKey = () => (keyDown = '');
for (const end of ['keyup', 'pointerdown']) addEventListener(end, forgetKey, { capture: true });
// Of the window alone: a key that is let go in another one is not reported here.
addEventListener('blur', forgetKey);

/** Whether the focus came by a key that closes or presses something, so that nobody went looking for this element. */
const isGivenBack = (): boolean => keyDown === 'Escape' || keyDown === 'Enter' || keyDown === ' ';

/** A finger that is held on the element asks what it is, and presses nothing when it goes. */
function watchHold(element: HTMLElement, onHold: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;
  const begin = () => {
    timer = setTimeout(() => {
      isHeld = true;
      onHold();
    }, HOLD_MS);
  };
  const end = () => clearTimeout(timer);
  element.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      isHeld = false;
      if (pointerType === 'touch') begin();
    },
    { signal },
  );
  for (const type of ['pointerup', 'pointercancel', 'pointerleave'])
    element.addEventListener(type, end, { signal });
  element.addEventListener(
    'click',
    (event) => {
      if (!isHeld) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { signal, capture: true },
  );
  return () => {
    end();
    stop.abort();
  };
}
