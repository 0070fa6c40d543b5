import {
  DASHBOARD_WINDOWS,
  usedParameters,
  usesWindow,
  type DashboardContent,
  type Parameter,
} from '#contracts/dashboards/dashboard';
import type { SharedValues } from '#contracts/dashboards/tile-query';
import type { Window } from '#contracts/market/market';
import { AddressField } from './address-field.tsx';
import { PARAMETER_TITLES } from './tile-title.ts';
import styles from './dashboards.module.css';

const WINDOW_TITLES: Readonly<Record<Window, string>> = {
  '1h': '1 hour',
  '24h': '24 hours',
  '7d': '7 days',
};

/** What tiles share, each field only where a tile uses it. */
export function SharedBar({
  content,
  shared,
  onParameter,
  onWindow,
}: {
  readonly content: DashboardContent;
  readonly shared: SharedValues;
  readonly onParameter: (name: Parameter, value: string | undefined) => void;
  readonly onWindow: (window: Window) => void;
}) {
  const used = usedParameters(content);
  const hasWindow = usesWindow(content);
  if (used.length === 0 && !hasWindow) return null;
  return (
    <div className={styles.bar} role="group" aria-label="What the tiles share">
      {used.map((name) => (
        <AddressField
          key={name}
          label={PARAMETER_TITLES[name]}
          value={shared.parameters[name]}
          onChange={(value) => onParameter(name, value)}
        />
      ))}
      {hasWindow && (
        <label className={styles.field}>
          Window
          <select
            value={shared.window}
            onChange={({ currentTarget }) => onWindow(currentTarget.value as Window)} // of the options
          >
            {DASHBOARD_WINDOWS.map((window) => (
              <option key={window} value={window}>
                {WINDOW_TITLES[window]}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
