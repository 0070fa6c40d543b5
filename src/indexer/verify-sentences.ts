import type { Chain } from '#chain';
import { getBlock } from '#chain/methods/get-block';
import { toSentenceText } from '#contracts/text/value-text';
import { examineSentence } from '#decoder';
import type { Check } from './verify-index.ts';

const MAX_EXAMPLES = 10;

/**
 * Checks what sentences say of the transactions of blocks against balances and transfers. A claim that a printed
 * sentence makes and the record does not support fails; one for which a plainer sentence was printed is only counted.
 * Slots without a block are passed over. Rejects when the node cannot be asked.
 */
export async function verifySentences(chain: Chain, from: number, to: number): Promise<readonly Check[]> {
  let [sentences, claimed, unclaimed, refused] = [0, 0, 0, 0];
  const unsupported: string[] = [];
  const plainer: string[] = [];
  for (let slot = from; slot <= to; slot++) {
    const reading = await getBlock(chain, slot);
    if (reading.kind === 'absent') continue;
    const { blockTime, transactions = [] } = reading.block;
    for (const transaction of transactions) {
      const examined = examineSentence({ ...transaction, slot, blockTime: blockTime ?? null });
      const { signature, summary } = examined.transaction;
      const line = `${signature}: ${toSentenceText(summary, { labels: {}, tokens: {} })}`;
      sentences += 1;
      claimed += examined.claims.length;
      unclaimed += examined.unclaimed.length;
      if (examined.unsupported.length > 0) unsupported.push(line);
      if (examined.refused.length > 0) plainer.push(line);
      refused += examined.refused.length;
    }
  }
  return [
    {
      name: `claims of ${sentences} sentences, which say ${unclaimed} more things that no claim covers`,
      checked: claimed,
      failed: unsupported.length,
      examples: unsupported.slice(0, MAX_EXAMPLES),
    },
    {
      name: `plainer sentences, printed for ${refused} claims without support`,
      checked: plainer.length,
      failed: 0,
      examples: plainer.slice(0, MAX_EXAMPLES),
    },
  ];
}
