import { Tabs } from 'radix-ui';
import type { PanelTabsProps } from './panel-tabs.tsx';
import styles from './panel-tabs.module.css';

/** The same tabs, along which arrow keys, Home and End move. */
export default function PanelTabKeys({ label, tabs, active, onChoose }: PanelTabsProps) {
  return (
    <Tabs.Root asChild value={active} onValueChange={onChoose}>
      <Tabs.List className={styles.tabs} aria-label={label}>
        {tabs.map(({ key, title, id }) => (
          <Tabs.Trigger key={key} value={key} className={styles.tab} aria-controls={id}>
            {title}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
    </Tabs.Root>
  );
}
