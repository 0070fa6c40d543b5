/** The gateway behind Node's HTTP server, with every policy on; `no-hedge` turns second copies off. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGateway, writeForwardAnswer } from '#chain/gateway/index';
import { silentLog } from '#std/log';

const urls = process.argv.filter((argument) => argument.startsWith('http://'));
const gateway = createGateway({
  pools: { mainnet: urls, devnet: [], testnet: [], localnet: [] },
  log: silentLog,
  ...(process.argv.includes('no-hedge') && { limits: { hedgeRatio: 0, hedgeFloor: 0 } }),
});
gateway.start();
await gateway.whenReady('mainnet', 5_000);

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
    void gateway
      .forward('mainnet', body, { client: response, session: request.socket.remoteAddress ?? '' })
      .then((answer) => writeForwardAnswer(answer, response));
  });
});
server.keepAliveTimeout = 65_000;
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port }); // a TCP server listens on an address, never a pipe
});

let peak = 0;
let cpu = process.cpuUsage();
setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 100).unref();
process.on('message', () => {
  process.send?.({ peakBytes: peak, cpuMicros: process.cpuUsage(cpu).user + process.cpuUsage(cpu).system });
  cpu = process.cpuUsage();
  peak = 0;
});
process.on('disconnect', () => process.exit(0));
