import { isPlainPress } from '../is-plain-press.ts';
import styles from './tabs.module.css';

export interface Tab {
  readonly key: string;
  readonly title: string;
  readonly count?: number | undefined;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly active: string;
  /** Address of a tab, so that it can be opened elsewhere and shared. */
  readonly hrefOf: (key: string) => string;
  readonly onChoose: (key: string) => void;
}

/** On a narrow screen the strip is wider than what is seen of it; the page itself does not move. */
function showInStrip(tab: HTMLElement | null): void {
  const strip = tab?.parentElement;
  if (strip) strip.scrollLeft = tab.offsetLeft - strip.offsetLeft - BEFORE_PX;
}

/** Of the tab before, so that it is seen that there is one. */
const BEFORE_PX = 40;

/** Links that switch what stands below them in place. */
export function Tabs({ label, tabs, active, hrefOf, onChoose }: TabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ key, title, count }) => (
        <a
          key={key}
          className={styles.tab}
          href={hrefOf(key)}
          aria-current={key === active ? 'page' : undefined}
          ref={key === active ? showInStrip : undefined}
          onClick={(event) => {
            if (!isPlainPress(event)) return;
            event.preventDefault();
            onChoose(key);
          }}
        >
          {title}
          {count !== undefined && <span className={styles.count}>{count.toLocaleString('en')}</span>}
        </a>
      ))}
    </nav>
  );
}
