import { Dialog } from '../ui/dialog.tsx';
import type { SettingsPart } from './open-settings.ts';
import { SettingsActions, SettingsConsent, SettingsForm } from './settings-form.tsx';
import { SettingsSections } from './settings-sections.tsx';
import { useSettingsDraft } from './use-settings-draft.ts';

/** The settings as a modal: nothing changes until Apply; Cancel, Escape and the cross forget the draft. */
export default function SettingsDialog({
  onClose,
  at,
}: {
  readonly onClose: () => void;
  /** What is shown first. */
  readonly at: SettingsPart;
}) {
  const work = useSettingsDraft(onClose);
  return (
    <>
      <Dialog
        title="Settings"
        onClose={onClose}
        keepOnOutsidePress
        footer={<SettingsActions work={work} onCancel={onClose} />}
      >
        <SettingsForm work={work} />
        <SettingsSections at={at} />
      </Dialog>
      <SettingsConsent work={work} />
    </>
  );
}
