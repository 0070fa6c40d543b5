import { useEffect, useState } from 'react';
import type { Parameter, ParameterValues } from '#contracts/dashboards/dashboard';
import { usePlace } from '../../router/place.ts';
import { useServedCluster } from '../../router/served-cluster.ts';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useSession } from '../../visitor/session.ts';
import { AddressField } from './address-field.tsx';
import { suggestParameter } from './suggest-parameters.ts';
import { toContent, type Template } from './templates.ts';
import { PARAMETER_TITLES } from './tile-title.ts';
import { toMessage, useRefreshDashboards, useShelf } from './use-dashboards.ts';
import styles from './dashboards.module.css';

const SUGGESTED: Readonly<Record<Parameter, string>> = {
  token: 'Suggested: the token with the most volume today, SOL aside.',
  wallet: 'Suggested: your wallet, else the trader with the most volume today.',
  program: 'Suggested: the program with the most fees today.',
  validator: 'Suggested: the validator with the most stake.',
};

/** What a template is about, asked for before it is made. */
export function CreatePanel({
  template,
  onClose,
}: {
  readonly template: Template;
  readonly onClose: () => void;
}) {
  const { api, cluster, navigate } = usePlace();
  const served = useServedCluster();
  const { walletAddress } = useSession();
  const shelf = useShelf();
  const refresh = useRefreshDashboards();
  const [parameters, setParameters] = useState<ParameterValues>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    for (const name of template.needs) {
      const suggested =
        name === 'wallet' && walletAddress !== undefined
          ? Promise.resolve(walletAddress)
          : cluster === served
            ? suggestParameter(api, name, gone.signal)
            : Promise.resolve(undefined); // what is on the visitor's own chain is nothing on that one
      suggested.then(
        // What was typed meanwhile stays.
        (found) => !gone.signal.aborted && setParameters((now) => ({ [name]: found, ...now })),
        () => undefined, // it is only a suggestion
      );
    }
    return () => gone.abort();
  }, [api, cluster, served, template, walletAddress]);
  const create = () => {
    setBusy(true);
    setFailure(undefined);
    const given = Object.fromEntries(
      Object.entries(parameters).filter(([, value]) => value !== undefined),
    ) as ParameterValues;
    shelf
      .create(toContent(template, served, given))
      .then(async ({ id }) => {
        await refresh();
        navigate(`/dashboards/${id}`);
      })
      .catch((error: unknown) => {
        setBusy(false);
        setFailure(toMessage(error));
      });
  };
  return (
    <Dialog
      title={`New dashboard: ${template.title}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" disabled={isBusy} onClick={create}>
            Create
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{template.about}</p>
        {template.needs.map((name) => (
          <div key={name}>
            <AddressField
              label={PARAMETER_TITLES[name]}
              value={parameters[name]}
              onChange={(value) => setParameters((now) => ({ ...now, [name]: value }))}
            />
            <small className={styles.quiet}>{SUGGESTED[name]} It can be changed above the tiles later.</small>
          </div>
        ))}
        {failure !== undefined && (
          <p role="alert" className={styles.wrong}>
            {failure}
          </p>
        )}
      </div>
    </Dialog>
  );
}
