import { z } from 'zod';
import { ownerOf } from '../export/export-owner.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'cancelExport',
  right: 'exports.write',
  says: 'Stops an export that is being made.',
  input: z.strictObject({ ...inTeam, id: z.string().max(64) }),
  audit: { thing: ({ id }) => `export ${id}`, after: () => 'cancelled' },
  async run(call, { id }) {
    const owner = ownerOf(await call.requireOwner());
    const exporter = await call.exporter();
    return exporter.cancel(owner, id);
  },
});
