import { z } from 'zod';
import { actionError } from '../errors/action-error.ts';
import { ownerOf } from '../export/export-owner.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'deleteExportTemplate',
  right: 'exports.write',
  says: 'Deletes saved export settings.',
  input: z.strictObject({ ...inTeam, id: z.string().max(64) }),
  audit: { thing: ({ id }) => `export template ${id}`, after: () => 'removed' },
  async run(call, { id }) {
    const owner = ownerOf(await call.requireOwner());
    if (!(await call.users.exports.removeTemplate(owner, id))) {
      throw actionError(404, 'There is no such template.');
    }
    return undefined;
  },
});
