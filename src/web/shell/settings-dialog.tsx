import { useRef } from 'react';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { SettingsActions, SettingsConsent, SettingsForm } from '../features/settings/settings-form.tsx';
import { SettingsSections } from '../features/settings/settings-sections.tsx';
import { useSettingsDraft } from '../features/settings/use-settings-draft.ts';

/** The settings as a modal: nothing changes until Apply; Cancel, Escape and the cross forget the draft. */
export default function SettingsDialog({
  offered,
  onClose,
}: {
  /** An endpoint that a link brought: it stands in the draft, and nothing asks it before the visitor agrees. */
  readonly offered?: string | undefined;
  readonly onClose: () => void;
}) {
  const content = useRef<HTMLDivElement>(null);
  const leave = () => {
    // Taking the element away would lose the focus; closing it gives it back.
    content.current?.closest('dialog')?.close();
    onClose();
  };
  const work = useSettingsDraft(leave, offered);
  return (
    <>
      <Dialog
        title="Settings"
        onClose={onClose}
        keepOnOutsidePress
        footer={<SettingsActions work={work} onCancel={leave} />}
      >
        <div ref={content}>
          <SettingsForm work={work} />
        </div>
        <SettingsSections leave={leave} />
      </Dialog>
      <SettingsConsent work={work} />
    </>
  );
}
