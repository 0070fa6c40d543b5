import { z } from 'zod';
import type { ReferenceAnswer } from '#contracts/reference';
import { defineEndpoint } from './define-endpoint.ts';

export default defineEndpoint({
  name: 'reference',
  route: '/api/reference',
  says: 'Every request this server answers, by subject, with its limits and possible errors.',
  when: 'To learn what can be asked here.',
  input: z.strictObject({}),
  isOfServer: true,
  absences: false,
  isSettled: () => true,
  run: ({ services }): Promise<ReferenceAnswer> => services.readReference(),
});
