import { z } from 'zod';
import { ownerOf } from '../export/export-owner.ts';
import { toExportTemplate } from '../export/stored-job.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'exportTemplates',
  says: 'Lists the saved export settings of the signed-in user.',
  input: z.strictObject({}),
  async run(call) {
    const owner = ownerOf(await call.requireUser());
    return { templates: (await call.users.exports.templates(owner)).map(toExportTemplate) };
  },
});
