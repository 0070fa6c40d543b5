import { z } from 'zod';
import { getTransaction } from '#chain';
import type { RawTransactionAnswer } from '#contracts/answers';
import { signatureText, toSignature } from '../input/texts.ts';
import { toNodeJson } from '../reading/transaction/node-json.ts';
import { defineEndpoint } from './define-endpoint.ts';

export default defineEndpoint({
  name: 'rawTransaction',
  route: '/api/transactions/:signature/raw',
  says: 'One transaction as the node returns it: its JSON, pretty-printed, with no digit lost.',
  when: 'To check what the decoder made of a transaction, or to see what it leaves out.',
  input: z.strictObject({ signature: signatureText }),
  absences: true,
  async run(ask, input): Promise<RawTransactionAnswer> {
    const signature = toSignature(input.signature);
    if (signature === undefined) {
      return ask.absent('malformed', 'This is not a transaction signature: it must be base58 of 64 bytes.');
    }
    const reading = await getTransaction(ask.reader.chain, signature, {
      signal: ask.signal,
      encoding: 'json',
    });
    if (reading.kind === 'absent') {
      return ask.absent(
        reading.state === 'unreadable' ? 'not-available' : reading.state,
        'The node gives no transaction with this signature.',
      );
    }
    return {
      kind: 'found',
      provenance: ask.provenance(reading.transaction.slot),
      json: toNodeJson(reading.transaction),
    };
  },
});
