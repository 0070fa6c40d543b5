import { servedClusterOf, type App } from './request-context.ts';
import type { AnswerParts } from '../answering/answer.ts';
import { serverError } from '../errors/server-error.ts';
import { toAddress } from '../input/texts.ts';
import { replyJson } from './reply.ts';
import { toInterfaceFile } from '../reading/program/idl-path.ts';

/** Interfaces as their programs publish them, for tools that read IDLs. */
export function addInterfaceFiles(app: App, { clusters }: Pick<AnswerParts, 'clusters'>): void {
  app.get(toInterfaceFile(':address'), async (context) => {
    const address = toAddress(context.req.param('address') ?? '');
    const cluster = servedClusterOf(context, clusters);
    const published = address && (await clusters.reader(cluster).interfaces.read(address));
    if (address === undefined || published === undefined) throw serverError('not-found');
    return replyJson(context, 200, JSON.stringify(published.json, undefined, 2), {
      'Cache-Control': 'private, max-age=60',
      'Content-Disposition': `attachment; filename="${published.idl.name || 'idl'}.${address.slice(0, 8)}.json"`,
      'X-Cluster': cluster,
      Vary: 'Cookie',
    });
  });
}
