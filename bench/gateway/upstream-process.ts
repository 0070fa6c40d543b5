/**
 * A JSON-RPC upstream as fast as Node can be, so that the measured part is in front of it: bare sockets, ready
 * bytes, on loopback. With `slow`, two in a hundred answers take 500 ms.
 */
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createBlockJson, createTransactionJson } from './payloads.ts';

const PORTS = 3;
const GENESIS = '"5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d"';
const SLOW_EVERY = 50;
const SLOW_MS = 500;

const slow = process.argv.includes('slow');
const transaction = createTransactionJson();
const block = Buffer.from(createBlockJson(), 'latin1');
let reads = 0;

function answer(socket: Socket, body: string): void {
  const method = /"method":"(\w+)"/.exec(body)?.[1] ?? '';
  const id = /"id":(\d+)/.exec(body)?.[1] ?? 'null';
  if (method === 'getBlock') {
    reads++;
    const head = '{"jsonrpc":"2.0","result":';
    const tail = `,"id":${id}}`;
    socket.cork();
    socket.write(toHead(head.length + block.length + tail.length) + head, 'latin1');
    socket.write(block);
    socket.write(tail, 'latin1');
    socket.uncork();
    return;
  }
  const result =
    method === 'getGenesisHash'
      ? GENESIS
      : method === 'getHealth'
        ? '"ok"'
        : method === 'getSlot'
          ? '300000000'
          : transaction;
  const json = `{"jsonrpc":"2.0","result":${result},"id":${id}}`;
  const send = (): void => void socket.write(toHead(json.length) + json, 'latin1');
  if (method === 'getTransaction' && ++reads % SLOW_EVERY === 0 && slow) setTimeout(send, SLOW_MS);
  else send();
}

function toHead(length: number): string {
  return `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
}

function serve(socket: Socket): void {
  let pending = '';
  socket.setNoDelay(true);
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    pending += chunk.toString('latin1');
    for (;;) {
      const end = pending.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/content-length: *(\d+)/i.exec(pending.slice(0, end))?.[1] ?? 0);
      if (pending.length < end + 4 + length) return;
      const body = pending.slice(end + 4, end + 4 + length);
      pending = pending.slice(end + 4 + length);
      answer(socket, body);
    }
  });
}

const ports = await Promise.all(
  Array.from(
    { length: PORTS },
    () =>
      new Promise<number>((resolve) => {
        const server = createServer(serve).listen(0, '127.0.0.1', () => {
          resolve((server.address() as AddressInfo).port); // a TCP server listens on an address, never a pipe
        });
      }),
  ),
);
process.on('message', () => {
  process.send?.({ reads });
  reads = 0;
});
process.on('disconnect', () => process.exit(0));
process.send?.({ ports });
