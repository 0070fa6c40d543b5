import { z } from 'zod';
import { toClustersAnswer } from '../clusters.ts';
import { defineEndpoint } from './define-endpoint.ts';

export default defineEndpoint({
  name: 'clusters',
  input: z.strictObject({}),
  absences: false,
  run: ({ clusters }) => toClustersAnswer(clusters),
});
