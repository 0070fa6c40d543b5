import { z } from 'zod';
import { EXPLAINED, type ExplanationAnswer } from '#contracts/assistant/agent';
import { isEntity } from '#contracts/account/entities';
import { text } from '../input/texts.ts';
import { defineEndpoint } from './define-endpoint.ts';

export default defineEndpoint({
  name: 'explanation',
  route: '/api/explanations/:kind/:id',
  says: 'An explanation of a transaction, account, token, program, block or validator, at three depths; every figure cites the tool result it was read from.',
  when: 'A person is to read it; the other questions give the figures themselves.',
  input: z.strictObject({
    kind: z.enum(EXPLAINED).describe('What is explained; `failure` is why a transaction failed.'),
    id: text.describe('Signature, address or slot.'),
  }),
  absences: true,
  async run(ask, { kind, id }): Promise<ExplanationAnswer> {
    if (!isEntity({ kind: kind === 'failure' ? 'transaction' : kind, id })) {
      return ask.absent('malformed', `This is not the id of a ${kind === 'failure' ? 'transaction' : kind}.`);
    }
    const { services, cluster, signal } = ask;
    return {
      kind: 'found',
      provenance: ask.provenance(),
      ...(await services.explain(cluster, kind, id, signal)),
    };
  },
});
