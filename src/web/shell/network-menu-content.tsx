import type { ClusterInfo } from '#contracts/answers';
import { CLUSTER_NAMES } from '#contracts/cluster';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { useAnswer } from '../api/use-answer.ts';
import { usePlace } from '../router/place.ts';
import { toClusterCookie } from '../services/cluster-cookie.ts';
import { openSettings } from '../services/open-settings.ts';
import { isPlainPress } from '../ui/is-plain-press.ts';
import type { MenuEntry } from '../ui/overlay/menu.tsx';
import MenuContent, { type MenuContentProps } from '../ui/overlay/menu-content.tsx';
import { NetworkDot } from './network-dot.tsx';

const EVERY_MS = 10_000;

/** The networks of this server, each as it is now; one is remembered when it is chosen. */
export default function NetworkMenuContent(props: MenuContentProps) {
  const place = usePlace();
  const { cluster, path, query } = place;
  // What the document came with may be old.
  const { data: clusters = place.clusters } = useAnswer('clusters', {}, { refetchInterval: EVERY_MS });
  const words = query.get('q');
  // What else stands in the address, as where a list goes on, is of this network alone.
  const here = path === '/search' && words !== null ? `${path}?${new URLSearchParams({ q: words })}` : path;
  const toHref = (of: string) => `${here}${here === path ? '?' : '&'}cluster=${of}`;
  const networks = clusters.clusters.filter((info) => info.state !== 'off' || info.cluster === cluster);
  const entries: readonly MenuEntry[] = [
    ...(cluster === clusters.fallback && cluster !== 'mainnet'
      ? [{ kind: 'note', text: clusters.fallbackReason } as const]
      : []),
    ...networks.map(
      (info) =>
        ({
          kind: 'link',
          text: CLUSTER_NAMES[info.cluster],
          href: toHref(info.cluster),
          cluster: info.cluster,
          mark: <NetworkDot key="dot" state={info.state} />,
          note: toStateText(info),
          isCurrent: info.cluster === cluster,
          onPress(event) {
            if (!isPlainPress(event)) return;
            event.preventDefault();
            if (info.cluster === cluster) return props.onClose();
            document.cookie = toClusterCookie(info.cluster, location.protocol);
            // Everything on a page belongs to one network.
            location.assign(here);
          },
        }) satisfies MenuEntry,
    ),
    { kind: 'separator' },
    { kind: 'link', text: 'Network status', href: '/networks' },
    { kind: 'action', text: 'Your own endpoint…', run: () => openSettings() },
  ];
  return <MenuContent {...props} entries={entries} />;
}

/** How a network is, in words. */
export function toStateText({ state, slot, healthy, endpoints }: Wire<ClusterInfo>): string {
  if (state === 'connecting') return 'connecting';
  if (state === 'unreachable') return 'unreachable';
  if (state === 'off') return 'off';
  return slot === undefined ? `${healthy} of ${endpoints} endpoints` : `slot ${toGrouped(slot)}`;
}
