import { isLoopbackHost } from '../config/loopback-host.ts';

/** Whether `http` on this machine is taken besides https: for an identity provider that is tried out. */
export interface UrlRule {
  readonly loopback: boolean;
}

/** Whether requests and visitors may be sent there. */
export function isProviderUrl(text: string, { loopback }: UrlRule): boolean {
  if (text.length > 2_048 || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password, hash } = new URL(text);
  if (username !== '' || password !== '' || hash !== '') return false;
  return protocol === 'https:' || (loopback && protocol === 'http:' && isLoopbackHost(hostname));
}
