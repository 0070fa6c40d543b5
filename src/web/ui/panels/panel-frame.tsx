import { Maximize2, Minimize2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Drawing, Icon } from '../icon.tsx';
import styles from './panel-frame.module.css';

export interface Panel {
  /** Short, of letters, digits and dashes. */
  readonly key: string;
  readonly title: string;
  readonly body: ReactNode;
  /** In the title bar: switches of this panel. */
  readonly aside?: ReactNode;
}

/** A panel with its title bar; on the title `m` makes it fill the workspace and back. */
export function PanelFrame({
  id,
  panel,
  place,
  role,
  active,
  maximised,
  covered,
  onMaximise,
  onHide,
}: {
  readonly id: string;
  readonly panel: Panel;
  /** Its place in the column, from 0; borders stand between. */
  readonly place: number;
  /** It stands under a tab. */
  readonly role?: 'tabpanel' | undefined;
  /** The one that is seen where there is room for one. */
  readonly active: boolean;
  readonly maximised: boolean;
  /** Another is maximised. */
  readonly covered: boolean;
  readonly onMaximise: () => void;
  /** Absent for the last panel. */
  readonly onHide?: (() => void) | undefined;
}) {
  const { title } = panel;
  return (
    <section
      id={id}
      className={styles.panel}
      role={role}
      aria-labelledby={`${id}-title`}
      data-active={active}
      data-maximised={maximised}
      data-covered={covered}
      style={{ '--row': place * 2 + 1 }}
    >
      <header
        className={styles.bar}
        onKeyDown={(event) => {
          if (event.key !== 'm' || event.ctrlKey || event.metaKey || event.altKey) return;
          if (event.target instanceof HTMLElement && event.target.matches('input, select, textarea')) return;
          event.preventDefault();
          onMaximise();
        }}
      >
        <h2
          id={`${id}-title`}
          className={styles.title}
          tabIndex={0}
          aria-keyshortcuts="m"
          onDoubleClick={onMaximise}
        >
          {title}
        </h2>
        {panel.aside !== undefined && <div className={styles.aside}>{panel.aside}</div>}
        <span className={styles.buttons}>
          <button
            type="button"
            className={styles.button}
            aria-label={maximised ? `Restore ${title}` : `Maximise ${title}`}
            title={maximised ? 'Restore (Esc)' : 'Maximise (m)'}
            onClick={onMaximise}
          >
            <Drawing of={maximised ? Minimize2 : Maximize2} size={14} />
          </button>
          {onHide && (
            <button
              type="button"
              className={styles.button}
              aria-label={`Hide ${title}`}
              title="Hide"
              onClick={onHide}
            >
              <Icon name="cross" size={14} />
            </button>
          )}
        </span>
      </header>
      <div className={styles.body}>{panel.body}</div>
    </section>
  );
}
