import { z } from 'zod';
import { ownerOf } from '../export/export-owner.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'exportJob',
  says: 'Gives one export with its progress.',
  input: z.strictObject({ id: z.string().max(64) }),
  async run(call, { id }) {
    const owner = ownerOf(await call.requireUser());
    const exporter = await call.exporter();
    return exporter.get(owner, id);
  },
});
