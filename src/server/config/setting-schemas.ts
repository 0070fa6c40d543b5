/** What settings may hold. */
import { z } from 'zod';
import { isServedCluster, SERVED_CLUSTERS } from '#contracts/cluster';
import { isLoopbackHost } from './loopback-host.ts';

export const onOff = z.enum(['on', 'off'], 'must be on or off').transform((text) => text === 'on');

export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,12}$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be a whole number from ${least} to ${most}`);

export const origin = z
  .string()
  .refine(isOrigin, 'must be an origin such as https://explorer.example')
  .transform((text) => new URL(text).origin);
/** Said of a pool that names what must not be asked. */
export const NO_ENDPOINTS =
  'must hold https URLs separated by commas (http only for loopback and PRIVATE_HOSTS)';
export const pool = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
  .refine((urls) => urls.length > 0, 'must name at least one endpoint')
  .refine((urls) => urls.every(isWebUrl), NO_ENDPOINTS);
/** Hosts with their port where it is not the usual one, in lower case. */
export const hosts = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
  .refine((names) => names.every(isHost), 'must hold hosts with a port, separated by commas')
  .transform((names): ReadonlySet<string> => new Set(names.map((name) => new URL(`http://${name}`).host)));
export const clusters = z
  .string()
  .transform((text) => (text === 'none' ? [] : text.split(/[\s,]+/)))
  .refine(
    (names) => names.every(isServedCluster),
    `must be none, or name clusters separated by commas: ${SERVED_CLUSTERS.join(', ')}`,
  )
  .transform((names) => names.filter(isServedCluster));

export const shard = z
  .string()
  .regex(/^\d{1,3}\/\d{1,3}$/, 'must be the number of a shard from 0 and their count, such as 0/1')
  .transform((text) => text.split('/').map(Number))
  .refine(([index, count]) => index! < count!, 'must name a shard below their count')
  .transform(([index, count]) => ({ index: index!, count: count! }));
export const indexStart = z
  .string()
  .regex(/^(?:first|tip|\d{1,12})$/, 'must be first, tip or a slot')
  .transform((text) => (text === 'first' || text === 'tip' ? text : Number(text)));

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return (
    /^https?:$/.test(url.protocol) && url.username === '' && (url.pathname === '/' || url.pathname === '')
  );
}

/** Whether an origin is on this machine. */
export function isLoopbackOrigin(text: string): boolean {
  return isLoopbackHost(new URL(text).hostname);
}

/** A server and at most the number of a database: anything else would be taken for something it is not. */
export function isRedisUrl(text: string): boolean {
  if (!/^rediss?:\/\/\S+$/.test(text) || !URL.canParse(text)) return false;
  const { hostname, pathname, search, hash } = new URL(text);
  return hostname !== '' && /^\/?\d{0,4}$/.test(pathname) && search === '' && hash === '';
}

export function isNatsUrl(text: string): boolean {
  if (!/^(?:nats|tls):\/\/\S+$/.test(text) || !URL.canParse(text)) return false;
  const { hostname, pathname, search, hash } = new URL(text);
  return hostname !== '' && ['', '/'].includes(pathname) && search === '' && hash === '';
}

/** What the guarded fetch would open. */
export function isServiceUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, port, search, hash } = new URL(text);
  return protocol === 'https:' && [username, port, search, hash].every((part) => part === '');
}

/** gRPC has its own paths. */
export function isGrpcUrl(text: string): boolean {
  if (!isWebUrl(text) || !isSafeUrl(text, NO_HOSTS)) return false;
  const { pathname, username, search, hash } = new URL(text);
  return pathname === '/' && [username, search, hash].every((part) => part === '');
}

const NO_HOSTS: ReadonlySet<string> = new Set();

function isWebUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** Whether what is sent to a URL stays unread on its way: by https, on this machine or in the deployer's own network. */
export function isSafeUrl(url: string, privateHosts: ReadonlySet<string>): boolean {
  const { protocol, hostname, host } = new URL(url);
  return protocol === 'https:' || isLoopbackHost(hostname) || privateHosts.has(host);
}

function isHost(text: string): boolean {
  if (!URL.canParse(`http://${text}`)) return false;
  const { username, pathname, search, hash } = new URL(`http://${text}`);
  return username === '' && pathname === '/' && search === '' && hash === '' && !text.includes('/');
}
