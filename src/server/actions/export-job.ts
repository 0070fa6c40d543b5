import { z } from 'zod';
import { ownerOf } from '../export/export-owner.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'exportJob',
  right: 'exports.read',
  says: 'Gives one export with its progress.',
  input: z.strictObject({ ...inTeam, id: z.string().max(64) }),
  async run(call, { id }) {
    const owner = ownerOf(await call.requireOwner());
    const exporter = await call.exporter();
    return exporter.get(owner, id);
  },
});
