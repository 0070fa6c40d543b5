import { z } from 'zod';
import { ownerOf } from '../export/export-owner.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'cancelExport',
  says: 'Stops an export that is being made.',
  input: z.strictObject({ id: z.string().max(64) }),
  audit: { thing: ({ id }) => `export ${id}`, after: () => 'cancelled' },
  async run(call, { id }) {
    const owner = ownerOf(await call.requireUser());
    const exporter = await call.exporter();
    return exporter.cancel(owner, id);
  },
});
