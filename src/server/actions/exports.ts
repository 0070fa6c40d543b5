import { z } from 'zod';
import { exporterOf, ownerOf } from '../export/exporter-of.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'exports',
  says: 'Lists the exports of whoever is signed in, the newest first.',
  input: z.strictObject({}),
  async run(call) {
    const owner = ownerOf(await call.requireUser());
    const exporter = await exporterOf(call);
    return { jobs: await exporter.list(owner) };
  },
});
