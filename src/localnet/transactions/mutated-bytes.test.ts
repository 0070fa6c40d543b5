import { expect, test } from 'vitest';
import { toBase64 } from '#std/json';
import { Random } from '../chain/random.ts';
import { createSteppedLocalnet } from '../stepped-localnet.ts';

const MUTATIONS = 6_000;
const YIELD_EVERY = 250;

/** One to six changes: bits, bytes, cuts, insertions, copies from elsewhere. */
function mutate(random: Random, bytes: Uint8Array): Uint8Array {
  let out = Uint8Array.from(bytes);
  for (let count = random.integer(1, 6); count > 0; count--) {
    const at = random.integer(0, Math.max(0, out.length - 1));
    const kind = random.integer(0, 5);
    if (kind === 0) out[at] = out[at]! ^ (1 << random.integer(0, 7));
    else if (kind === 1) out[at] = random.integer(0, 255);
    else if (kind === 2) out[random.integer(0, Math.min(8, out.length - 1))] = random.integer(0, 255);
    else if (kind === 3) out = out.slice(0, at);
    else if (kind === 4) out = Uint8Array.of(...out.slice(0, at), random.integer(0, 255), ...out.slice(at));
    else out.copyWithin(at, random.integer(0, out.length), out.length);
    if (out.length === 0) return out;
  }
  return out;
}

test('no bytes end the process or fault, sent or simulated', { timeout: 60_000 }, async () => {
  const localnet = createSteppedLocalnet({ seed: 'fuzz', transactionsPerSecond: 40 });
  await localnet.sealMany(20);
  const { ledger } = localnet.chain;
  const originals = ledger
    .slots(1, 1_000, 1_000)
    .flatMap((slot) => ledger.block(slot)!.transactions.map(({ bytes }) => bytes));
  const random = new Random('mutations');
  const codes = new Map<number, number>();
  for (let i = 0; i < MUTATIONS; i++) {
    const text = toBase64(mutate(random, random.pick(originals)));
    const [method, config] = random.pick([
      ['sendTransaction', { skipPreflight: true }],
      ['sendTransaction', {}],
      ['simulateTransaction', { replaceRecentBlockhash: true, innerInstructions: true }],
      ['simulateTransaction', { sigVerify: true }],
    ] as const);
    const params = [text, { encoding: 'base64', ...config }];
    const answer = JSON.parse(
      localnet.answer(JSON.stringify({ jsonrpc: '2.0', id: i, method, params }))!,
    ) as {
      error?: { code: number };
    };
    const code = answer.error?.code ?? 0;
    codes.set(code, (codes.get(code) ?? 0) + 1);
    if (i % YIELD_EVERY === 0) {
      localnet.seal();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  localnet.close();
  expect(codes.get(-32603)).toBe(undefined);
  // Both sides of the guard were met: bytes it stopped, and bytes the engine itself had to judge.
  expect(codes.get(-32602)).toBeGreaterThan(1_000);
  expect(codes.get(0)).toBeGreaterThan(500);
});
