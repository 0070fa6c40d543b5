import { z } from 'zod';
import { toFallback } from '../clusters.ts';
import { defineEndpoint } from './define-endpoint.ts';

export default defineEndpoint({
  name: 'clusters',
  input: z.strictObject({}),
  absences: false,
  run({ clusters }) {
    const list = clusters.list();
    return Promise.resolve({ clusters: list, ...toFallback(list) });
  },
});
