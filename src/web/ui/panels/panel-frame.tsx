import type { ComponentChildren } from 'preact';
import { Icon } from '../icon.tsx';
import styles from './panel-frame.module.css';

export interface Panel {
  /** Short, of letters, digits and dashes. */
  readonly key: string;
  readonly title: string;
  readonly body: ComponentChildren;
  /** In the title bar: switches of this panel. */
  readonly aside?: ComponentChildren;
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
      class={styles.panel}
      role={role}
      aria-labelledby={`${id}-title`}
      data-active={active}
      data-maximised={maximised}
      data-covered={covered}
      style={{ '--row': place * 2 + 1 }}
    >
      <header
        class={styles.bar}
        onKeyDown={(event) => {
          if (event.key !== 'm' || event.ctrlKey || event.metaKey || event.altKey) return;
          if (event.target instanceof HTMLElement && event.target.matches('input, select, textarea')) return;
          event.preventDefault();
          onMaximise();
        }}
      >
        <h2
          id={`${id}-title`}
          class={styles.title}
          tabIndex={0}
          aria-keyshortcuts="m"
          onDblClick={onMaximise}
        >
          {title}
        </h2>
        {panel.aside !== undefined && <div class={styles.aside}>{panel.aside}</div>}
        <span class={styles.buttons}>
          <button
            type="button"
            class={styles.button}
            aria-label={maximised ? `Restore ${title}` : `Maximise ${title}`}
            title={maximised ? 'Restore (Esc)' : 'Maximise (m)'}
            onClick={onMaximise}
          >
            <svg
              width={14}
              height={14}
              viewBox="0 0 16 16"
              fill="none"
              stroke="currentColor"
              stroke-width="1.4"
              aria-hidden="true"
            >
              <path d={maximised ? 'M6 2.5V6H2.5M10 13.5V10h3.5' : 'M9.5 2.5h4v4M6.5 13.5h-4v-4'} />
            </svg>
          </button>
          {onHide && (
            <button
              type="button"
              class={styles.button}
              aria-label={`Hide ${title}`}
              title="Hide"
              onClick={onHide}
            >
              <Icon name="cross" size={14} />
            </button>
          )}
        </span>
      </header>
      <div class={styles.body}>{panel.body}</div>
    </section>
  );
}
