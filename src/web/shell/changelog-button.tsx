import { Suspense, lazy, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Tooltip } from '../ui/overlay/tooltip.tsx';
import { useChangelogNews } from './use-changelog-news.ts';
import styles from './changelog-button.module.css';

const ChangelogDialog = lazy(() => import('./changelog-dialog.tsx'));
const JoinPanel = lazy(() => import('../services/join/join-panel.tsx'));

/** Opens the changelog; a red dot says that something new stands in it. */
export function ChangelogButton() {
  const [isNew, look] = useChangelogNews();
  const [open, setOpen] = useState<'changelog' | 'join'>();
  const close = () => setOpen(undefined);
  const label = isNew ? 'Changelog, something new' : 'Changelog';
  return (
    <>
      <Tooltip text={label}>
        <button
          type="button"
          className={styles.button}
          aria-haspopup="dialog"
          aria-label={label}
          data-changelog
          onClick={() => setOpen('changelog')}
        >
          <span className={styles.icon}>
            <Icon name="notes" size={18} />
            {isNew && <span className={styles.dot} data-dot />}
          </span>
        </button>
      </Tooltip>
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
