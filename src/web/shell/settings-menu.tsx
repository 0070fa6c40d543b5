import { useEffect, useState } from 'preact/hooks';
import { CLUSTER_COOKIE, CLUSTER_NAMES } from '#contracts/cluster';
import { usePlace } from '../router/place.ts';
import { Icon } from '../ui/icon.tsx';
import { themes } from '../themes/index.gen.ts';
import { Dropdown } from './dropdown.tsx';
import { DEFAULT_CONFIG, readThemeConfig, saveThemeConfig, type ThemeConfig } from './theme-config.ts';
import styles from './settings-menu.module.css';

const VARIANTS = themes.map(({ key }) => key);
const FONTS = { berkeley: 'Berkeley Mono', inter: 'Inter', jetbrains: 'JetBrains Mono' } as const;
const SIZES = { small: 'Small', medium: 'Medium', large: 'Large' } as const;
const STATES = {
  ready: 'ready',
  connecting: 'connecting',
  unreachable: 'not reachable',
  off: 'off',
} as const;

/** The settings behind the gear of the navbar. */
export function SettingsMenu() {
  return (
    <Dropdown panel align="right" label="Settings" title={<Icon name="gear" size={18} />}>
      <SettingsPanel />
    </Dropdown>
  );
}

/** Cluster, theme, font and size. */
export function SettingsPanel() {
  const { cluster, clusters } = usePlace();
  const [config, setConfig] = useState<ThemeConfig>(DEFAULT_CONFIG);
  useEffect(() => setConfig(readThemeConfig(VARIANTS)), []);
  const change = (part: Partial<ThemeConfig>) => {
    const next = { ...config, ...part };
    setConfig(next);
    saveThemeConfig(next);
  };
  return (
    <div class={styles.panel}>
      <label>
        Cluster
        <select value={cluster} onChange={({ currentTarget }) => chooseCluster(currentTarget.value)}>
          {clusters.clusters
            .filter((info) => info.state !== 'off' || info.cluster === cluster)
            .map((info) => (
              <option key={info.cluster} value={info.cluster}>
                {CLUSTER_NAMES[info.cluster]} ({STATES[info.state]})
              </option>
            ))}
        </select>
      </label>
      <label>
        Theme
        <select
          value={config.variant}
          onChange={({ currentTarget }) => change({ variant: currentTarget.value })}
        >
          <option value="default">Default</option>
          {themes.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Choice
        label="Font"
        names={FONTS}
        value={config.fontFamily}
        onChoose={(fontFamily) => change({ fontFamily })}
      />
      <Choice
        label="Size"
        names={SIZES}
        value={config.fontSize}
        onChoose={(fontSize) => change({ fontSize })}
      />
    </div>
  );
}

function Choice<Key extends string>({
  label,
  names,
  value,
  onChoose,
}: {
  label: string;
  names: Readonly<Record<Key, string>>;
  value: Key;
  onChoose: (key: Key) => void;
}) {
  return (
    <label>
      {label}
      <select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value as Key)}>
        {Object.entries(names).map(([key, name]) => (
          <option key={key} value={key}>
            {String(name)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Remembers the cluster and opens the page anew: everything on it belongs to the old one. */
function chooseCluster(cluster: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${CLUSTER_COOKIE.name}=${encodeURIComponent(cluster)}; Path=/; Max-Age=${CLUSTER_COOKIE.maxAgeSeconds}; SameSite=Lax${secure}`;
  location.reload();
}
