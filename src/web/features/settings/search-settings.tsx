import { Section } from '../../ui/block/section.tsx';
import { SettingsActions, SettingsConsent, SettingsForm } from './settings-form.tsx';
import { SettingsSections } from './settings-sections.tsx';
import { useSettingsDraft } from './use-settings-draft.ts';
import styles from './settings-form.module.css';

/** The search page is the settings page too, as the mobile menu leads here. */
export function SearchSettings() {
  const work = useSettingsDraft(() => undefined);
  return (
    <Section title="Settings">
      <div className={styles.form}>
        <SettingsForm work={work} />
        <div className={styles.actions}>
          <SettingsActions work={work} onCancel={work.discard} />
        </div>
        <SettingsSections leave={() => undefined} />
      </div>
      <SettingsConsent work={work} />
    </Section>
  );
}
