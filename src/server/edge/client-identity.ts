import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/**
 * Who a request counts for: the socket's address, or with trusted proxies in front the address the
 * outermost of them saw. IPv6 counts by /64, because one household owns that many.
 */
export function toClient(request: IncomingMessage, trustedHops: number): string {
  const socketAddress = request.socket.remoteAddress ?? 'unknown';
  if (trustedHops === 0) return toNetwork(socketAddress);
  const header = request.headers['x-forwarded-for'];
  const list = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const address = list.at(-trustedHops);
  return toNetwork(address !== undefined && (isIPv4(address) || isIPv6(address)) ? address : socketAddress);
}

/** `address` itself for IPv4, its first 64 bits for IPv6. */
export function toNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]!.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
