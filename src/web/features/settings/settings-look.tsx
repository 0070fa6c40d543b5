import { MODE_NAMES, THEME_NAMES, hasModes } from '../../services/theme/look-names.ts';
import type { SettingsDraft } from './settings-draft.ts';
import styles from './settings-form.module.css';

const FONTS = { berkeley: 'Berkeley Mono', inter: 'Inter', jetbrains: 'JetBrains Mono' } as const;
const SIZES = { small: 'Small', medium: 'Medium', large: 'Large' } as const;

export interface DraftPart {
  readonly draft: SettingsDraft;
  readonly change: (part: Partial<SettingsDraft>) => void;
}

/** Theme, font, size and what makes the product easier to see. */
export function SettingsLook({ draft, change }: DraftPart) {
  const hasBoth = hasModes(draft.theme);
  return (
    <fieldset className={styles.group}>
      <legend>Look</legend>
      <div className={styles.choices}>
        <Choice
          label="Theme"
          names={THEME_NAMES}
          value={draft.theme}
          onChoose={(theme) => change({ theme })}
        />
        <Choice
          label="Mode"
          names={MODE_NAMES}
          value={draft.mode}
          onChoose={(mode) => change({ mode })}
          hint={hasBoth ? undefined : 'This theme has one mode only; Solarized and High contrast have two.'}
        />
        <Choice
          label="Font"
          names={FONTS}
          value={draft.fontFamily}
          onChoose={(fontFamily) => change({ fontFamily })}
          hint={
            draft.fontFamily === 'berkeley'
              ? 'For figures, addresses and code, if it is installed, otherwise JetBrains Mono; texts are in your system’s typeface.'
              : undefined
          }
        />
        <Choice
          label="Size"
          names={SIZES}
          value={draft.fontSize}
          onChoose={(fontSize) => change({ fontSize })}
        />
      </div>
      <Check
        label="Reduce motion"
        checked={draft.reducedMotion}
        onToggle={(reducedMotion) => change({ reducedMotion })}
      />
      <Check
        label="High contrast"
        checked={draft.highContrast}
        onToggle={(highContrast) => change({ highContrast })}
      />
      <Check
        label="Always show focus outline"
        checked={draft.focusVisible}
        onToggle={(focusVisible) => change({ focusVisible })}
      />
    </fieldset>
  );
}

function Choice<Key extends string>({
  label,
  names,
  value,
  hint,
  onChoose,
}: {
  readonly label: string;
  readonly names: Readonly<Record<Key, string>>;
  readonly value: Key;
  readonly hint?: string | undefined;
  readonly onChoose: (key: Key) => void;
}) {
  return (
    <div className={styles.choice}>
      <label>
        {label}
        {/* Its options are the keys of `names`. */}
        <select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value as Key)}>
          {Object.entries<string>(names).map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}

function Check({
  label,
  checked,
  onToggle,
}: {
  readonly label: string;
  readonly checked: boolean;
  readonly onToggle: (checked: boolean) => void;
}) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
      />
      {label}
    </label>
  );
}
