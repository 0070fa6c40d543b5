import { z } from 'zod';
import { ownerOf } from '../export/export-owner.ts';
import { toExportTemplate } from '../export/stored-job.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'exportTemplates',
  right: 'exports.read',
  says: 'Lists the saved export settings of the signed-in user.',
  input: z.strictObject({ ...inTeam }),
  async run(call) {
    const owner = ownerOf(await call.requireOwner());
    return { templates: (await call.users.exports.templates(owner)).map(toExportTemplate) };
  },
});
