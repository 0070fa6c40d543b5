import { lazy, Suspense } from 'preact/compat';
import { useState } from 'preact/hooks';
import { Icon } from '../ui/icon.tsx';
import { useChangelogNews } from './use-changelog-news.ts';
import styles from './changelog-button.module.css';

const ChangelogDialog = lazy(() => import('./changelog-dialog.tsx'));
const JoinPanel = lazy(() => import('./join-panel.tsx'));

/** Opens the changelog; a red dot says that something new stands in it. */
export function ChangelogButton() {
  const [isNew, look] = useChangelogNews();
  const [open, setOpen] = useState<'changelog' | 'join'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <button
        type="button"
        class={styles.button}
        aria-haspopup="dialog"
        aria-label={isNew ? 'Changelog, something new' : 'Changelog'}
        title="Changelog"
        data-changelog
        onClick={() => setOpen('changelog')}
      >
        <span class={styles.icon}>
          <Icon name="notes" size={18} />
          {isNew && <span class={styles.dot} data-dot />}
        </span>
      </button>
      {open === 'changelog' && (
        <Suspense fallback={null}>
          <ChangelogDialog onClose={close} onLooked={look} onJoin={() => setOpen('join')} />
        </Suspense>
      )}
      {open === 'join' && (
        <Suspense fallback={null}>
          <JoinPanel onClose={() => setOpen('changelog')} />
        </Suspense>
      )}
    </>
  );
}
