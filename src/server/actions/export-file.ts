import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { actionError } from '../errors/action-error.ts';
import { ownerOf } from '../export/export-owner.ts';
import { toDisposition } from '../export/file-name.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'exportFile',
  right: 'exports.read',
  says: 'Gives the file of a finished export, for an hour.',
  input: z.strictObject({ ...inTeam, id: z.string().max(64) }),
  async run(call, { id }) {
    const owner = ownerOf(await call.requireOwner());
    const exporter = await call.exporter();
    const { path, mimeType, filename, size } = await exporter.file(owner, id);
    const handle = await open(path).catch(() => undefined);
    if (handle === undefined) throw actionError(410, 'The file is no longer stored. Export it again.');
    const access = await call.watchAccess();
    const bytes = handle.createReadStream({ signal: access.signal });
    bytes.once('close', () => access.end());
    // A visitor who goes away ends the reading; that is no fault.
    bytes.on('error', () => undefined);
    return new Response(Readable.toWeb(bytes) as ReadableStream<Uint8Array>, {
      headers: {
        'Content-Type': mimeType,
        'Content-Length': String(size),
        'Content-Disposition': toDisposition(filename),
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
        Vary: 'Cookie',
      },
    });
  },
});
