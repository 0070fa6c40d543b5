import type { ClusterInfo, ClusterState } from '#contracts/answers';
import { CLUSTER_NAMES, type Cluster } from '#contracts/cluster';
import { PRODUCT } from '#contracts/product';
import type { Wire } from '#std/json';
import { parseEndpoint, type EndpointUrl } from '../../visitor/parse-endpoint.ts';
import type { ThemeConfig } from '../../services/theme/theme-config.ts';

export interface RpcEndpoint {
  readonly name: string;
  /** The product itself where it asks for the visitor; empty for a custom one, whose URL stands in the draft. */
  readonly url: string;
  readonly network: Cluster;
}

/** The pool of this product, asked in turn. */
export const DEFAULT_RPC_ENDPOINT: RpcEndpoint = {
  name: `${PRODUCT.slug} rpc`,
  url: PRODUCT.slug,
  network: 'mainnet',
};
const CUSTOM = 'custom';

/** What the visitor is about to apply; nothing of it holds before. */
export interface SettingsDraft extends Omit<ThemeConfig, 'variant'> {
  readonly theme: string;
  readonly rpcEndpoint: RpcEndpoint;
  readonly customRpcEndpoint: string;
}

/** What holds now. */
export interface SettingsNow {
  readonly config: ThemeConfig;
  readonly cluster: Cluster;
  /** The endpoint this tab asks by consent. */
  readonly consented: EndpointUrl | undefined;
  /** One used earlier, to be offered; it is not asked. */
  readonly address: string;
}

/** What applying a draft changes. */
export interface SettingsPlan {
  readonly config: ThemeConfig;
  /** Set when another cluster is to be shown. */
  readonly cluster: Cluster | undefined;
  readonly endpoint:
    | { readonly kind: 'as before' }
    | { readonly kind: 'stop' }
    /** It may be asked only after the visitor consents. */
    | { readonly kind: 'consent'; readonly endpoint: EndpointUrl };
}

export type Planned = SettingsPlan | { readonly refused: string };

export const CUSTOM_ENDPOINT: RpcEndpoint = { name: CUSTOM, url: '', network: 'custom' };
export const isCustom = ({ name }: RpcEndpoint): boolean => name === CUSTOM;

export function endpointOf(cluster: Cluster): RpcEndpoint {
  return cluster === DEFAULT_RPC_ENDPOINT.network
    ? DEFAULT_RPC_ENDPOINT
    : { name: CLUSTER_NAMES[cluster], url: PRODUCT.slug, network: cluster };
}

/** What holds now as a draft, with the endpoint that a link offers in place of the visitor's own. */
export function startDraft(
  { config, cluster, consented, address }: SettingsNow,
  offered?: string,
): SettingsDraft {
  const { variant, ...look } = config;
  return {
    ...look,
    theme: variant,
    rpcEndpoint: cluster === 'custom' || offered !== undefined ? CUSTOM_ENDPOINT : endpointOf(cluster),
    customRpcEndpoint: offered || (consented?.url ?? address),
  };
}

/** What follows from a draft. A custom URL counts only when the custom option is chosen and the field is not empty. */
export function planDraft(draft: SettingsDraft, now: SettingsNow, ownOrigin: string): Planned {
  const { theme, rpcEndpoint, customRpcEndpoint, ...look } = draft;
  const config = { ...look, variant: theme };
  const cluster = rpcEndpoint.network === now.cluster ? undefined : rpcEndpoint.network;
  const stop = now.consented === undefined ? ({ kind: 'as before' } as const) : ({ kind: 'stop' } as const);
  if (!isCustom(rpcEndpoint)) return { config, cluster, endpoint: stop };
  // Without a URL there is no such chain.
  if (customRpcEndpoint.trim() === '') return { config, cluster: undefined, endpoint: stop };
  const parsed = parseEndpoint(customRpcEndpoint, ownOrigin);
  if (parsed.kind === 'refused') return { refused: parsed.why };
  const { endpoint } = parsed;
  return {
    config,
    cluster,
    endpoint: endpoint.url === now.consented?.url ? { kind: 'as before' } : { kind: 'consent', endpoint },
  };
}

const STATES: Readonly<Record<ClusterState, string>> = {
  ready: 'ready',
  connecting: 'connecting',
  unreachable: 'not reachable',
  off: 'off',
};

/** One line of the list of endpoints. */
export interface EndpointOption {
  readonly endpoint: RpcEndpoint;
  readonly title: string;
  readonly note: string;
  /** A cluster this server does not serve. */
  readonly isOff: boolean;
}

/** Every endpoint this product has, the default one first, with how it is. */
export function listEndpoints(clusters: readonly Wire<ClusterInfo>[]): readonly EndpointOption[] {
  return clusters.map((info) => {
    const endpoint = endpointOf(info.cluster);
    const pool =
      info.cluster === 'localnet'
        ? 'embedded in this server'
        : `${info.endpoints} ${info.endpoints === 1 ? 'endpoint' : 'endpoints'} (Round-Robin)`;
    return {
      endpoint,
      title: endpoint.name,
      note: `${endpoint.name === CLUSTER_NAMES[info.cluster] ? '' : `${CLUSTER_NAMES[info.cluster]}, `}${info.state === 'off' && info.endpoints === 0 ? '' : `${pool}, `}${STATES[info.state]}`,
      isOff: info.state === 'off',
    };
  });
}
