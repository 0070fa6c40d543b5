import { z } from 'zod';
import { readExportConfig } from '#contracts/export/export-config';
import { EXPORT_TEMPLATES_PER_USER } from '#store/users/exports';
import { actionError } from '../errors/action-error.ts';
import { ownerOf } from '../export/export-owner.ts';
import { toExportTemplate } from '../export/stored-job.ts';
import { makeId } from '../sessions/secrets.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'saveExportTemplate',
  right: 'exports.write',
  says: 'Saves export settings under a name.',
  input: z.strictObject({ ...inTeam, name: z.string().max(200), config: z.unknown().optional() }),
  audit: { thing: ({ name }) => `export template ${name}`, after: ({ config }) => config },
  async run(call, { name, config }) {
    const owner = ownerOf(await call.requireOwner());
    const reading = readExportConfig(config);
    if (reading.kind === 'invalid') throw actionError(400, reading.error);
    const called = name.trim();
    if (called === '') throw actionError(400, 'A template needs a name.');
    const template = {
      ...owner,
      id: makeId(),
      name: called.slice(0, 100),
      format: reading.config.format,
      config: JSON.stringify(reading.config),
      createdMs: call.nowMs(),
    };
    if (!(await call.users.exports.addTemplate(template))) {
      throw actionError(409, `${EXPORT_TEMPLATES_PER_USER} templates are saved. Delete one first.`);
    }
    return toExportTemplate(template);
  },
});
