import { useEffect, useState } from 'react';
import type { Cluster } from '#contracts/cluster';
import { usePlace } from '../../router/place.ts';
import {
  grantConsent,
  readAddress,
  readConsent,
  withdrawConsent,
  writeAddress,
} from '../../visitor/custom-rpc-consent.ts';
import type { EndpointUrl } from '../../visitor/parse-endpoint.ts';
import { themes } from '../../themes/index.gen.ts';
import { CLEARED_CLUSTER_COOKIE, toClusterCookie } from '../../services/cluster-cookie.ts';
import {
  planDraft,
  startDraft,
  type SettingsDraft,
  type SettingsNow,
  type SettingsPlan,
} from './settings-draft.ts';
import { DEFAULT_CONFIG, readThemeConfig, saveThemeConfig } from '../../services/theme/theme-config.ts';

const VARIANTS = themes.map(({ key }) => key);
const NOT_STORED =
  'This browser stores nothing for this tab, so your own endpoint cannot be used. Allow storage and cookies for this page.';

export interface DraftInWork {
  readonly draft: SettingsDraft;
  readonly change: (part: Partial<SettingsDraft>) => void;
  /** Whether the endpoint in the draft is one that a link brought. */
  readonly isOffered: boolean;
  /** Why the draft cannot be applied. */
  readonly refused: string | undefined;
  /** The endpoint that needs consent before anything of the draft is applied. */
  readonly asking: EndpointUrl | undefined;
  readonly apply: () => void;
  readonly consent: () => void;
  /** Back to the draft; nothing was applied. */
  readonly decline: () => void;
  /** Forgets the draft. */
  readonly discard: () => void;
}

/** A draft of the settings; `onApplied` runs once it holds. `offered` is an endpoint that a link brought. */
export function useSettingsDraft(onApplied: () => void, offered?: string): DraftInWork {
  const { cluster } = usePlace();
  const [now, setNow] = useState<SettingsNow>(() => toFirst(cluster));
  const [draft, setDraft] = useState(() => startDraft(now, offered));
  const [refused, setRefused] = useState<string>();
  const [waiting, setWaiting] = useState<SettingsPlan>();
  const begin = () => {
    const stored = readNow(cluster);
    setNow(stored);
    setDraft(startDraft(stored, offered));
    setRefused(undefined);
  };
  useEffect(begin, [cluster, offered]);
  const run = (plan: SettingsPlan): void => {
    const { endpoint } = plan;
    if (endpoint.kind === 'consent' && !grantConsent(endpoint.endpoint)) {
      withdrawConsent();
      setRefused(NOT_STORED);
      return;
    }
    saveThemeConfig(plan.config);
    if (endpoint.kind === 'consent') writeAddress(endpoint.endpoint.address);
    if (endpoint.kind === 'stop') withdrawConsent();
    // The chain went with its endpoint.
    if (endpoint.kind === 'stop' && cluster === 'custom' && plan.cluster === undefined)
      document.cookie = CLEARED_CLUSTER_COOKIE;
    if (plan.cluster !== undefined) document.cookie = toClusterCookie(plan.cluster, location.protocol);
    onApplied();
    // What a page may ask is fixed when it is loaded, and everything on it belongs to one cluster.
    if (plan.cluster !== undefined || endpoint.kind !== 'as before') location.reload();
    else begin();
  };
  return {
    draft,
    isOffered: offered !== undefined && offered !== '' && draft.customRpcEndpoint === offered,
    refused,
    asking: waiting?.endpoint.kind === 'consent' ? waiting.endpoint.endpoint : undefined,
    change(part) {
      setRefused(undefined);
      setDraft((before) => ({ ...before, ...part }));
    },
    apply() {
      const plan = planDraft(draft, now, location.origin);
      if ('refused' in plan) setRefused(plan.refused);
      else if (plan.endpoint.kind === 'consent') setWaiting(plan);
      else run(plan);
    },
    consent() {
      setWaiting(undefined);
      if (waiting !== undefined) run(waiting);
    },
    decline: () => setWaiting(undefined),
    discard: begin,
  };
}

const toFirst = (cluster: Cluster): SettingsNow => ({
  config: DEFAULT_CONFIG,
  cluster,
  consented: undefined,
  address: '',
});

const readNow = (cluster: Cluster): SettingsNow => ({
  config: readThemeConfig(VARIANTS),
  cluster,
  consented: readConsent(),
  address: readAddress(),
});
