import { Fragment, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Menu } from '../overlay/menu.tsx';
import { PanelBorder } from './panel-border.tsx';
import { PanelFrame, type Panel } from './panel-frame.tsx';
import { togglePanel, toShownColumns, type Border, type PanelColumn } from './panel-layout.ts';
import { PanelTabs } from './panel-tabs.tsx';
import { useNarrow } from './use-narrow.ts';
import { usePanelLayout } from './use-panel-layout.ts';
import styles from './panels.module.css';

export type { Panel } from './panel-frame.tsx';
export type { PanelColumn } from './panel-layout.ts';

export interface PanelsProps {
  /** Names the workspace. */
  readonly label: string;
  /** In the order of their tabs, the one seen first at the head. A panel that `initial` does not place is not shown. */
  readonly panels: readonly Panel[];
  /** Columns from the left, their panels from the top, sizes as fractions. */
  readonly initial: readonly PanelColumn[];
  /** Under which the layout is remembered. */
  readonly memoryKey: string;
  /** Beside the menu of panels. */
  readonly toolbar?: ReactNode;
}

/** Panels side by side with borders to move; where there is room for one, one at a time under tabs. */
export function Panels({ label, panels, initial: columns, memoryKey, toolbar }: PanelsProps) {
  const id = useId();
  const menu = useRef<HTMLButtonElement>(null);
  const byKey = new Map(panels.map((panel) => [panel.key, panel]));
  const { layout, initial, change } = usePanelLayout(
    columns.map(({ width, panels: inColumn }) => ({
      width,
      panels: inColumn.filter(({ key }) => byKey.has(key)),
    })),
    memoryKey,
  );
  const [chosen, setChosen] = useState<string>();
  const [maximised, setMaximised] = useState<string>();
  const narrow = useNarrow();
  const shown = toShownColumns(layout).map(({ column, width, panels: inColumn }) => ({
    column,
    width,
    panels: inColumn.map(({ key, height }) => ({ panel: byKey.get(key)!, height })), // only known keys are placed
  }));
  const placed = new Set(shown.flatMap((column) => column.panels.map(({ panel }) => panel)));
  const seen = panels.filter((panel) => placed.has(panel));
  const active = seen.find(({ key }) => key === chosen) ?? seen[0];
  const filling = narrow ? undefined : seen.find(({ key }) => key === maximised)?.key;
  const idOf = (key: string) => `${id}-${key}`;
  useEffect(() => {
    if (filling === undefined) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest('dialog, input, textarea')) return;
      setMaximised(undefined);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [filling]);
  const hide = (key: string) => {
    if (key === maximised) setMaximised(undefined);
    change(togglePanel(layout, key));
    menu.current?.focus(); // where it can be brought back
  };
  const borderProps = (border: Border) => ({ border, layout, initial, change });
  const titles = (of: readonly { readonly panel: Panel }[]) => of.map(({ panel }) => panel.title).join(', ');
  return (
    <div className={styles.workspace} role="group" aria-label={label}>
      <div className={styles.toolbar}>
        <div className={styles.own}>{toolbar}</div>
        <Menu
          ref={menu}
          title="Panels"
          look="framed"
          align="end"
          entries={[
            ...layout.columns.flatMap((column) =>
              column.panels.map(
                ({ key }) =>
                  ({
                    kind: 'check',
                    text: byKey.get(key)!.title, // only known keys are placed
                    checked: !layout.hidden.includes(key),
                    disabled: seen.length === 1 && seen[0]?.key === key,
                    toggle: () => change(togglePanel(layout, key)),
                  }) as const,
              ),
            ),
            { kind: 'separator' },
            { kind: 'action', text: 'Reset layout', run: () => change(initial) },
          ]}
        />
      </div>
      <PanelTabs
        isSeen={narrow === true}
        label={label}
        tabs={seen.map(({ key, title }) => ({ key, title, id: idOf(key) }))}
        active={active?.key ?? ''}
        onChoose={setChosen}
      />
      <div
        className={styles.columns}
        style={{
          '--tracks': toTracks(
            shown.map(({ width }) => width),
            'column',
          ),
        }}
        data-filled={filling !== undefined}
      >
        {shown.map(({ column, width, panels: inColumn }, i) => (
          <Fragment key={column}>
            {i > 0 && (
              <PanelBorder
                {...borderProps({ kind: 'columns', at: i - 1 })}
                label={`Between ${titles(shown[i - 1]!.panels)} and ${titles(inColumn)}`}
                controls={idOf(`column-${shown[i - 1]!.column}`)}
                before={shown[i - 1]!.width}
                after={width}
              />
            )}
            <div
              id={idOf(`column-${column}`)}
              className={styles.column}
              style={{
                '--tracks': toTracks(
                  inColumn.map(({ height }) => height),
                  'panel',
                ),
              }}
            >
              {inColumn.map(({ panel, height }, j) => (
                <Fragment key={panel.key}>
                  {j > 0 && (
                    <PanelBorder
                      {...borderProps({ kind: 'panels', column, at: j - 1 })}
                      label={`Between ${inColumn[j - 1]!.panel.title} and ${panel.title}`}
                      controls={idOf(inColumn[j - 1]!.panel.key)}
                      before={inColumn[j - 1]!.height}
                      after={height}
                    />
                  )}
                  <PanelFrame
                    id={idOf(panel.key)}
                    panel={panel}
                    place={j}
                    role={narrow ? 'tabpanel' : undefined}
                    active={panel === active}
                    maximised={panel.key === filling}
                    covered={filling !== undefined && panel.key !== filling}
                    onMaximise={() => setMaximised(panel.key === maximised ? undefined : panel.key)}
                    onHide={seen.length > 1 ? () => hide(panel.key) : undefined}
                  />
                </Fragment>
              ))}
            </div>
          </Fragment>
        ))}
      </div>
    </div>
  );
}

/** Grid tracks of these shares with a border between each two. */
function toTracks(sizes: readonly number[], kind: 'column' | 'panel'): string {
  return sizes
    .map((size) => `minmax(var(--least-${kind}),${Number((size * 100).toFixed(4))}fr)`)
    .join(' var(--border) ');
}
