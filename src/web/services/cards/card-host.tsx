import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { usePlace } from '../../router/place.ts';
import { readOwnThings } from '../../visitor/own-things.ts';
import { useLatePart } from '../../ui/state/use-late-part.ts';
import { askAssistant } from '../ask-assistant.ts';
import { changeWatched } from '../own-things/watching.ts';
import { findCarded, findFocused, toWatchedKind, type Carded } from './find-carded.ts';

/** So long the pointer rests on a link before its card opens, and may be away before it closes. */
const REST_MS = 450;
const LEAVE_MS = 250;

const loadCard = () => import('./entity-card.tsx');
const loadLabel = () => import('../own-things/label-dialog.tsx');

interface Open extends Carded {
  /** The focus goes into a card that a key opened, and back when it closes. */
  readonly isByKey: boolean;
}

/**
 * Cards of what links lead to: they open under the pointer that rests, and by `i`. `l` gives the focused address, or
 * the one of the page, a label, and `w` watches it. One listener for all: links know nothing of it.
 */
export function CardHost() {
  const { path, cluster } = usePlace();
  const [open, setOpen] = useState<Open>();
  const [labelled, setLabelled] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const planned = useRef<Open>(undefined);
  const { Part: Card } = useLatePart(loadCard, open !== undefined);
  const { Part: LabelDialog } = useLatePart(loadLabel, labelled !== undefined);

  const cancel = () => {
    clearTimeout(timer.current);
    planned.current = undefined;
  };
  const plan = (next: Open | undefined, ms: number) => {
    cancel();
    planned.current = next;
    timer.current = setTimeout(() => {
      planned.current = undefined;
      // A list that is read again may have taken its link away.
      setOpen(next?.link.isConnected ? next : undefined);
    }, ms);
  };
  /** Before what comes after the card: a dialog gives the focus back to where it found it. */
  const focusLink = () => {
    if (open?.isByKey) open.link.focus();
  };
  const label = (address: string) => {
    focusLink();
    setOpen(undefined);
    setLabelled(address);
  };
  const onOver = useEffectEvent(({ target, pointerType }: PointerEvent) => {
    // A finger follows the link.
    if (pointerType !== 'mouse' || !(target instanceof Element)) return;
    if (target.closest('[data-card]')) return cancel();
    const found = findCarded(target, path);
    if (found && found.link === open?.link) return cancel();
    if (found) plan({ ...found, isByKey: false }, REST_MS);
    else if (!open?.isByKey) plan(undefined, LEAVE_MS);
  });
  const onLeave = useEffectEvent(() => {
    if (!open?.isByKey) plan(undefined, 0);
  });
  /** A card stays where it was put, so it goes; one to come waits until all rests, for no event says so again. */
  const onScroll = useEffectEvent(() => {
    if (!planned.current) return onLeave();
    plan(planned.current, REST_MS);
    if (!open?.isByKey) setOpen(undefined);
  });
  const onPressBeside = useEffectEvent(() => plan(undefined, 0));
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      cancel();
      if (!open) return;
      event.preventDefault();
      plan(undefined, 0);
      return focusLink();
    }
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const { activeElement } = document;
    if (activeElement?.matches('input, textarea, select, [contenteditable]') || isInDialog(activeElement))
      return;
    const { link, entity } = open ?? findFocused(activeElement, path) ?? {};
    if (!entity) return;
    const kind = toWatchedKind(entity);
    if (event.key === 'i' && link) plan({ link, entity, isByKey: true }, 0);
    else if (event.key === 'l' && kind) label(entity.id);
    else if (event.key === 'w' && kind && cluster !== 'custom')
      void changeWatched(
        { cluster, kind, address: entity.id },
        readOwnThings().watched.has(`${cluster} ${entity.id}`),
      );
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    setOpen(undefined);
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('pointerover', onOver, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!(target instanceof Element) || !target.closest('[data-card]')) onPressBeside();
      },
      { signal },
    );
    document.documentElement.addEventListener('pointerleave', onLeave, { signal });
    addEventListener('scroll', onScroll, { signal, passive: true, capture: true });
    return () => {
      clearTimeout(timer.current);
      stop.abort();
    };
  }, [path]);
  // What the browser itself would say over it.
  useEffect(() => {
    const { link } = open ?? {};
    const title = link?.title;
    if (!link || !title) return undefined;
    link.removeAttribute('title');
    return () => {
      link.title = title;
    };
  }, [open]);

  const main = open?.link.closest('main');
  return (
    <>
      {open &&
        main &&
        Card &&
        createPortal(
          <Card
            key={open.entity.id}
            {...open}
            onLeft={() => plan(undefined, 0)}
            onLabel={() => label(open.entity.id)}
            onAsk={() => {
              focusLink();
              setOpen(undefined);
              askAssistant(true, { entities: [open.entity] });
            }}
          />,
          main,
        )}
      {labelled !== undefined && LabelDialog && (
        <LabelDialog address={labelled} onClose={() => setLabelled(undefined)} />
      )}
    </>
  );
}

const isInDialog = (element: Element | null): boolean => Boolean(element?.closest('dialog[open]'));
