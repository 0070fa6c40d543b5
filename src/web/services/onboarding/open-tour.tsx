import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { notify } from '../notifications/notify.ts';
import { FLOWS } from './flows.ts';
import { findSuggested, type OnboardingFlow, type OnboardingStep } from './onboarding.ts';
import { placeCard, type Box, type CardPlace, type Size } from './place-card.ts';
import { TourCard } from './tour-card.tsx';
import { moveTour, type Tours } from './tour-store.ts';
import { useAutoAdvance } from './use-auto-advance.ts';
import { useStepPage } from './use-step-page.ts';
import { useTarget, type Target } from './use-target.ts';
import styles from './tour.module.css';

const DOCKED: CardPlace = { kind: 'docked', edge: 'bottom' };

export interface OpenTourProps {
  readonly flow: OnboardingFlow;
  readonly step: OnboardingStep;
  readonly index: number;
  readonly tours: Tours;
}

/** A step beside what it explains: a ring around the target and a card that takes nothing else away. */
export function OpenTour({ flow, step, index, tours }: OpenTourProps) {
  const page = useStepPage(step.page, tours.moves);
  const target = useTarget(page.state === 'there' ? step.target : undefined);
  const card = useRef<HTMLElement>(null);
  const size = useSize(card);
  const box = target.kind === 'found' ? target.box : undefined;
  const place = box && size && tours.preferences.showTooltips ? toPlace(box, size, step.position) : DOCKED;
  const advance = (kind: 'next' | 'skip') => {
    moveTour({ kind });
    if (index === flow.steps.length - 1) sayCompleted(flow, tours);
  };
  useFocusBack();
  useScrollTo(target, step.id);
  useStepFocus(card, `${step.id} ${page.state}`);
  useTourKeys(card, {
    next: () => advance('next'),
    previous: () => moveTour({ kind: 'previous' }),
    close: () => moveTour({ kind: 'dismiss' }),
  });
  const hold = useAutoAdvance({
    on: tours.preferences.autoAdvance && target.kind === 'found',
    text: `${step.title} ${step.content}`,
    speed: tours.preferences.playSpeed,
    key: step.id,
    advance: () => advance('next'),
  });
  // The corner of the late services lies below the navbar, the tour above it.
  return createPortal(
    <>
      {box && (
        <div
          className={styles.ring}
          aria-hidden="true"
          data-tour-ring={step.id}
          style={{
            position: 'fixed',
            left: box.left - 5,
            top: box.top - 5,
            width: box.width + 10,
            height: box.height + 10,
          }}
        />
      )}
      <TourCard
        cardRef={card}
        flow={flow}
        step={step}
        index={index}
        place={place}
        state={page.state === 'there' ? target.kind : page.state}
        onGo={page.go}
        onAction={() => target.kind === 'found' && act(step, target.element)}
        onMove={(kind) => (kind === 'next' || kind === 'skip' ? advance(kind) : moveTour({ kind }))}
        onHold={hold}
      />
    </>,
    document.body,
  );
}

function toPlace(target: Box, card: Size, position: OnboardingStep['position']): CardPlace {
  const { clientWidth, clientHeight } = document.documentElement;
  const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return placeCard({ target, card, view: { width: clientWidth, height: clientHeight }, top, position });
}

function act({ action }: OnboardingStep, element: HTMLElement): void {
  if (action?.kind === 'click') element.click();
  if (action?.kind !== 'focus') return;
  const field = element.matches('input, textarea, select')
    ? element
    : element.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select');
  field?.focus();
}

function sayCompleted(flow: OnboardingFlow, tours: Tours): void {
  const done = { ...tours.progress, [flow.id]: { ...tours.progress[flow.id]!, completed: true } };
  const following = findSuggested(FLOWS, done, tours.preferences);
  notify({
    type: 'success',
    title: `Tour completed: ${flow.title}`,
    ...(following && {
      message: `Next could be ${following.title}, ${following.estimatedTime} minutes.`,
      action: { label: 'Start it', onClick: () => moveTour({ kind: 'start', flowId: following.id }) },
      duration: 12_000,
    }),
  });
}

/** Size of an element after each render. */
function useSize(ref: { readonly current: HTMLElement | null }): Size | undefined {
  const [size, setSize] = useState<Size>();
  // oxlint-disable-next-line react/exhaustive-deps -- the same size changes nothing
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    if (size?.width !== width || size.height !== height) setSize({ width, height });
  });
  return size;
}

/** When the tour closes, the focus goes back to where it was before. */
function useFocusBack(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (!lost) return;
      const back = before instanceof HTMLElement && before.isConnected && before !== document.body;
      (back ? before : document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
    };
  }, []);
}

/** Brings a target into view once, when it was found. */
function useScrollTo(target: Target, key: string): void {
  const element = target.kind === 'found' ? target.element : undefined;
  useEffect(() => {
    if (!element) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const tall = element.offsetHeight > innerHeight / 2 || innerWidth < 640;
    element.scrollIntoView({ block: tall ? 'start' : 'center', behavior: calm ? 'auto' : 'smooth' });
  }, [element, key]);
}

/** Gives the card the focus at each step, so that it is read; never out of a field someone types in. */
function useStepFocus(card: { readonly current: HTMLElement | null }, key: string): void {
  useEffect(() => {
    const held = document.activeElement;
    // A field of a dialog that was just closed holds the focus a moment longer, unseen.
    if (held?.matches('input, textarea, select, [contenteditable]') && held.checkVisibility()) return;
    if (document.querySelector('dialog:modal')) return;
    card.current?.focus({ preventScroll: true });
  }, [card, key]);
}

/** Arrow keys move and Escape closes while the focus is in the card or nowhere. */
function useTourKeys(
  card: { readonly current: HTMLElement | null },
  keys: { readonly next: () => void; readonly previous: () => void; readonly close: () => void },
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { activeElement } = document;
    const ours = card.current?.contains(activeElement) || activeElement === document.body;
    if (!ours || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowRight') keys.next();
    else if (event.key === 'ArrowLeft') keys.previous();
    else if (event.key === 'Escape') keys.close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => onKey(event);
    // Before those on the document, for which Escape means something else.
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, [card]);
}
