/** Sentences of recorded mainnet transactions against the record itself. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { RpcBlock, RpcTransaction } from '#chain/rpc-types';
import { examineSentence } from '#decoder';
import { parseLossless } from '#std/json';

const CORPUS = join(
  process.env['CORPUS_DIR'] ?? join(import.meta.dirname, '../../../shared/data'),
  'mainnet',
);
const hasRecorded = existsSync(CORPUS);
// oxlint-disable-next-line no-console -- a skipped corpus must be said
if (!hasRecorded) console.warn(`No recorded data at ${CORPUS}: its tests are skipped.`);

function* readRecorded(): Generator<RpcTransaction> {
  for (const file of globSync(join(CORPUS, 'transactions/*.json'))) {
    // Beside each transaction in JSON stand others of its encodings.
    if (basename(file).split('.').length > 2) continue;
    yield parseLossless(readFileSync(file, 'utf8')) as RpcTransaction; // that is what the folder holds
  }
  for (const file of ['1021085-json', '102747503-json', '254170887-base64'].map((name) =>
    join(CORPUS, `blocks/${name}.json.gz`),
  )) {
    const block = parseLossless(gunzipSync(readFileSync(file)).toString()) as RpcBlock; // as above
    for (const transaction of block.transactions ?? []) yield { ...transaction, slot: block.parentSlot + 1 };
  }
}

describe.skipIf(!hasRecorded)('what sentences say of recorded transactions', () => {
  test('is supported by the record, each claim of each sentence, and nearly all they say is a claim', () => {
    const wrong: string[] = [];
    let [sentences, claimed, said, unclaimed] = [0, 0, 0, 0];
    for (const input of readRecorded()) {
      const examined = examineSentence(input);
      const { transaction, claims, unsupported } = examined;
      sentences += 1;
      if (transaction.status.kind !== 'succeeded') continue;
      claimed += claims.length;
      // Every hole, and the verb.
      said += transaction.summary.fields.length + 1;
      unclaimed += examined.unclaimed.length;
      if (unsupported.length > 0) wrong.push(transaction.signature);
    }
    expect(wrong).toEqual([]);
    expect(sentences).toBeGreaterThan(1_000);
    expect(claimed).toBeGreaterThan(4_000);
    expect(1 - unclaimed / said).toBeGreaterThanOrEqual(0.95);
  });
});
