import { Dialog } from '../ui/dialog.tsx';
import { SettingsActions, SettingsConsent, SettingsForm } from './settings-form.tsx';
import { SettingsSections } from './settings-sections.tsx';
import { useSettingsDraft } from './use-settings-draft.ts';

/** The settings as a modal: nothing changes until Apply; Cancel, Escape and the cross forget the draft. */
export default function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
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
        <SettingsSections leave={onClose} />
      </Dialog>
      <SettingsConsent work={work} />
    </>
  );
}
