/**
 * Where a URL somebody wrote leads: to the public internet, or nowhere. A name is resolved once, every address it has
 * must be public, and the connection goes to the very address that was checked.
 */
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export interface Target {
  readonly url: URL;
  /** Checked address to connect to. */
  readonly address: string;
}

/** Every address of a host name. */
export type ResolveHost = (host: string) => Promise<readonly string[]>;

/** Why a URL is not opened, for whoever wrote it. */
export class Refusal extends Error {}

const MOST_URL = 2_048;

/** Throws `Refusal` for everything but plain HTTPS. */
export function toPublicUrl(text: string, base?: URL): URL {
  const url = toUrl(text, base);
  if (url.protocol !== 'https:') {
    throw new Refusal(`Only https addresses are opened; this one begins with ${url.protocol}`);
  }
  if (url.port !== '') throw new Refusal('Addresses with a port of their own are not opened.');
  return url;
}

/** The same without a rule for scheme and port. */
export function toUrl(text: string, base?: URL): URL {
  if (text.length > MOST_URL) throw new Refusal('Its address is too long.');
  let url: URL;
  try {
    url = new URL(text, base);
  } catch {
    throw new Refusal('Its address is not a URL.');
  }
  if (url.username !== '' || url.password !== '') {
    throw new Refusal('Addresses that carry a user name are not opened.');
  }
  url.hash = '';
  return url;
}

/** Resolves the host once; every address it has must be public, and the first is the one connected to. */
export async function toPublicTarget(resolve: ResolveHost, url: URL): Promise<Target> {
  const host = toBareHost(url);
  const addresses = isIP(host) === 0 ? await resolveName(resolve, host) : [host];
  if (addresses.length === 0) throw new Refusal('Its host name has no address.');
  if (!addresses.every(isPublicAddress)) throw new Refusal('Its host is not on the public internet.');
  return { url, address: addresses[0]! };
}

/** The host without brackets and without the dot some write at its end. */
export const toBareHost = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

async function resolveName(resolve: ResolveHost, host: string): Promise<readonly string[]> {
  if (!host.includes('.')) throw new Refusal('Its host is not on the public internet.');
  return resolve(host).catch(() => []);
}
