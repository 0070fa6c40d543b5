import { lazy, Suspense } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { Head } from '../pages/define-page.ts';
import { usePlace } from '../router/place.ts';
import { setAssistantSource } from '../services/ask-assistant.ts';
import { Boundary } from './boundary.tsx';
import { ClusterBanner } from './cluster-banner.tsx';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';
import { toDocumentTitle } from './head.ts';
import { useIdle } from './use-idle.ts';
import { useShortcuts } from './use-shortcuts.ts';
import styles from './shell.module.css';

const CommandPalette = lazy(() => import('./command-palette.tsx'));
const LateServices = lazy(() => import('../services/late.tsx'));
const Assistant = lazy(() => import('../features/chat/assistant-host.tsx'));
const KeyList = lazy(() => import('./key-list.tsx'));

/** Everything around a page: navbar, banner, main column, footer, and what the keyboard opens. */
export function Shell({ head, children }: { readonly head: Head; readonly children: ComponentChildren }) {
  const { pending, path } = usePlace();
  const [open, setOpen] = useState<'palette' | 'keys'>();
  useShortcuts({ openPalette: () => setOpen('palette'), openKeys: () => setOpen('keys') });
  const isIdle = useIdle();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => setAssistantSource(() => setAsked(true)), []);
  const close = () => setOpen(undefined);
  return (
    <>
      <a class={styles.skip} href="#main">
        Skip to content
      </a>
      <Navbar onPalette={() => setOpen('palette')} />
      {pending && <div class={styles.progress} role="progressbar" aria-label="Loading the page" />}
      <main id="main" class={styles.main} tabIndex={-1} aria-busy={pending}>
        <ClusterBanner />
        <Boundary key={path}>{children}</Boundary>
      </main>
      <Footer />
      <div class="visually-hidden" aria-live="polite">
        {toDocumentTitle(head)}
      </div>
      {isIdle && (
        <Suspense fallback={null}>
          <LateServices />
        </Suspense>
      )}
      {(isIdle || isAsked) && (
        <Suspense fallback={null}>
          <Assistant />
        </Suspense>
      )}
      {open && (
        <Suspense fallback={null}>
          {open === 'palette' ? <CommandPalette onClose={close} /> : <KeyList onClose={close} />}
        </Suspense>
      )}
    </>
  );
}
