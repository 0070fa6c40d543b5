import { z } from 'zod';
import { ownerOf } from '../export/export-owner.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'retryExport',
  right: 'exports.write',
  says: 'Runs a failed export again as a new one and removes the failed one.',
  limit: 'export',
  input: z.strictObject({ ...inTeam, id: z.string().max(64) }),
  audit: { thing: ({ id }) => `export ${id}`, after: () => 'begun again' },
  async run(call, { id }) {
    const owner = ownerOf(await call.requireOwner());
    const exporter = await call.exporter();
    return exporter.retry(owner, id);
  },
});
