/** Sentences of recorded mainnet transactions against the record itself. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { RpcBlock, RpcTransaction } from '#chain/rpc-types';
import { examineSentence, type ExaminedSentence } from '#decoder';
import { parseLossless } from '#std/json';

const CORPUS = join(
  process.env['CORPUS_DIR'] ?? join(import.meta.dirname, '../../../shared/data'),
  'mainnet',
);
const hasRecorded = existsSync(CORPUS);
// oxlint-disable-next-line no-console -- a skipped corpus must be said
if (!hasRecorded) console.warn(`No recorded data at ${CORPUS}: its tests are skipped.`);

/** Amounts, which a claim has to stand behind. */
const isAmount = ({ value }: ExaminedSentence['transaction']['summary']['fields'][number]): boolean =>
  value.kind === 'lamports' || value.kind === 'amount';

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
  test('is supported by balances and transfers, each claim of each sentence', () => {
    const wrong: string[] = [];
    let [sentences, claimed, amounts, covered] = [0, 0, 0, 0];
    for (const input of readRecorded()) {
      const { transaction, claims, unsupported } = examineSentence(input);
      sentences += 1;
      if (transaction.status.kind !== 'succeeded') continue;
      claimed += claims.length;
      const said = transaction.summary.fields.filter(isAmount).length;
      amounts += said;
      covered += Math.min(said, claims.length);
      if (unsupported.length > 0) wrong.push(transaction.signature);
    }
    expect(wrong).toEqual([]);
    expect(sentences).toBeGreaterThan(1_000);
    expect(claimed).toBeGreaterThan(400);
    expect(covered / amounts).toBeGreaterThanOrEqual(0.95);
  });
});
