import { useLatePart } from '../state/use-late-part.ts';
import styles from './panel-tabs.module.css';

export interface PanelTabsProps {
  readonly label: string;
  /** `id` is that of the panel. */
  readonly tabs: readonly { readonly key: string; readonly title: string; readonly id: string }[];
  readonly active: string;
  readonly onChoose: (key: string) => void;
}

const loadKeys = () => import('./panel-tab-keys.tsx');

/** Tabs of the panels where there is room for one; elsewhere they are not seen, and their keys are not fetched. */
export function PanelTabs({ isSeen, ...props }: PanelTabsProps & { readonly isSeen: boolean }) {
  const { Part: TabKeys } = useLatePart(loadKeys, isSeen);
  if (TabKeys) return <TabKeys {...props} />;
  const { label, tabs, active, onChoose } = props;
  return (
    <div className={styles.tabs} role="tablist" aria-label={label}>
      {tabs.map(({ key, title, id }) => (
        <button
          key={key}
          type="button"
          className={styles.tab}
          role="tab"
          aria-selected={key === active}
          aria-controls={id}
          onClick={() => onChoose(key)}
          onFocus={() => onChoose(key)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
