import { z } from 'zod';
import { WireError } from '#chain/wire/transaction';
import { MAX_INSPECTED_LENGTH, type InspectionAnswer } from '#contracts/account/inspection';
import { decodeTransaction, withLogEvents } from '#decoder';
import { toBase64 } from '#std/json';
import {
  checkSignatures,
  readLoaded,
  readUnsent,
  simulate,
  type Unsent,
} from '../reading/transaction/inspect-transaction.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { defineEndpoint } from './define-endpoint.ts';

/** Source: solana-packet `PACKET_DATA_SIZE`; SIMD-0385 for version 1. */
const SIZE_LIMITS = { legacy: 1_232, 0: 1_232, 1: 4_096 } as const;

export default defineEndpoint({
  name: 'inspection',
  route: '/api/inspection',
  says: 'A transaction that was not sent, read from its bytes: its instructions, whether its signatures are valid, and what a simulation says would happen.',
  when: 'To see what a transaction would do before signing or sending it.',
  input: z.strictObject({
    transaction: z
      .string()
      .max(MAX_INSPECTED_LENGTH, `must have at most ${MAX_INSPECTED_LENGTH} characters`)
      .describe('Base64 or base58 of a whole transaction, or of its message.'),
  }),
  absences: true,
  async run(ask, input): Promise<InspectionAnswer> {
    const { reader, signal } = ask;
    let unsent: Unsent;
    try {
      unsent = readUnsent(input.transaction);
    } catch (error) {
      if (!(error instanceof WireError)) throw error;
      return ask.absent('malformed', `These bytes are not a transaction: ${error.message}.`, {
        hint: 'Paste base64 or base58 of a whole transaction, or of its message.',
      });
    }
    const { form, parsed, wire } = unsent;
    const [{ simulation, meta }, loadedAddresses] = await Promise.all([
      simulate(reader, wire, signal),
      readLoaded(reader, unsent, signal),
    ]);
    const slot = simulation.kind === 'simulated' ? simulation.slot : undefined;
    const decoded = decodeTransaction(
      {
        transaction: [toBase64(wire), 'base64'],
        version: parsed.message.version,
        ...(meta !== undefined && { meta: { ...(loadedAddresses && { loadedAddresses }), ...meta } }),
      },
      undefined,
      reader.interfaces.protocolOf,
    );
    const transaction = withLogEvents(decoded, reader.interfaces.protocolOf);
    return {
      kind: 'found',
      provenance: ask.provenance(slot),
      form,
      transaction,
      signatures: checkSignatures(unsent),
      simulation,
      wire,
      sizeLimit: SIZE_LIMITS[parsed.message.version],
      names: await toNames(new NamedThings().addTransaction(transaction), reader, signal),
    };
  },
});
