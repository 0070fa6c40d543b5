import { useEffect, useRef, useState } from 'react';
import { usePlace } from '../../../router/place.ts';
import { askAssistant } from '../../../services/ask-assistant.ts';
import { findCarded } from '../../../services/cards/find-carded.ts';
import { findAskable, type Askable } from './askable.ts';
import styles from './ask-anywhere.module.css';

/** So long the pointer rests on a value before asking is offered. */
const REST_MS = 250;
const LEAVE_MS = 250;

/**
 * Offers to ask about the value, row or log line under the pointer or the focus. It is one button for all of them:
 * values know nothing of the assistant and cost nothing for it. The key `a` asks without it.
 */
export function AskAnywhere() {
  const { path } = usePlace();
  const [target, setTarget] = useState<Askable>();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    setTarget(undefined);
    const plan = (next: Askable | undefined, ms: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setTarget(next), ms);
    };
    const onOver = ({ target: element, pointerType }: PointerEvent) => {
      // A finger that touches follows the link.
      if (pointerType !== 'mouse' || !(element instanceof Element)) return;
      if (element === button.current) return clearTimeout(timer.current);
      // Its card asks, too.
      const found = findCarded(element, path) ? undefined : findAskable(element, path);
      plan(found, found ? REST_MS : LEAVE_MS);
    };
    const onFocus = ({ target: element }: FocusEvent) => {
      if (element === button.current || !(element instanceof Element)) return;
      const isAskable = element.matches(':focus-visible') && !findCarded(element, path);
      plan(isAskable ? findAskable(element, path) : undefined, REST_MS);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') plan(undefined, 0);
      if (event.key !== 'a' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
        return;
      const { activeElement } = document;
      if (!activeElement || activeElement.matches('input, textarea, select, [contenteditable]')) return;
      const found = findAskable(activeElement, path);
      if (!found) return;
      event.preventDefault();
      ask(found);
    };
    const onScroll = () => plan(undefined, 0);
    document.addEventListener('pointerover', onOver);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKeyDown);
    addEventListener('scroll', onScroll, { passive: true, capture: true });
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('pointerover', onOver);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKeyDown);
      removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [path]);
  if (!target) return null;
  const { left, top } = toPlace(target.element);
  return (
    <button
      ref={button}
      type="button"
      className={styles.ask}
      style={{ left: `${left}px`, top: `${top}px` }}
      tabIndex={-1}
      title={`${target.title} (key a)`}
      onPointerLeave={() => setTarget(undefined)}
      onClick={() => {
        setTarget(undefined);
        ask(target);
      }}
    >
      Ask
    </button>
  );
}

function ask({ entity, question }: Askable): void {
  askAssistant(true, { entities: [entity], question });
}

/** Above the value's end, inside the window. */
function toPlace(element: Element): { readonly left: number; readonly top: number } {
  const { right, top, bottom } = element.getBoundingClientRect();
  return { left: Math.max(0, Math.min(right - 12, innerWidth - 48)), top: top < 90 ? bottom - 2 : top - 22 };
}
