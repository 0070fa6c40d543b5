import { Section } from '../ui/section.tsx';
import { SettingsPanel } from './settings-menu.tsx';

/** The search page is the settings page too, as the mobile menu leads here. */
export function SearchSettings() {
  return (
    <Section title="Settings">
      <SettingsPanel />
    </Section>
  );
}
