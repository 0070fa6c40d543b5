import { useState } from 'react';
import type { Dashboard } from '#contracts/dashboards/dashboard';
import { toEmbedPath, toSharedPath } from '#contracts/dashboards/shared-links';
import { act } from '../../api/act.ts';
import { Button } from '../../ui/form/button.tsx';
import { CopyButton } from '../../ui/copy/copy-button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { themes } from '../../themes/index.gen.ts';
import { embedSearch } from './embed-search.ts';
import { toMessage, useRefreshDashboards } from './use-dashboards.ts';
import styles from './dashboards.module.css';

/** The public link of a dashboard: made, copied, framed elsewhere, taken away. */
export function ShareDialog({
  dashboard: { id, sharedAs, content },
  onClose,
}: {
  readonly dashboard: Dashboard;
  readonly onClose: () => void;
}) {
  const refresh = useRefreshDashboards();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [theme, setTheme] = useState('default');
  const change = (name: 'shareDashboard' | 'unshareDashboard') => {
    setBusy(true);
    setFailure(undefined);
    act(name, { id })
      .then(refresh)
      .catch((error: unknown) => setFailure(toMessage(error)))
      .finally(() => setBusy(false));
  };
  return (
    <Dialog title="Share" onClose={onClose}>
      <div className={styles.form}>
        <p>
          Anyone with the link sees this dashboard as you last saved it, without signing in: its tiles, notes
          and addresses. Watchlists are each reader’s own.
        </p>
        {sharedAs === undefined ? (
          <div className={styles.actions}>
            <Button look="primary" disabled={isBusy} onClick={() => change('shareDashboard')}>
              Create link
            </Button>
          </div>
        ) : (
          <>
            <Copied label="Link" text={location.origin + toSharedPath(sharedAs)} />
            <label className={styles.field}>
              Theme of the frame
              <select value={theme} onChange={({ currentTarget }) => setTheme(currentTarget.value)}>
                <option value="default">Default</option>
                {themes.map(({ key, name }) => (
                  <option key={key} value={key}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <Copied
              label="Embed"
              text={`<iframe src="${location.origin + toFramed(sharedAs, theme)}" title="${toAttribute(content.title)}" width="100%" height="800" loading="lazy"></iframe>`}
            />
            <div className={styles.actions}>
              <Button disabled={isBusy} onClick={() => change('unshareDashboard')}>
                Stop sharing
              </Button>
              <span className={styles.quiet}>The link then leads nowhere; the next one is different.</span>
            </div>
          </>
        )}
        {failure !== undefined && (
          <p role="alert" className={styles.wrong}>
            {failure}
          </p>
        )}
      </div>
    </Dialog>
  );
}

const toFramed = (name: string, theme: string): string =>
  embedSearch.href(toEmbedPath(name), theme === 'default' ? {} : { theme });

const toAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function Copied({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <label className={styles.field}>
      {label}
      <span className={styles.copied}>
        <input readOnly value={text} onFocus={({ currentTarget }) => currentTarget.select()} />
        <CopyButton text={text} label={`Copy ${label.toLowerCase()}`} />
      </span>
    </label>
  );
}
