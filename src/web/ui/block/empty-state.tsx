import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Drawing, Icon } from '../icon.tsx';
import { NOTICE_ICONS, type NoticeKind } from './notice.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  readonly kind?: NoticeKind | undefined;
  /** What is here, or is not. */
  readonly title: string;
  /** Glyph of what would be here; without it the one of the kind. */
  readonly icon?: LucideIcon | undefined;
  /** One sentence: why it is so, or what signing in adds. */
  readonly children?: ReactNode;
  /** The next step, a button or a link, and after it a quieter one. */
  readonly actions?: ReactNode;
  /** Of a page: what it gives, or what else is known, beside the rest. */
  readonly aside?: ReactNode;
  /** In place of all a page shows, rather than of a part of it. */
  readonly page?: boolean | undefined;
}

/** In place of what is not there: empty, not found, failed, or only for those who signed in. */
export function EmptyState({ kind = 'empty', title, icon, children, actions, aside, page }: EmptyStateProps) {
  const Title = page ? 'h2' : 'strong';
  return (
    <div className={styles.state} data-kind={kind} data-page={page || undefined}>
      <div>
        <span>{icon ? <Drawing of={icon} size={20} /> : <Icon name={NOTICE_ICONS[kind]} size={20} />}</span>
        <Title>{title}</Title>
        {children && <div>{children}</div>}
        {actions && <p className={styles.actions}>{actions}</p>}
      </div>
      {aside}
    </div>
  );
}
