import { useEffect, type ReactNode } from 'react';
import { SIDEBAR_PX } from '#contracts/assistant/chat';
import { PRODUCT } from '#contracts/product';
import { useSidebarSize } from './sidebar-state.ts';
import { stepWidth, toPageInset, toWidthBucket } from './sidebar-width.ts';
import styles from './sidebar.module.css';

export interface SidebarProps {
  readonly children: (size: { readonly isExpanded: boolean; readonly onExpand: () => void }) => ReactNode;
}

/** Docked right of the page, which gives it room as long as enough of it stays; over a phone it is a sheet. */
export function Sidebar({ children }: SidebarProps) {
  const size = useSidebarSize();
  const { width, windowWidth } = size;
  const inset = toPageInset(width, windowWidth);
  useEffect(() => {
    document.documentElement.style.setProperty('--assistant-inset', `${inset}px`);
    return () => void document.documentElement.style.removeProperty('--assistant-inset');
  }, [inset]);
  return (
    <aside
      className={styles.sidebar}
      style={{ width: `${width}px` }}
      aria-label={`${PRODUCT.assistantName} assistant`}
      data-assistant
      data-width={toWidthBucket(width)}
      data-expanded={size.isExpanded}
    >
      <div
        className={styles.handle}
        role="separator"
        aria-orientation="vertical"
        aria-label="Width of the assistant"
        aria-valuenow={Math.round(width)}
        aria-valuemin={Math.min(SIDEBAR_PX.normal, windowWidth)}
        aria-valuemax={windowWidth}
        tabIndex={0}
        onKeyDown={(event) => {
          const next = stepWidth(width, event.key, windowWidth);
          if (next === undefined) return;
          event.preventDefault();
          size.resize(next);
        }}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.preventDefault();
          event.currentTarget.focus();
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId))
            size.resize(windowWidth - event.clientX);
        }}
      />
      {children({ isExpanded: size.isExpanded, onExpand: size.toggleExpanded })}
    </aside>
  );
}
