/** Figures over transfers that are too much for one answer. */
import { expect, test } from 'vitest';
import type { ToolAsk } from '../tools/define-tool.ts';
import { readIndexedTransfers } from './indexed-transfers.ts';

const COVERAGE = { fromTime: 1_000, toTime: 2_000 };
const ROWS = {
  kind: 'found',
  columns: ['time', 'slot', 'sender', 'receiver', 'mint', 'amount'].map((key) => ({ key })),
  rows: [[1_500, 9, 'a', 'b', 'So11111111111111111111111111111111111111112', '5']],
  hasMore: false,
  scope: {},
  names: { labels: {}, tokens: {} },
  coverage: COVERAGE,
};

/** Rows are listed; what is counted over all of them is refused. */
const ask = {
  ask: async (_name: string, { q }: { readonly q: string }) =>
    q.includes('"measures"')
      ? { kind: 'absent', state: 'too-much', message: 'Too much.', cluster: 'localnet' }
      : ROWS,
} as unknown as ToolAsk; // the one thing of it that is used

test('are left out, and not told as none', async () => {
  const { data, isUnknown, rows } = await readIndexedTransfers(ask, {
    ways: [{ way: 'there', sender: undefined, receiver: undefined, where: [] }],
    mint: undefined,
    from: undefined,
    to: undefined,
    order: 'newest',
    limit: 10,
    place: { slot: undefined, skip: 0, where: [] },
  });
  expect(rows).toHaveLength(1);
  expect(isUnknown).toBe(true);
  for (const key of ['count', 'transfers', 'senders', 'tokens', 'topSenders', 'topReceivers', 'pairs'])
    expect(data).not.toHaveProperty(key);
});
