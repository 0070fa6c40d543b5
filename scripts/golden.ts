/**
 * Writes golden cases of the decoder from a seeded localnet: `node scripts/golden.ts`. One case for each
 * way a transaction can read there. `--again` keeps the transactions and reads them anew. A case is reviewed
 * before it is committed; the test compares with it and never writes.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeTransaction } from '#decoder';
import type { RpcTransaction } from '#chain/rpc-types';
import type { DecodedInstruction } from '#contracts/decoded';
import { createSteppedLocalnet } from '../src/localnet/stepped-localnet.ts';
import { toGolden } from '../src/decoder/testing/golden.ts';

const SLOTS = 900;
const folder = join(import.meta.dirname, '../src/decoder/golden');

if (process.argv.includes('--again')) {
  readAgain();
  process.exit(0);
}

const localnet = createSteppedLocalnet({
  seed: 'golden',
  transactionsPerSecond: 20,
  genesisTimeMs: 1_780_000_000_000,
});
await localnet.sealMany(SLOTS);
const ask = (method: string, params: readonly unknown[]): unknown => {
  const answer: unknown = JSON.parse(
    localnet.answer(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })) ?? '',
  );
  return typeof answer === 'object' && answer !== null && 'result' in answer ? answer.result : undefined;
};

const flat = (nodes: readonly DecodedInstruction[]): readonly DecodedInstruction[] =>
  nodes.flatMap((node) => [node, ...flat(node.inner)]);
const seen = new Set<string>();
mkdirSync(folder, { recursive: true });
for (const slot of ask('getBlocks', [0]) as readonly number[]) {
  const block = ask('getBlock', [
    slot,
    { encoding: 'base64', maxSupportedTransactionVersion: 1, transactionDetails: 'full', rewards: false },
  ]) as { blockTime: number; transactions: readonly RpcTransaction[] } | undefined;
  for (const transaction of block?.transactions ?? []) {
    const whole: RpcTransaction = { slot, blockTime: block!.blockTime, ...transaction };
    const decoded = decodeTransaction(whole);
    const names = flat(decoded.instructions).map(({ name }) => name ?? 'unknown');
    const outcome = decoded.status.kind === 'failed' ? `failed-${decoded.status.error.name}` : 'ok';
    // One case for each set of instructions, version and outcome.
    const key = `${decoded.version} ${[...new Set(names)].sort().join(' ')} ${outcome}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const name = `${String(seen.size).padStart(3, '0')}-${decoded.action}${outcome === 'ok' ? '' : '-failed'}`;
    writeFileSync(
      join(folder, `${name}.json`),
      `${JSON.stringify({ transaction: whole, expected: toGolden(decoded) }, undefined, 1)}\n`,
    );
  }
}
localnet.close();
console.log(`${seen.size} cases`);

function readAgain(): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const { transaction } = JSON.parse(readFileSync(file, 'utf8')) as { transaction: RpcTransaction };
    const expected = toGolden(decodeTransaction(transaction));
    writeFileSync(file, `${JSON.stringify({ transaction, expected }, undefined, 1)}\n`);
  }
}
