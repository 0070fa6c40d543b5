import { z } from 'zod';
import type { NewsAnswer } from '#contracts/documents';
import { readDocuments } from '../documents/library.ts';
import { defineEndpoint } from './define-endpoint.ts';

export default defineEndpoint({
  name: 'news',
  route: '/api/news',
  says: 'All news with their texts, the newest first.',
  input: z.strictObject({}),
  isOfServer: true,
  absences: false,
  async run(): Promise<NewsAnswer> {
    return { news: await readDocuments('news') };
  },
});
