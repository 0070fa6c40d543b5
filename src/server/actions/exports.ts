import { z } from 'zod';
import { ownerOf } from '../export/export-owner.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'exports',
  right: 'exports.read',
  says: 'Lists the exports of the signed-in user, the newest first.',
  input: z.strictObject({ ...inTeam }),
  async run(call) {
    const owner = ownerOf(await call.requireOwner());
    const exporter = await call.exporter();
    return { jobs: await exporter.list(owner) };
  },
});
