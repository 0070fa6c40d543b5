import { z } from 'zod';
import type { ClustersAnswer } from '#contracts/answers';
import { toClustersAnswer } from '../reading/clusters.ts';
import { defineEndpoint } from './define-endpoint.ts';

export default defineEndpoint({
  name: 'clusters',
  route: '/api/clusters',
  says: 'The clusters this server answers for, whether each can be reached, what the index of each covers, and which one is shown unless another is chosen.',
  input: z.strictObject({}),
  isOfServer: true,
  absences: false,
  run: ({ clusters }): Promise<ClustersAnswer> => toClustersAnswer(clusters),
});
