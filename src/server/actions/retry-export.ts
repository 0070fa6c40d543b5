import { z } from 'zod';
import { exporterOf, ownerOf } from '../export/exporter-of.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'retryExport',
  says: 'Makes a failed export again as a new one and removes the failed one.',
  limit: 'export',
  input: z.strictObject({ id: z.string().max(64) }),
  async run(call, { id }) {
    const owner = ownerOf(await call.requireUser());
    const exporter = await exporterOf(call);
    return exporter.retry(owner, id);
  },
});
