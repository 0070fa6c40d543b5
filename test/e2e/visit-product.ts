/** Visits to the product that files share. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { inject } from 'vitest';
import type { Visited } from './product.ts';

/**
 * The shared product at an origin of the file's own, where its browsers store what they store, and seen from a
 * client address of its own, by which the product counts requests. Whatever is between is bytes.
 */
export async function visitProduct(): Promise<Visited> {
  const answer = await fetch(inject('sharedProductDesk'));
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  const { port, hostname, protocol } = new URL(text);
  const sockets = new Set<Socket>();
  let localAddress: string | undefined;
  const relay = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true, localAddress });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.setNoDelay(true);
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.resetAndDestroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const own = (relay.address() as AddressInfo).port; // listens on TCP
  // Linux has all of 127/8 for the loopback; the relay's port makes an address no other relay has.
  if (process.platform === 'linux') localAddress = `127.1.${own >> 8}.${own & 255}`;
  return {
    url: `${protocol}//${hostname}:${own}`,
    stop: () =>
      new Promise((resolve) => {
        relay.close(() => resolve(null));
        for (const socket of sockets) socket.destroy();
      }),
  };
}
