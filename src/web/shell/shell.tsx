import { useEffect, useState, type ReactNode } from 'react';
import { EMBED_PATH } from '#contracts/dashboards/shared-links';
import type { Head } from '../pages/define-page.ts';
import { usePlace } from '../router/place.ts';
import { setAssistantSource } from '../services/ask-assistant.ts';
import { ClusterBanner } from './cluster-banner.tsx';
import { Footer } from './footer.tsx';
import { Late } from './late.tsx';
import { Navbar } from './navbar.tsx';
import { toDocumentTitle } from '../navigation/head.ts';
import { useIdle } from './use-idle.ts';
import { useShortcuts } from './use-shortcuts.ts';
import styles from './shell.module.css';

const loadPalette = () => import('./command-palette.tsx');
const loadKeys = () => import('./key-list.tsx');
const loadServices = () => import('../services/late.tsx');
const loadAssistant = () => import('../features/chat/frame/assistant-host.tsx');

/** Everything around a page: navbar, banner, main column, footer, and what the keyboard opens. */
export function Shell(props: ShellProps) {
  const { path } = usePlace();
  return path.startsWith(EMBED_PATH) ? (
    // Another site frames it: there is nothing to press but what leads out of the frame.
    <main id="main" className={styles.embedded}>
      {props.children}
    </main>
  ) : (
    <WholeShell {...props} />
  );
}

interface ShellProps {
  readonly head: Head;
  readonly children: ReactNode;
}

function WholeShell({ head, children }: ShellProps) {
  const { pending } = usePlace();
  const [open, setOpen] = useState<'palette' | 'keys'>();
  useShortcuts({ openPalette: () => setOpen('palette'), openKeys: () => setOpen('keys') });
  const isIdle = useIdle();
  /** How often the assistant was asked for. */
  const [asked, setAsked] = useState(0);
  useEffect(() => setAssistantSource(() => setAsked((times) => times + 1)), []);
  const close = () => setOpen(undefined);
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Navbar onPalette={() => setOpen('palette')} />
      {pending && <div className={styles.progress} role="progressbar" aria-label="Loading the page" />}
      <main id="main" className={styles.main} tabIndex={-1} aria-busy={pending}>
        <ClusterBanner />
        {children}
      </main>
      <Footer />
      <div className="visually-hidden" aria-live="polite">
        {toDocumentTitle(head)}
      </div>
      {isIdle && <Late load={loadServices}>{(Services) => <Services />}</Late>}
      {(isIdle || asked > 0) && (
        <Late
          load={loadAssistant}
          wish={asked + 1}
          failure={asked > 0 && 'The assistant could not be loaded.'}
          onDismiss={() => setAsked(0)}
        >
          {(Assistant) => <Assistant />}
        </Late>
      )}
      {open && (
        <Late
          key={open}
          load={open === 'palette' ? loadPalette : loadKeys}
          failure={`The ${open === 'palette' ? 'commands' : 'list of keys'} could not be loaded.`}
          onDismiss={close}
        >
          {(Opened) => <Opened onClose={close} />}
        </Late>
      )}
    </>
  );
}
