import { useId } from 'react';
import { usePlace } from '../../router/place.ts';
import { CUSTOM_ENDPOINT, isCustom, listEndpoints } from './settings-draft.ts';
import type { DraftPart } from './settings-look.tsx';
import styles from './settings-form.module.css';

/** The product's endpoints, a cluster each, and one of the visitor's own. */
export function SettingsEndpoints({
  draft,
  change,
  refused,
  isOffered,
}: DraftPart & { readonly refused: string | undefined; readonly isOffered: boolean }) {
  const { cluster, clusters } = usePlace();
  const id = useId();
  const custom = isCustom(draft.rpcEndpoint);
  return (
    <fieldset className={styles.group}>
      <legend>RPC endpoint</legend>
      {listEndpoints(clusters.clusters).map(({ endpoint, title, note, isOff }) => (
        <label key={endpoint.network} className={styles.endpoint}>
          <input
            type="radio"
            name={`${id}-endpoint`}
            checked={!custom && draft.rpcEndpoint.network === endpoint.network}
            disabled={isOff && endpoint.network !== cluster}
            onChange={() => change({ rpcEndpoint: endpoint })}
          />
          <span>
            {title} <span className={styles.hint}>{note}</span>
          </span>
        </label>
      ))}
      <label className={styles.endpoint}>
        <input
          type="radio"
          name={`${id}-endpoint`}
          checked={custom}
          onChange={() => change({ rpcEndpoint: CUSTOM_ENDPOINT })}
        />
        <span>
          Custom <span className={styles.hint}>your own RPC endpoint, called from your browser</span>
        </span>
      </label>
      <label className={styles.address}>
        Custom RPC URL
        <input
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={2_048}
          placeholder="https://rpc.example/path"
          value={draft.customRpcEndpoint}
          disabled={!custom}
          aria-describedby={`${id}-about`}
          aria-invalid={refused !== undefined}
          onInput={({ currentTarget }) => change({ customRpcEndpoint: currentTarget.value })}
        />
      </label>
      <p id={`${id}-about`} className={styles.hint}>
        Stored in this browser without its query string. A key in the query string is forgotten when you close
        this tab.
      </p>
      {isOffered && (
        <p className={styles.hint} role="status">
          This endpoint comes from the link you opened. It is not called unless you apply it and agree.
        </p>
      )}
      {refused !== undefined && (
        <p className={styles.refused} role="alert">
          {refused}
        </p>
      )}
    </fieldset>
  );
}
