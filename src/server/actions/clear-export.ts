import { z } from 'zod';
import { ownerOf } from '../export/export-owner.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'clearExport',
  right: 'exports.write',
  says: 'Removes a finished or failed export with its file.',
  input: z.strictObject({ ...inTeam, id: z.string().max(64) }),
  audit: { thing: ({ id }) => `export ${id}`, after: () => 'removed' },
  async run(call, { id }) {
    const owner = ownerOf(await call.requireOwner());
    const exporter = await call.exporter();
    await exporter.clear(owner, id);
    return undefined;
  },
});
