import { z } from 'zod';
import { SERVED_CLUSTERS } from '#contracts/cluster';
import { readExportConfig } from '#contracts/export/export-config';
import { MAX_GIVEN_BYTES, MAX_GIVEN_COLUMNS, MAX_GIVEN_ROWS } from '#contracts/export/exports';
import { actionError } from '../errors/action-error.ts';
import { ownerOf } from '../export/export-owner.ts';
import { LISTS } from '../export/export-rows.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

const MAX_PAGES = 20_000;
const shortText = z.string().max(200);

const source = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('rows'),
    title: shortText,
    columns: z
      .array(z.strictObject({ key: shortText, title: shortText }))
      .min(1)
      .max(MAX_GIVEN_COLUMNS),
    rows: z.array(z.array(z.string()).max(MAX_GIVEN_COLUMNS)).max(MAX_GIVEN_ROWS),
  }),
  z.strictObject({
    kind: z.literal('list'),
    list: shortText,
    input: z.record(shortText, z.string().max(4_096)),
    pages: z.int().min(1).max(MAX_PAGES).optional(),
  }),
]);

export default defineAction({
  name: 'createExport',
  right: 'exports.write',
  says: 'Starts making a file of rows that are given, or of a whole list of the product.',
  limit: 'export',
  bodyBytes: MAX_GIVEN_BYTES,
  input: z.strictObject({
    ...inTeam,
    name: shortText.optional(),
    config: z.unknown().optional(),
    cluster: z.enum([...SERVED_CLUSTERS, 'custom']).optional(),
    source,
  }),
  audit: {
    thing: (_input, answer) => `export ${answer?.id ?? ''}`,
    after: ({ source: given, cluster }, answer) => ({
      name: answer?.name,
      of: given.kind === 'list' ? given.list : given.title,
      cluster,
    }),
  },
  async run(call, input) {
    const owner = ownerOf(await call.requireOwner());
    const reading = readExportConfig(input.config);
    if (reading.kind === 'invalid') throw actionError(400, reading.error);
    if (input.source.kind === 'list' && !LISTS.has(input.source.list)) {
      throw actionError(400, 'There is no such list.');
    }
    const cluster = input.cluster ?? call.cluster;
    if (input.source.kind === 'list' && cluster === 'custom') {
      throw actionError(
        400,
        'This server cannot read whole lists of your endpoint’s chain. Export the rows shown.',
      );
    }
    const title = input.source.kind === 'list' ? LISTS.get(input.source.list)!.title : input.source.title;
    const exporter = await call.exporter();
    return exporter.create(owner, {
      name: input.name?.trim() || title,
      config: reading.config,
      source: input.source,
      cluster,
    });
  },
});
