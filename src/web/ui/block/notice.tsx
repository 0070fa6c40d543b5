import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon.tsx';
import styles from './notice.module.css';

export type NoticeKind =
  | 'empty'
  | 'not-found'
  | 'not-available'
  | 'skipped'
  | 'too-new'
  | 'pruned'
  | 'not-indexed'
  | 'too-much'
  | 'malformed'
  | 'stale'
  | 'truncated'
  | 'loading';

export const NOTICE_ICONS: Readonly<Record<NoticeKind, IconName>> = {
  empty: 'info',
  'not-found': 'search',
  'not-available': 'warning',
  skipped: 'chevron',
  'too-new': 'clock',
  pruned: 'clock',
  'not-indexed': 'info',
  'too-much': 'info',
  malformed: 'cross',
  stale: 'clock',
  truncated: 'info',
  loading: 'live',
};

export interface NoticeProps {
  readonly kind: NoticeKind;
  readonly title: string;
  /** Why, and what to do next. */
  readonly children?: ReactNode;
}

/** A line beside what is shown. What stands in place of it is an `EmptyState`. */
export function Notice({ kind, title, children }: NoticeProps) {
  return (
    <div className={styles.notice} data-kind={kind} role={kind === 'loading' ? 'status' : undefined}>
      <span className={styles.icon}>
        <Icon name={NOTICE_ICONS[kind]} />
      </span>
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {children !== undefined && <div className={styles.more}>{children}</div>}
      </div>
    </div>
  );
}
