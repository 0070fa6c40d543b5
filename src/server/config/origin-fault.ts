import type { Configuration } from './configuration.ts';
import { isLoopbackHost } from './loopback-host.ts';

/**
 * Why a server may not answer under this configuration: in production, one that listens to the world must know its own
 * name, or it would sign people in for whatever name a request brings along. `undefined` when it may.
 */
export function findOriginFault({
  production,
  host,
  publicOrigin,
}: Pick<Configuration, 'production' | 'host' | 'publicOrigin'>): string | undefined {
  if (!production || publicOrigin !== undefined || isLoopbackHost(host)) return undefined;
  return `Configuration: PUBLIC_ORIGIN is needed in production where HOST is ${host}: the origin visitors use, such as https://explorer.example`;
}
