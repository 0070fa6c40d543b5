import { z } from 'zod';
import type { OperationAnswer } from '#contracts/reference';
import { text } from '../input/texts.ts';
import { defineEndpoint } from './define-endpoint.ts';

export default defineEndpoint({
  name: 'operation',
  route: '/api/reference/:name',
  says: 'One request this server answers: its method, path and parameters.',
  input: z.strictObject({ name: text.describe('As the list of operations gives it.') }),
  isOfServer: true,
  absences: true,
  isSettled: () => true,
  async run(ask, { name }): Promise<OperationAnswer> {
    return (
      (await ask.services.findOperation(name)) ??
      ask.absent('not-found', 'This server answers no request of this name.', {
        hint: 'The list of operations names all of them.',
      })
    );
  },
});
