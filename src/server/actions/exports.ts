import { z } from 'zod';
import { ownerOf } from '../export/export-owner.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'exports',
  says: 'Lists the exports of the signed-in user, the newest first.',
  input: z.strictObject({}),
  async run(call) {
    const owner = ownerOf(await call.requireUser());
    const exporter = await call.exporter();
    return { jobs: await exporter.list(owner) };
  },
});
