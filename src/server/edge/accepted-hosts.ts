import type { Configuration } from '../config/configuration.ts';
import { isLoopbackHost } from '../config/loopback-host.ts';

/**
 * Which Host headers are answered. With a public origin: that and loopback. Without one a server that only
 * listens on loopback answers only loopback names, so that no other name can be pointed at it; one that
 * listens to the world answers any.
 */
export function createHostCheck(
  configuration: Pick<Configuration, 'host' | 'publicOrigin'>,
): (host: string) => boolean {
  const { publicOrigin } = configuration;
  const publicHost = publicOrigin === undefined ? undefined : new URL(publicOrigin).host;
  const anyHost = publicHost === undefined && !isLoopbackHost(configuration.host);
  return (host) => {
    const lower = host.toLowerCase();
    if (!/^(?:\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/.test(lower)) return false;
    return anyHost || lower === publicHost || isLoopbackHost(lower.replace(/:\d+$/, ''));
  };
}
