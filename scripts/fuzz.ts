/** `npm run fuzz -- --count 100000 --seed x`: spoiled requests for every route; exits with 1 when one is a fault of ours. */
import { parseArgs } from 'node:util';
import { lookAround, sendRequests } from '../test/fuzz/send-requests.ts';
import { startProduct, whenReady, whenTraded } from '../test/e2e/product.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    seed: { type: 'string', default: 'fuzz' },
    width: { type: 'string', default: '24' },
  },
});
const NOWHERE = 'http://127.0.0.1:9';

const product = await startProduct({
  LOCALNET: 'on',
  RATE_LIMITS: 'off',
  RPC_POOL_MAINNET: NOWHERE,
  RPC_POOL_DEVNET: NOWHERE,
  RPC_POOL_TESTNET: NOWHERE,
});
let failed = true;
try {
  await whenReady(product);
  await whenTraded(product);
  const known = await lookAround(product.url);
  const beganMs = performance.now();
  const { statuses, faults } = await sendRequests(Number(new URL(product.url).port), {
    seed: values.seed,
    count: Number(values.count),
    width: Number(values.width),
    known,
    onProgress: (sent) => process.stderr.write(`${sent}\r`),
  });
  const isAlive = (await fetch(`${product.url}/healthz`)).ok;
  for (const fault of faults) console.log(JSON.stringify(fault));
  console.log(
    `Seed ${values.seed}, ${Math.round((performance.now() - beganMs) / 1_000)} s: ${JSON.stringify(statuses)}`,
  );
  console.log(`${faults.length} faults; the server is ${isAlive ? 'alive' : 'gone'}.`);
  failed = faults.length > 0 || !isAlive;
  if (failed)
    console.log(
      product
        .output()
        .split('\n')
        .filter((line) => line.includes('"error"'))
        .slice(-20)
        .join('\n'),
    );
} finally {
  await product.stop();
}
process.exit(failed ? 1 : 0);
