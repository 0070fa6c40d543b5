import { Suspense, lazy } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { SettingsEndpoints } from './settings-endpoints.tsx';
import { SettingsLook } from './settings-look.tsx';
import type { DraftInWork } from './use-settings-draft.ts';
import styles from './settings-form.module.css';

const ConsentDialog = lazy(() => import('../../services/custom-rpc/consent-dialog.tsx'));

/** Look and RPC endpoint as a draft. */
export function SettingsForm({ work }: { readonly work: DraftInWork }) {
  return (
    <div className={styles.form}>
      <SettingsLook draft={work.draft} change={work.change} />
      <SettingsEndpoints
        draft={work.draft}
        change={work.change}
        refused={work.refused}
        isOffered={work.isOffered}
      />
    </div>
  );
}

/** The only way a draft comes to hold, and the way to forget it. */
export function SettingsActions({
  work,
  onCancel,
}: {
  readonly work: DraftInWork;
  readonly onCancel: () => void;
}) {
  return (
    <>
      <Button onClick={onCancel}>Cancel</Button>
      <Button look="primary" onClick={work.apply}>
        Apply
      </Button>
    </>
  );
}

/** Asks before a browser calls an endpoint that is not ours. */
export function SettingsConsent({ work }: { readonly work: DraftInWork }) {
  if (work.asking === undefined) return null;
  return (
    <Suspense fallback={null}>
      <ConsentDialog endpoint={work.asking} onAccept={work.consent} onDecline={work.decline} />
    </Suspense>
  );
}
