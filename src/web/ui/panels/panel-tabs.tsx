import styles from './panel-tabs.module.css';

/** Tabs of the panels where there is room for one; arrow keys, Home and End move along them. */
export function PanelTabs({
  label,
  tabs,
  active,
  onChoose,
}: {
  readonly label: string;
  /** `id` is that of the panel. */
  readonly tabs: readonly { readonly key: string; readonly title: string; readonly id: string }[];
  readonly active: string;
  readonly onChoose: (key: string) => void;
}) {
  return (
    <div
      class={styles.tabs}
      role="tablist"
      aria-label={label}
      onKeyDown={(event) => {
        const at = tabs.findIndex(({ key }) => key === active);
        const targets: Readonly<Record<string, number>> = {
          ArrowRight: (at + 1) % tabs.length,
          ArrowLeft: (at - 1 + tabs.length) % tabs.length,
          Home: 0,
          End: tabs.length - 1,
        };
        const target = targets[event.key];
        const tab = target === undefined ? undefined : tabs[target];
        if (target === undefined || !tab) return;
        event.preventDefault();
        onChoose(tab.key);
        event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
      }}
    >
      {tabs.map(({ key, title, id }) => (
        <button
          key={key}
          type="button"
          class={styles.tab}
          role="tab"
          aria-selected={key === active}
          aria-controls={id}
          tabIndex={key === active ? 0 : -1}
          onClick={() => onChoose(key)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
