import { z } from 'zod';
import type { TransactionRow, TransactionRows } from '#contracts/answers';
import { serverError } from '../errors/server-error.ts';
import { toSignature } from '../input/texts.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { toTransactionRow } from '../reading/transaction/transaction-row.ts';
import { forEachConcurrent, withTimeout } from '#std/concurrency';
import { defineEndpoint } from './define-endpoint.ts';

const MAX_SIGNATURES = 25;
const CONCURRENCY = 8;
const DEADLINE_MS = 8_000;

export default defineEndpoint({
  name: 'summaries',
  route: '/api/summaries',
  says: 'Rows with a one-sentence summary for up to 25 transactions; those that could not be read in time are left out.',
  when: 'A list gave rows without a summary.',
  input: z.strictObject({
    signatures: z
      .string()
      .max(MAX_SIGNATURES * 89)
      .describe('Signatures of transactions with commas between.'),
  }),
  absences: false,
  async run(ask, input): Promise<TransactionRows> {
    const signatures = [...new Set(input.signatures.split(','))].map((part) => {
      const signature = toSignature(part.trim());
      if (signature === undefined) {
        throw serverError('bad-input', {
          detail: 'signatures must be transaction signatures with commas between.',
        });
      }
      return signature;
    });
    if (signatures.length > MAX_SIGNATURES) {
      throw serverError('bad-input', { detail: `signatures must be at most ${MAX_SIGNATURES}.` });
    }
    const read = new Map<string, TransactionRow>();
    await withTimeout(
      DEADLINE_MS,
      forEachConcurrent(CONCURRENCY, signatures, async (signature) => {
        const reading = await ask.reader.transactions.read(signature, { signal: ask.signal });
        if (reading.kind === 'absent') return;
        const { transaction, index } = reading;
        read.set(signature, toTransactionRow(transaction, { slot: transaction.slot ?? 0, index }));
      }),
    );
    const rows = signatures.flatMap((signature) => read.get(signature) ?? []);
    const things = new NamedThings();
    for (const row of rows) things.addRow(row);
    return { rows, names: await toNames(things, ask.reader, ask.signal) };
  },
});
