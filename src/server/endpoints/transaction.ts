import { z } from 'zod';
import { getSignatureStatuses, type SignatureStatus } from '#chain';
import type { TransactionAnswer } from '#contracts/answers';
import { findElsewhere } from '../reading/names/find-elsewhere.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { readTransactionPrices } from '../reading/transaction/transaction-prices.ts';
import { signatureText, toSignature } from '../input/texts.ts';
import { defineEndpoint } from './define-endpoint.ts';

const NOT_A_SIGNATURE = 'This is not a transaction signature: it must be base58 of 64 bytes.';

export default defineEndpoint({
  name: 'transaction',
  route: '/api/transactions/:signature',
  says: 'One transaction, decoded: what it did in one sentence, its instructions, balance changes, trades, fees and logs, what its assets cost then, and the reason if it failed.',
  when: 'The signature of a transaction is known.',
  input: z.strictObject({ signature: signatureText }),
  absences: true,
  isSettled: (answer: TransactionAnswer) =>
    answer.kind === 'found' &&
    answer.confirmation.commitment === 'finalized' &&
    answer.prices?.isPending !== true,
  async run(ask, input): Promise<TransactionAnswer> {
    const signature = toSignature(input.signature);
    if (signature === undefined) {
      return ask.absent('malformed', NOT_A_SIGNATURE, { hint: 'Check that the whole signature was copied.' });
    }
    const { reader, signal } = ask;
    const [reading, status] = await Promise.all([
      reader.transactions.read(signature, { signal }),
      getSignatureStatuses(reader.chain, [signature], false, { signal, timeoutMs: 3_000 }).then(
        ([first]) => first,
        () => 'unread' as const,
      ),
    ]);
    if (reading.kind === 'absent') {
      if (reading.state === 'not-found' && status !== undefined && status !== 'unread') {
        return ask.absent(
          'too-new',
          `The transaction was processed in slot ${status.slot} and is not confirmed yet.`,
          { hint: 'Check again in a second.' },
        );
      }
      if (reading.state === 'pruned') {
        return ask.absent('pruned', 'The node keeps no history as old as this transaction.');
      }
      if (reading.state === 'unreadable') {
        return ask.absent('not-available', 'The node cannot give a transaction of this version.');
      }
      const foundOn = await findElsewhere(ask, ({ chain }, options) =>
        getSignatureStatuses(chain, [signature], true, options).then(([first]) => first !== undefined),
      );
      return ask.absent('not-found', 'No transaction with this signature is known on this cluster.', {
        foundOn,
        hint:
          foundOn.length > 0
            ? 'It exists on another cluster.'
            : 'A transaction sent a moment ago may need some seconds; one that expired never lands.',
      });
    }
    const { transaction, wire } = reading;
    const [names, prices] = await Promise.all([
      toNames(new NamedThings().addTransaction(transaction), reader, signal),
      readTransactionPrices(ask, transaction),
    ]);
    return {
      kind: 'found',
      provenance: ask.provenance(transaction.slot),
      transaction,
      names,
      confirmation: toConfirmation(status),
      wire,
      prices,
    };
  },
});

/**
 * A node forgets the status of old transactions; one that it still serves from history is final. Where the status
 * could not be read, only that is known at which the transaction was asked for.
 */
function toConfirmation(
  status: SignatureStatus | 'unread' | undefined,
): Extract<TransactionAnswer, { kind: 'found' }>['confirmation'] {
  if (status === 'unread') return { commitment: 'confirmed' };
  if (status === undefined) return { commitment: 'finalized' };
  const commitment = status.confirmationStatus ?? (status.confirmations === null ? 'finalized' : 'confirmed');
  return { commitment, confirmations: status.confirmations ?? undefined };
}
